import * as z from 'zod/mini';

/** The prefix of all keys of the console. */
export const storageKeyPrefix = 'console.';

/** Matches the entry of a value that is stored in parts: `#` and the number of parts. */
const partCountPattern = /^#(\d+)$/;
/** The key of a part; parts are numbered from 0. */
export const partKey = (key: string, part: number) => `${storageKeyPrefix}${key}#${part}`;

/**
 * Reads a value stored for this tab; undefined when there is none, when it does not match the schema, or when the
 * browser blocks storage. The tab's storage survives reloads and is not shared with other tabs.
 */
export function readStored<T extends z.core.$ZodType>(key: string, schema: T): z.output<T> | undefined {
  try {
    const kept = sessionStorage.getItem(storageKeyPrefix + key);
    if (kept === null) return undefined;
    const parts = partCountPattern.exec(kept)?.[1];
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
 * Stores a value for this tab. Never throws when storage is full or blocked.
 *
 * @returns whether it was stored
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    removeParts(key, 0);
    sessionStorage.setItem(storageKeyPrefix + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether a value is stored for this tab. */
export function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(storageKeyPrefix + key) !== null;
  } catch {
    return false;
  }
}

/** Removes a value that is stored for this tab. */
export function removeStored(key: string): void {
  try {
    sessionStorage.removeItem(storageKeyPrefix + key);
  } catch {}
}

/** Removes the parts of a value from this index on. */
export function removeParts(key: string, from: number): void {
  for (let part = from; sessionStorage.getItem(partKey(key, part)) !== null; part++) {
    sessionStorage.removeItem(partKey(key, part));
  }
}
