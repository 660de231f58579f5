import type { DBSchema } from 'idb';
import { changeRecords, type Database, openDatabase } from '#console/storage/database.ts';
import { CallBodies, CallRecord } from './call-record.ts';

/** When a call was logged, in milliseconds since the epoch, and its id: the order of the log. */
export type CallKey = [at: number, id: string];

interface CallsSchema extends DBSchema {
  calls: { key: CallKey; value: unknown };
  bodies: { key: CallKey; value: unknown };
  /** Size in bytes of each call, so that the oldest can be removed without reading any. */
  sizes: { key: CallKey; value: number };
}

const stores: ('calls' | 'bodies' | 'sizes')[] = ['calls', 'bodies', 'sizes'];

export interface StoreLimits {
  readonly calls: number;
  readonly bytes: number;
}

/** The calls of this browser, of all its tabs. Every function rejects where the browser offers no storage. */
export interface CallStore {
  /** Every call, oldest first; records of another version are ignored. */
  readonly all: () => Promise<{ readonly key: CallKey; readonly record: CallRecord }[]>;
  readonly bodies: (key: CallKey) => Promise<CallBodies | undefined>;
  /** @throws `QuotaExceededError` when the browser has no room for the call */
  readonly put: (key: CallKey, record: CallRecord, bodies: CallBodies, size: number) => Promise<void>;
  /** Removes the oldest calls until the others fit into this share of the limits. */
  readonly trim: (share?: number) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Opens the calls of this browser. */
export function openCallStore(limits: StoreLimits): CallStore {
  let opened: Database<CallsSchema> | undefined;
  const database = () => {
    opened ??= openDatabase<CallsSchema>('calls', 1, (created) => {
      for (const name of stores) created.createObjectStore(name);
    });
    return opened;
  };
  return {
    all: async () => {
      const reading = (await database()).transaction('calls');
      const [keys, values] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      return keys.flatMap((key, index) => {
        const record = CallRecord.safeParse(values[index]);
        return record.success ? [{ key, record: record.data }] : [];
      });
    },
    bodies: async (key) => {
      const bodies = CallBodies.safeParse(await (await database()).get('bodies', key));
      return bodies.success ? bodies.data : undefined;
    },
    put: (key, record, bodies, size) =>
      changeRecords(database(), stores, (writing) => [
        writing.objectStore('calls').put(record, key),
        writing.objectStore('bodies').put(bodies, key),
        writing.objectStore('sizes').put(size, key),
      ]),
    trim: async (share = 1) => {
      const reading = (await database()).transaction('sizes');
      const [keys, sizes] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
      const last = lastToRemove(keys, sizes, {
        calls: Math.floor(limits.calls * share),
        bytes: Math.floor(limits.bytes * share),
      });
      if (!last) return;
      await changeRecords(database(), stores, (writing) =>
        stores.map((name) => writing.objectStore(name).delete(IDBKeyRange.upperBound(last))),
      );
    },
    clear: () =>
      changeRecords(database(), stores, (writing) => stores.map((name) => writing.objectStore(name).clear())),
  };
}

/** The newest of the calls that exceed the limits; keys and sizes are ordered oldest first. */
export function lastToRemove(
  keys: readonly CallKey[],
  sizes: readonly number[],
  { calls, bytes }: StoreLimits,
): CallKey | undefined {
  let total = 0;
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    total += sizes[index] ?? 0;
    if (total > bytes || keys.length - index > calls) return keys[index];
  }
  return undefined;
}
