import * as z from 'zod/mini';

/** What stands before every key of the console. */
export const prefix = 'console.';

/** What stands in place of a value that is kept in parts: how many they are. */
const inParts = /^#(\d+)$/;
/** The key of a part, from 0. */
export const partKey = (key: string, part: number) => `${prefix}${key}#${part}`;

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
  try {
    removeParts(key, 0);
    sessionStorage.setItem(prefix + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes the parts of a value from one of them on. */
export function removeParts(key: string, from: number): void {
  for (let part = from; sessionStorage.getItem(partKey(key, part)) !== null; part++) {
    sessionStorage.removeItem(partKey(key, part));
  }
}
