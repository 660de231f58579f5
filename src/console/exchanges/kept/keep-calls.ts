import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';
import { exchangeLog, type LoggedExchange, maxCompleteExchanges } from '../exchange-log.ts';
import { type CallRecord, fromRecord, toKeptCall } from './call-record.ts';
import { type CallStore, openCallStore } from './call-store.ts';
import { isFull, putMakingRoom, type RecordKey } from './limited-store.ts';
import { callLimits } from './limits.ts';
import { runRecords } from './run-records.ts';

/**
 * Whether calls survive a reload. `full`: the browser had no room for some. `unavailable`: it offers no storage,
 * as in some private windows.
 */
export type CallStorageState = 'kept' | 'full' | 'unavailable';

/** The part of the exchange log that this module needs. */
export type KeptLog = Pick<typeof exchangeLog, 'subscribe' | 'entries' | 'replace'>;

/**
 * Stores the calls of a log, and adds calls of earlier visits to it.
 *
 * @param clearRuns removes the stored runs of the panels, which are cleared together with the log
 */
export function createCallKeeper(
  log: KeptLog,
  store: CallStore,
  clearRuns: () => Promise<void> = async () => {},
) {
  const { subscribe, notify } = createListeners();
  let state: CallStorageState = 'kept';
  /** Keys and records, by id, of the calls that are stored or about to be. */
  const known = new Map<string, { readonly key: RecordKey; readonly record: CallRecord }>();
  const notStored = new Set<string>();
  /** The last write; each waits for the one before, so that clearing the log never leaves a call behind. */
  let writing = Promise.resolve();

  const become = (next: CallStorageState) => {
    if (state === next) return;
    state = next;
    notify();
  };
  const keep = (entry: LoggedExchange) => {
    const { id } = entry.exchange;
    const { record, bodies, size } = toKeptCall(entry);
    const key: RecordKey = [performance.timeOrigin + performance.now(), id];
    known.set(id, { key, record });
    const stored = writing.then(() => putMakingRoom(store, () => store.put(key, record, bodies, size)));
    writing = stored.then(
      () => {
        if (notStored.size === 0) become('kept');
      },
      (error) => {
        notStored.add(id);
        become(isFull(error) ? 'full' : 'unavailable');
      },
    );
  };
  /** The same call with its bodies left in the store, or with cut bodies if it could not be stored. */
  const released = (entry: LoggedExchange): LoggedExchange => {
    const { id } = entry.exchange;
    const stored = known.get(id);
    if (entry.stored || !stored) return entry;
    if (!notStored.has(id)) return fromRecord(stored.record, () => store.bodies(stored.key));
    const { bodies } = toKeptCall(entry);
    return fromRecord(stored.record, async () => bodies);
  };
  /** Stores new calls and releases the bodies of older ones. */
  const onChange = () => {
    const entries = log.entries();
    if (entries.length === 0) {
      if (known.size === 0) return;
      known.clear();
      notStored.clear();
      become('kept');
      writing = writing.then(() => Promise.all([store.clear(), clearRuns()])).then(ignore, ignore);
      return;
    }
    for (const entry of entries.toReversed()) {
      if (!known.has(entry.exchange.id)) keep(entry);
    }
    const outgrown = entries[maxCompleteExchanges];
    if (!outgrown || outgrown.stored) return;
    log.replace(entries.with(maxCompleteExchanges, released(outgrown)), callLimits.records);
  };

  return {
    subscribe,
    state: () => state,
    /** Loads the calls of earlier visits; from now on, new calls are kept. */
    start: async () => {
      log.subscribe(onChange);
      onChange();
      const earlier = await store.all().catch(() => {
        become('unavailable');
        return [];
      });
      const restored = earlier
        .filter(({ key: [, id] }) => !known.has(id))
        .map(({ key, record }) => {
          known.set(record.exchange.id, { key, record });
          return fromRecord(record, () => store.bodies(key));
        });
      log.replace([...log.entries(), ...restored.reverse()], callLimits.records);
    },
  };
}

const ignore = () => {};

const keeper = createCallKeeper(exchangeLog, openCallStore(callLimits), () => runRecords.clear());
let isStarted = false;

/** Keeps the calls of this page for later visits, and shows calls of earlier visits. */
export function keepCalls(): void {
  if (isStarted) return;
  isStarted = true;
  void keeper.start();
}

/** Whether calls survive a reload. */
export function useCallStorageState(): CallStorageState {
  return useSyncExternalStore(keeper.subscribe, keeper.state);
}
