import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readSet, type SetReading } from '#cases/archive/read-set.ts';

/** Reads a folder as a set of cases, or returns why it is not a set. */
export async function readFolder(folder: string): Promise<SetReading> {
  if (!existsSync(folder)) return { problems: [`There is no folder ${folder}.`] };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const full = join(entry.parentPath, entry.name);
        const path = full.slice(join(folder, sep).length).split(sep).join('/');
        return { path, bytes: new Uint8Array(await readFile(full)) };
      }),
  );
  return readSet(files.sort((a, b) => (a.path < b.path ? -1 : 1)));
}
