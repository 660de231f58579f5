import * as z from 'zod/mini';

const key = 'console.palette.recent';
const maxRecent = 5;
const Ids = z.catch(z.array(z.string()), []);

/** Ids of the commands that were run last in this browser, the latest first. */
export function recentCommands(): readonly string[] {
  try {
    return z.parse(Ids, JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Notes that a command was run. */
export function noteCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((before) => before !== id)].slice(0, maxRecent);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {}
}
