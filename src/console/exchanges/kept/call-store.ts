import { CallBodies, CallRecord } from './call-record.ts';
import { openLimitedStore, type RecordKey, type StoreLimits } from './limited-store.ts';

/** The calls of all tabs of this browser. Every function rejects if the browser offers no storage. */
export interface CallStore {
  /** Every call, oldest first; records of another version are ignored. */
  readonly all: () => Promise<{ readonly key: RecordKey; readonly record: CallRecord }[]>;
  readonly bodies: (key: RecordKey) => Promise<CallBodies | undefined>;
  /** @throws `QuotaExceededError` when the browser has no space for the call */
  readonly put: (key: RecordKey, record: CallRecord, bodies: CallBodies, size: number) => Promise<void>;
  /** Removes the oldest calls until the rest fits into this fraction of the limits. */
  readonly trim: (share?: number) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Opens the stored calls of this browser. */
export function openCallStore(limits: StoreLimits): CallStore {
  const { all, get, put, trim, clear } = openLimitedStore('calls', ['calls', 'bodies'], limits);
  return {
    all: async () =>
      (await all('calls')).flatMap(({ key, value }) => {
        const record = CallRecord.safeParse(value);
        return record.success ? [{ key, record: record.data }] : [];
      }),
    bodies: async (key) => CallBodies.safeParse(await get('bodies', key)).data,
    put: (key, record, bodies, size) => put(key, { calls: record, bodies }, size),
    trim,
    clear,
  };
}
