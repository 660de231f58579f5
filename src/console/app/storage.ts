import * as z from 'zod/mini';
import { atOnce, inTurns } from '#client/turns.ts';

const prefix = 'console.';

/** UTF-16 units of a part: a browser takes a tenth of a second to keep a text of millions at once. */
const partLength = 500_000;

/** What stands in place of a value that is kept in parts: how many they are. */
const inParts = /^#(\d+)$/;
const partKey = (key: string, part: number) => `${prefix}${key}#${part}`;

/**
 * A value kept for this tab, parsed; undefined when there is none, when it no longer fits the schema, or when the
 * browser keeps nothing. The tab's storage survives reloads and is not shared with other tabs.
 */
export function readStored<T extends z.core.$ZodType>(key: string, schema: T): z.output<T> | undefined {
  try {
    const kept = sessionStorage.getItem(prefix + key);
    if (kept === null) return undefined;
    const parts = inParts.exec(kept)?.[1];
    const text =
      parts === undefined
        ? kept
        : Array.from({ length: Number(parts) }, (_, part) => sessionStorage.getItem(partKey(key, part))).join(
            '',
          );
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value for this tab. A browser that keeps nothing (full, or forbidden) is no reason to stop.
 *
 * @returns whether it was kept
 */
export function store(key: string, value: unknown): boolean {
  return atOnce(storing(key, value));
}

/**
 * Keeps a value that may be long, in short tasks.
 *
 * @returns whether it was kept; undefined when `goOn` said no in between: then nothing is kept until the next call
 */
export function storeInTurns(key: string, value: unknown, goOn: () => boolean): Promise<boolean | undefined> {
  return inTurns(storing(key, value), goOn);
}

function* storing(key: string, value: unknown): Generator<void, boolean> {
  const text = JSON.stringify(value);
  const count = text.length > partLength ? Math.ceil(text.length / partLength) : 0;
  try {
    if (count === 0) sessionStorage.setItem(prefix + key, text);
    else {
      // Without it the parts are of no value, until all of them are there.
      sessionStorage.removeItem(prefix + key);
      for (let part = 0; part < count; part++) {
        yield;
        sessionStorage.setItem(partKey(key, part), text.slice(part * partLength, (part + 1) * partLength));
      }
      sessionStorage.setItem(prefix + key, `#${count}`);
      yield;
    }
    removeParts(key, count);
    return true;
  } catch {
    if (count > 0) removeParts(key, 0);
    return false;
  }
}

function removeParts(key: string, from: number): void {
  for (let part = from; sessionStorage.getItem(partKey(key, part)) !== null; part++) {
    sessionStorage.removeItem(partKey(key, part));
  }
}
