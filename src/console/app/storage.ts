import * as z from 'zod/mini';

const prefix = 'console.';

/**
 * A value kept for this tab, parsed; undefined when there is none, when it no longer fits the schema, or when the
 * browser keeps nothing. The tab's storage survives reloads and is not shared with other tabs.
 */
export function readStored<T extends z.core.$ZodType>(key: string, schema: T): z.output<T> | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key);
    if (text === null) return undefined;
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
    sessionStorage.setItem(prefix + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
