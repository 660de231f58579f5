import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#console/ui/storage.ts';
import { exchangeLog } from '../exchange-log.ts';
import { type LostRun, noRuns, type Run, type RunStore, shownRunsKey } from '../run-store.ts';
import { isFull, putMakingRoom } from './limited-store.ts';
import { maxRunBytes } from './limits.ts';
import { bytesOf, fromRunRecord, toRunRecord } from './run-record.ts';
import { type RunRecords, runRecords } from './run-records.ts';

const Key = z.object({ at: z.number(), id: z.string() });

/** The keys of the runs that a tab shows, and why its last run is not shown, if so. */
const ShownRuns = z.object({
  newest: z.optional(Key),
  previous: z.optional(Key),
  lost: z.optional(
    z.object({ reason: z.enum(['size', 'room', 'audio']), startedAt: z.number(), bytes: z.number() }),
  ),
});
type ShownRuns = z.infer<typeof ShownRuns>;

/** The part of the exchange log by which the keeper notices that the log was cleared. */
type ClearableLog = Pick<typeof exchangeLog, 'subscribe' | 'entries'>;

/** Shows a panel's last run from before the page was reloaded, and keeps its new ones for the next reload. */
export function createRunKeeper<Form, Data>(
  store: RunStore<Form, Data>,
  log: ClearableLog,
  records: RunRecords,
) {
  const { keeping } = store;
  if (!keeping) throw new Error('the runs of this store are not kept');
  const shownKey = shownRunsKey(keeping.name);
  /** The keys of stored runs, by the start time of the run. */
  const keys = new Map<number, z.infer<typeof Key>>();
  /** The newest run when it was last stored, restored or cleared; it is not stored again until it changes. */
  let settled: Run<Form, Data> | undefined;
  let isWaiting = false;
  /** The last write; each waits for the one before, so that clearing the log never leaves a run behind. */
  let writing: Promise<unknown> = Promise.resolve();

  const show = (shown: ShownRuns) => void writeStored(shownKey, shown);
  const write = async (run: Run<Form, Data>) => {
    const bytes = bytesOf(run);
    if (bytes > maxRunBytes) return show({ lost: lostRun(run, 'size') });
    const key = keys.get(run.startedAt) ?? { at: run.startedAt, id: crypto.randomUUID() };
    keys.set(run.startedAt, key);
    const previous = store.runs().previous;
    try {
      await putMakingRoom(records, () =>
        records.put([key.at, key.id], { runs: toRunRecord(run, keeping) }, bytes),
      );
      show({ newest: key, previous: previous && keys.get(previous.startedAt) });
    } catch (error) {
      if (isFull(error)) show({ lost: lostRun(run, 'room') });
      else removeStored(shownKey);
    }
  };
  /** Stores the newest run when its first call ends, and again after each further call. */
  const onChange = () => {
    if (isWaiting) return;
    isWaiting = true;
    writing = writing.then(async () => {
      isWaiting = false;
      const { newest } = store.runs();
      if (!newest || newest === settled || newest.calls.every(({ outcome }) => !outcome)) return;
      settled = newest;
      await write(newest);
    });
  };
  const clear = () => {
    settled = store.runs().newest;
    store.forget();
    writing = writing.then(() => records.clear()).then(store.forget, store.forget);
  };
  const read = async (key: z.infer<typeof Key> | undefined) => {
    const run = key && (await fromRunRecord<Form, Data>(await records.get('runs', [key.at, key.id]), store));
    if (run) keys.set(run.startedAt, key);
    return run;
  };

  return {
    /** Shows the runs from before the reload, and stores new ones from now on. */
    start: async () => {
      store.subscribe(onChange);
      let hadCalls = log.entries().length > 0;
      log.subscribe(() => {
        const hasCalls = log.entries().length > 0;
        if (hadCalls && !hasCalls) clear();
        hadCalls = hasCalls;
      });
      if (!store.runs().restoring) return onChange();
      const shown = readStored(shownKey, ShownRuns);
      const [newest, previous] = await Promise.all([read(shown?.newest), read(shown?.previous)]).catch(
        () => [],
      );
      if (newest && newest.calls.length > 0) {
        settled = newest;
        store.restore({ newest, previous });
        return;
      }
      const lost = newest ? lostRun(newest, 'audio') : shown?.lost;
      if (!lost) removeStored(shownKey);
      store.restore(lost ? { lost } : noRuns);
    },
  };
}

const lostRun = (run: Run<unknown, unknown>, reason: LostRun['reason']): LostRun => ({
  reason,
  startedAt: run.startedAt,
  bytes: bytesOf(run),
});

const keptStores = new WeakSet<object>();

/** Keeps the runs of a panel for the next reload, and shows the last run from before this one. */
export function keepRuns<Form, Data>(store: RunStore<Form, Data>): void {
  if (keptStores.has(store)) return;
  keptStores.add(store);
  void createRunKeeper(store, exchangeLog, runRecords).start();
}
