import { stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Change } from '#contract/local/changes.ts';
import { ImportProgress } from '#contract/local/lookup.ts';
import { runTask } from '../processes/child-task.ts';
import type { UndoResult } from '../store/change-log.ts';
import type { LookupDatabase } from '../store/lookup/lookup-database.ts';
import { type ChangedStores, type FileImport, importFile, type ReportProgress } from './import-file.ts';
import type { LongChange } from './long-change-process.ts';

/** Changes that may take seconds: imports of files, and undoing large changes. */
export interface LongChanges {
  /** Imports a file on the disk, as one change; if `signal` aborts, nothing is imported. */
  import(given: FileImport, report: ReportProgress, signal: AbortSignal): Promise<ImportProgress>;
  undo(given: ChangeToUndo, signal: AbortSignal): Promise<UndoResult>;
}

/** A change of entries or exceptions to undo, and the person who undoes it. */
export interface ChangeToUndo {
  readonly store: keyof ChangedStores;
  readonly id: string;
  readonly by: string;
}

/** Size in bytes below which a file is imported in this process: starting another process would take as long. */
const smallFileBytes = 100_000;
const smallChangeRecords = 500;

const heapMegabytes = 512;
const maxMilliseconds = 3_600_000;

const UndoneMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), change: Change }),
  z.object({ kind: z.enum(['unknown', 'changed-since']) }),
]);

/** Makes every change in this process: for a store whose statements do not block it. */
export function createDirectLongChanges(stores: ChangedStores): LongChanges {
  return {
    import: (given, report, signal) => importFile(stores, given, report, signal),
    undo: ({ store, id, by }, signal) => stores[store].undo(id, by, signal),
  };
}

/**
 * Large changes are made in a separate process, because a database statement cannot be interrupted: writing an index or
 * completing a transaction would hold up other requests. Changes of a database in memory are made in this process.
 */
export function createLongChanges(database: LookupDatabase, stores: ChangedStores): LongChanges {
  const inProcess = (change: LongChange, onProgress: (progress: unknown) => void, signal: AbortSignal) =>
    database.outside(
      (file, signal) =>
        runTask('long-change-process', {
          args: [file, JSON.stringify(change)],
          heapMegabytes,
          milliseconds: maxMilliseconds,
          onProgress,
          signal,
        }),
      signal,
    );
  return {
    async import(given, report, signal) {
      const { size } = await stat(given.file);
      if (database.isInMemory || size < smallFileBytes) return importFile(stores, given, report, signal);
      const onProgress = (message: unknown) => {
        const progress = ImportProgress.parse(message);
        if (progress.kind === 'progress') report(progress);
      };
      return ImportProgress.parse(await inProcess({ import: given }, onProgress, signal));
    },
    async undo({ store, id, by }, signal) {
      const records = (await stores[store].change(id))?.count ?? 0;
      if (database.isInMemory || records < smallChangeRecords) return stores[store].undo(id, by, signal);
      return UndoneMessage.parse(await inProcess({ undo: { store, id, by } }, () => {}, signal));
    },
  };
}
