import type { DBSchema } from 'idb';
import { type Database, openDatabase } from '#console/storage/database.ts';

/** Values are checked when they are read: an older version of the console may have stored them. */
interface CasesSchema extends DBSchema {
  /** Cases by id. */
  cases: { key: string; value: unknown };
  /** Texts of accepted answers by the id of their case. */
  accepted: { key: string; value: string };
  /** Texts of data files by path. */
  data: { key: string; value: string };
  /** Runs by id. */
  runs: { key: string; value: unknown };
  /** Results without their calls, by run and `runKey`. */
  results: { key: [run: string, key: string]; value: unknown };
  /** The calls of a result, by the same key. */
  exchanges: { key: [run: string, key: string]; value: unknown };
}

const stores = ['cases', 'accepted', 'data', 'runs', 'results', 'exchanges'] as const;

let opened: Database<CasesSchema> | undefined;

/** The database of the workbench; all tabs of this browser share it. Rejects if the browser offers no storage. */
export function casesDatabase(): Database<CasesSchema> {
  opened ??= openDatabase<CasesSchema>('cases', 1, (created) => {
    for (const store of stores) created.createObjectStore(store);
  });
  return opened;
}
