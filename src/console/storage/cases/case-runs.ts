import * as z from 'zod/mini';
import { type CaseResult, caseVerdicts, type ResultRow } from '#cases/run/results.ts';
import { keyOfResult, runKey } from '#cases/run/run-item.ts';
import { TargetChanges } from '#cases/run/target-changes.ts';
import { changeRecords } from '#console/storage/database.ts';
import { parseRecords } from '#console/storage/records.ts';
import { casesDatabase } from './cases-database.ts';

/** How many runs are kept. */
const keptRuns = 20;

/** How the requests of a run are sent. */
export const RunSettings = z.object({
  /** Maximum number of cases that run at a time. */
  concurrency: z.int().check(z.minimum(1), z.maximum(32)),
  /** Milliseconds between the end of a case and the start of the next. */
  delay: z.int().check(z.minimum(0), z.maximum(60_000)),
});
export type RunSettings = z.infer<typeof RunSettings>;

const StoredRun = z.object({
  id: z.string(),
  startedAt: z.date(),
  /** Absent while the run is unfinished. */
  endedAt: z.optional(z.date()),
  target: z.string(),
  baseUrl: z.string(),
  account: z.optional(z.string()),
  dialect: z.optional(z.string()),
  serviceVersion: z.optional(z.string()),
  /** Whether the run uses typed credentials, which only one tab has, until it is reloaded. */
  typed: z.optional(z.boolean()),
  /** Id of the run with which this one is compared. */
  comparedWith: z.optional(z.string()),
  settings: z.optional(RunSettings),
  /** Changes that its cases have made at targets and that are not undone yet. */
  leftChanges: z.optional(z.array(TargetChanges)),
  /** The keys of the requests to be sent (`runKey`), in order. */
  keys: z.array(z.string()),
});
export type StoredRun = z.infer<typeof StoredRun>;

// Only this console writes these records, so only the fields that older versions may lack are checked.
const isResultRow = (value: unknown): value is ResultRow =>
  z
    .object({ caseId: z.string(), verdict: z.enum(caseVerdicts), expectations: z.array(z.unknown()) })
    .safeParse(value).success;
const isExchanges = (value: unknown): value is CaseResult['exchanges'] =>
  z.array(z.object({ id: z.string(), request: z.object({ url: z.string() }) })).safeParse(value).success;

/** Number of results read at a time: reading ten thousand at once would block the page. */
const batchSize = 500;

const resultsOf = (run: string) => IDBKeyRange.bound([run], [run, []]);

/** The runs of this browser with their results. Every function rejects if the browser offers no storage. */
export const caseRuns = {
  /** Every run, newest first. */
  all: async (): Promise<StoredRun[]> =>
    parseRecords(StoredRun, await (await casesDatabase()).getAll('runs')).reverse(),
  /** Stores a run, and removes the oldest ones above the limit. */
  put: async (run: StoredRun): Promise<void> => {
    const database = await casesDatabase();
    const others = (await database.getAllKeys('runs')).filter((id) => id !== run.id);
    const old = others.slice(0, Math.max(0, others.length - keptRuns + 1));
    await changeRecords(casesDatabase(), ['runs', 'results', 'exchanges'], (writing) => [
      writing.objectStore('runs').put(run, run.id),
      ...old.flatMap((id) => [
        writing.objectStore('runs').delete(id),
        writing.objectStore('results').delete(resultsOf(id)),
        writing.objectStore('exchanges').delete(resultsOf(id)),
      ]),
    ]);
  },
  /** Adds a result, replacing the one of the same case and row. */
  addResult: (run: string, { exchanges, ...row }: CaseResult): Promise<void> => {
    const key: [string, string] = [run, runKey(row.caseId, row.row)];
    return changeRecords(casesDatabase(), ['results', 'exchanges'], (writing) => [
      writing.objectStore('results').put(row, key),
      writing.objectStore('exchanges').put(exchanges, key),
    ]);
  },
  /** The results of a run without their calls. */
  rows: async (run: string): Promise<ResultRow[]> => {
    const database = await casesDatabase();
    const rows: ResultRow[] = [];
    for (let last: string | undefined; ; ) {
      const rest = last === undefined ? resultsOf(run) : IDBKeyRange.bound([run, last], [run, []], true);
      const [found, keys] = await Promise.all([
        database.getAll('results', rest, batchSize),
        database.getAllKeys('results', rest, batchSize),
      ]);
      rows.push(...found.filter(isResultRow));
      last = keys.at(-1)?.[1];
      if (last === undefined || keys.length < batchSize) return rows;
    }
  },
  /** The calls of one result. */
  exchanges: async (run: string, key: string): Promise<CaseResult['exchanges']> => {
    const stored = await (await casesDatabase()).get('exchanges', [run, key]);
    return isExchanges(stored) ? stored : [];
  },
  /** The results of a run with their calls. */
  results: async (run: string): Promise<CaseResult[]> => {
    const reading = (await casesDatabase()).transaction(['results', 'exchanges']);
    const [rows, keys, exchanges] = await Promise.all([
      reading.objectStore('results').getAll(resultsOf(run)),
      reading.objectStore('exchanges').getAllKeys(resultsOf(run)),
      reading.objectStore('exchanges').getAll(resultsOf(run)),
    ]);
    const calls = new Map(keys.map(([, key], index) => [key, exchanges[index]]));
    return rows.filter(isResultRow).map((row) => {
      const found = calls.get(keyOfResult({ ...row, exchanges: [] }));
      return { ...row, exchanges: isExchanges(found) ? found : [] };
    });
  },
  /** The results of one case or row in every run, newest first. */
  trend: async (key: string): Promise<{ readonly run: StoredRun; readonly result: ResultRow }[]> => {
    const database = await casesDatabase();
    const found = await Promise.all(
      (await caseRuns.all()).map(async (run) => ({
        run,
        result: await database.get('results', [run.id, key]),
      })),
    );
    return found.flatMap(({ run, result }) => (isResultRow(result) ? [{ run, result }] : []));
  },
};
