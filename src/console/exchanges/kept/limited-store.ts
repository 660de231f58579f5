import type { DBSchema } from 'idb';
import { changeRecords, type Database, openDatabase } from '#console/storage/database.ts';

/** Creation time of a record in milliseconds since the epoch, and its id. Records are ordered by this key. */
export type RecordKey = [at: number, id: string];

interface Entry {
  key: RecordKey;
  value: unknown;
}

interface RecordsSchema extends DBSchema {
  calls: Entry;
  bodies: Entry;
  runs: Entry;
  sizes: Entry;
}

/** The name of a part of a record. */
type Part = 'calls' | 'bodies' | 'runs';

export interface StoreLimits {
  readonly records: number;
  readonly bytes: number;
}

/**
 * Opens a database for records that consist of these parts. All tabs of this browser share it. The size in bytes of
 * each record is stored beside it, so that the oldest can be removed without reading any. Every function rejects if the
 * browser offers no storage.
 */
export function openLimitedStore<Name extends Part>(
  name: string,
  parts: readonly Name[],
  limits: StoreLimits,
) {
  const stores: (Part | 'sizes')[] = [...parts, 'sizes'];
  let opened: Database<RecordsSchema> | undefined;
  const database = () => {
    opened ??= openDatabase<RecordsSchema>(name, 1, (created) => {
      for (const store of stores) created.createObjectStore(store);
    });
    return opened;
  };
  const keysAndValues = async (store: Part | 'sizes') => {
    const reading = (await database()).transaction(store);
    return Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
  };
  /** Removes the oldest records until the rest fits into this fraction of the limits. */
  const trim = async (share = 1) => {
    const [keys, bytes] = await keysAndValues('sizes');
    const last = lastToRemove(keys, bytes.map(Number), {
      records: Math.floor(limits.records * share),
      bytes: Math.floor(limits.bytes * share),
    });
    if (!last) return;
    await changeRecords(database(), stores, (writing) =>
      stores.map((store) => writing.objectStore(store).delete(IDBKeyRange.upperBound(last))),
    );
  };
  return {
    /** One part of every record, oldest first. */
    all: async (part: Name) => {
      const [keys, values] = await keysAndValues(part);
      return keys.map((key, index) => ({ key, value: values[index] }));
    },
    get: async (part: Name, key: RecordKey): Promise<unknown> => (await database()).get(part, key),
    /** @throws `QuotaExceededError` when the browser has no space for the record */
    put: (key: RecordKey, values: Readonly<Record<Name, unknown>>, size: number) =>
      changeRecords(database(), stores, (writing) => [
        ...parts.map((part) => writing.objectStore(part).put(values[part], key)),
        writing.objectStore('sizes').put(size, key),
      ]),
    trim,
    clear: () =>
      changeRecords(database(), stores, (writing) =>
        stores.map((store) => writing.objectStore(store).clear()),
      ),
  };
}

/** Stores a record, and removes the oldest ones if there is no space or a limit is exceeded. */
export async function putMakingRoom(
  { trim }: { readonly trim: (share?: number) => Promise<void> },
  put: () => Promise<void>,
): Promise<void> {
  await put().catch(async (error) => {
    if (!isFull(error)) throw error;
    // The browser has less space than the limits of the store allow.
    await trim(0.5);
    await put();
  });
  await trim();
}

/** Whether an error means that the browser had no space. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * The key of the newest record to remove: with it and all older records removed, the rest is within the limits.
 * Undefined when there is nothing to remove. Keys and sizes are ordered oldest first.
 */
export function lastToRemove(
  keys: readonly RecordKey[],
  sizes: readonly number[],
  { records, bytes }: StoreLimits,
): RecordKey | undefined {
  let total = 0;
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    total += sizes[index] ?? 0;
    if (total > bytes || keys.length - index > records) return keys[index];
  }
  return undefined;
}
