import { createReadStream } from 'node:fs';
import * as z from 'zod/mini';
import {
  type EntryDraft,
  type ImportProgress,
  LookupFormat,
  type RefusedRow,
} from '#contract/local/lookup.ts';
import { unknownAccountProblem } from '../accounts.ts';
import { CsvRowTooLong } from '../csv.ts';
import { stepsInTurns } from '../in-turns.ts';
import type { EntryStore, ImportRow } from '../store/lookup/entry-store.ts';
import { type FileRow, UnreadableFile } from '../translation/exchange/entry-file.ts';
import { readEntryFile } from '../translation/exchange/entry-files.ts';
import { type ReadExceptions, readExceptionCsv } from '../transliteration/exceptions/exception-csv.ts';
import type { ExceptionStore } from '../transliteration/exceptions/exception-store.ts';

/** The stores that an import or an undo changes. */
export interface ChangedStores {
  readonly entries: EntryStore;
  readonly exceptions: ExceptionStore;
}

/** A file on the disk to import, and the person who imports it. */
export const FileImport = z.object({
  /** The format of entries, or exceptions as CSV. */
  format: z.union([LookupFormat, z.literal('exceptions')]),
  file: z.string(),
  by: z.string(),
  label: z.string(),
  accountNames: z.readonly(z.array(z.string())),
});
export type FileImport = z.infer<typeof FileImport>;

/** Reports the progress of an import. */
export type ReportProgress = (progress: ImportProgress & { kind: 'progress' }) => void;

const maxRefusedRows = 1000;

/** Imports a file of entries or exceptions, as one change. */
export function importFile(
  { entries, exceptions }: ChangedStores,
  given: FileImport,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<ImportProgress> {
  const { format, accountNames } = given;
  const problemOf = ({ account }: Pick<EntryDraft, 'account'>) =>
    unknownAccountProblem(account, accountNames);
  return format === 'exceptions'
    ? importExceptions(exceptions, given, problemOf, report, signal)
    : importEntries(entries, format, given, problemOf, report, signal);
}

async function importEntries(
  entries: EntryStore,
  format: LookupFormat,
  { file, by, label }: FileImport,
  problemOf: (draft: EntryDraft) => string | undefined,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<ImportProgress> {
  const content = createReadStream(file);
  const count = { rows: 0, refused: 0 };
  const refusedRows: RefusedRow[] = [];
  const refuseRow = (row: RefusedRow) => {
    count.refused++;
    if (refusedRows.length < maxRefusedRows) refusedRows.push(row);
  };
  const rows = importRows(readEntryFile(format, content), problemOf, refuseRow, (size) => {
    count.rows += size;
    report({ kind: 'progress', bytes: content.bytesRead, ...count });
  });
  try {
    const result = await entries.import(rows, { by, label }, signal);
    return { kind: 'done', ...result, refused: count.refused, refusedRows };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { line, message } = error;
    return { kind: 'failed', reason: message, ...(line !== undefined && { line }) };
  } finally {
    content.destroy();
  }
}

/** The rows of a file that can be imported; the others are given to `refuseRow`. */
async function* importRows(
  batches: AsyncIterable<readonly FileRow[]>,
  problemOf: (draft: EntryDraft) => string | undefined,
  refuseRow: (row: RefusedRow) => void,
  onRows: (count: number) => void,
): AsyncGenerator<readonly ImportRow[]> {
  for await (const batch of batches) {
    const rows: ImportRow[] = [];
    for (const one of batch) {
      const reason = 'refused' in one ? one.refused : problemOf(one.row.draft);
      if (reason !== undefined) refuseRow({ line: one.line, reason });
      else if ('row' in one) rows.push(one.row);
    }
    onRows(batch.length);
    yield rows;
  }
}

async function importExceptions(
  exceptions: ExceptionStore,
  { file, by, label }: FileImport,
  problemOf: Parameters<typeof readExceptionCsv>[1],
  report: ReportProgress,
  signal: AbortSignal,
): Promise<ImportProgress> {
  let [bytes, rows, refused] = [0, 0, 0];
  const tell = () => report({ kind: 'progress', bytes, rows, refused });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for await (const chunk of createReadStream(file)) {
      text += decoder.decode(chunk, { stream: true });
      bytes += chunk.length;
      tell();
    }
    text += decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'failed', reason: 'not UTF-8' };
    throw error;
  }
  const countRow = (isRefused: boolean) => {
    rows++;
    if (isRefused) refused++;
    tell();
  };
  let read: ReadExceptions;
  try {
    read = await stepsInTurns(readExceptionCsv(text, problemOf, countRow), signal);
  } catch (error) {
    if (error instanceof CsvRowTooLong) return { kind: 'failed', line: error.line, reason: error.message };
    throw error;
  }
  if (!read.ok) return { kind: 'failed', line: read.line, reason: read.reason };
  const result = await exceptions.import(read.drafts, { by, label }, tell, signal);
  return { kind: 'done', ...result, refused, refusedRows: read.refused.slice(0, maxRefusedRows) };
}
