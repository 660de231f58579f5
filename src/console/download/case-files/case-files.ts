import type { CaseSet } from '#cases/archive/case-set.ts';
import type { SetReading } from '#cases/archive/read-set.ts';
import type { SetProblems } from '#cases/archive/set-limits.ts';
import type { ComparedCase } from '#cases/baselines/compare-runs.ts';
import type { OperationNames } from '#cases/case-file/name-case.ts';
import type { AudioRows } from '#cases/data/audio-rows.ts';
import type { BatchErrorRate } from '#cases/data/batch-error-rate.ts';
import type { RowsReading } from '#cases/data/read-rows.ts';
import type { RunRecord } from '#cases/evidence/run-report.ts';
import type { HarImport } from '#cases/from-call/import-har.ts';
import type { CaseResult } from '#cases/run/results.ts';
import { askWorker } from '#console/ui/ask-worker.ts';
import type { EvidenceFormat } from './evidence-formats.ts';
import type { Answer, Task, TaskKind, WrittenFile } from './tasks.ts';

/** Reads a zip of cases in a worker. */
export const readSetZip = (zip: Blob, signal?: AbortSignal): Promise<SetReading> =>
  ask({ kind: 'readSet', zip }, signal);

/** Reads the cases that come with the console in a worker. */
export const readStarterSet = (signal?: AbortSignal): Promise<SetReading> =>
  ask({ kind: 'starterSet' }, signal);

/** Reads the cases of a folder in a worker. @throws when the browser may not read it */
export const readSetFolder = (folder: FileSystemDirectoryHandle, signal?: AbortSignal): Promise<SetReading> =>
  ask({ kind: 'readFolder', folder }, signal);

/**
 * Writes a set of cases into a folder in a worker, and removes the files at `obsolete` paths that are not part of it.
 *
 * @throws when the browser may not write, or the disk is full
 */
export const writeSetFolder = (
  folder: FileSystemDirectoryHandle,
  set: CaseSet,
  obsolete: readonly string[],
  signal?: AbortSignal,
): Promise<SetProblems | { readonly written: number }> =>
  ask({ kind: 'writeFolder', folder, set, obsolete }, signal);

/** Packs a set of cases as a zip in a worker. */
export const writeSetZip = (
  set: CaseSet,
  signal?: AbortSignal,
): Promise<{ readonly zip: Blob } | SetProblems> => ask({ kind: 'writeSet', set }, signal);

/**
 * Writes the evidence of a run in a worker. An HTML report that needs a folder beside it is a zip of both.
 *
 * @param name - name of the file without its extension
 */
export const writeEvidence = (
  record: RunRecord,
  format: EvidenceFormat,
  name: string,
  signal?: AbortSignal,
): Promise<WrittenFile> => ask({ kind: 'evidence', record, format, name }, signal);

/**
 * Reads the calls of a HAR file as cases in a worker; `taken` are ids that the cases may not have, `names` the names of
 * the operations in their names.
 */
export const importHarFile = (
  har: Blob,
  taken: ReadonlySet<string>,
  names: OperationNames,
  signal?: AbortSignal,
): Promise<HarImport | { readonly problem: string }> => ask({ kind: 'importHar', har, taken, names }, signal);

/** Reads a CSV or TSV file as rows of data in a worker. */
export const readRowsFile = (table: File, signal?: AbortSignal): Promise<RowsReading> =>
  ask({ kind: 'readRows', table }, signal);

/** Compares two stored runs in a worker, which reads them too. */
export const compareStoredRuns = (
  before: string,
  after: string,
  signal?: AbortSignal,
): Promise<readonly ComparedCase[]> => ask({ kind: 'compareRuns', before, after }, signal);
/**
 * Keeps the recordings of a folder in this browser, in a worker, and makes a row of each that has a reference.
 *
 * @throws when a file cannot be read, or the browser has no room
 */
export const readRecordings = (
  files: readonly { readonly path: string; readonly file: File }[],
  signal?: AbortSignal,
): Promise<AudioRows> => ask({ kind: 'recordings', files }, signal);

/** Calculates the error rates of all results with a reference in a worker. */
export const measureErrorRates = (
  results: readonly CaseResult[],
  signal?: AbortSignal,
): Promise<BatchErrorRate> => ask({ kind: 'errorRates', results }, signal);

async function ask<Kind extends TaskKind>(task: Task<Kind>, signal?: AbortSignal): Promise<Answer<Kind>> {
  const worker = new Worker(new URL('./case-files-worker.ts', import.meta.url), { type: 'module' });
  const result = await askWorker<{ readonly answer: Answer<Kind> } | { readonly problem: string }>(
    worker,
    task,
    signal,
  );
  if ('problem' in result) throw new Error(result.problem);
  return result.answer;
}
