import * as z from 'zod/mini';
import { type Exception, ExceptionDraft } from '#contract/local/exceptions.ts';
import type { RefusedRow } from '#contract/local/lookup.ts';
import { sentenceWithPath, toDeviations } from '#contract/schema.ts';
import { csvRows, repeatedColumn } from '#service/csv.ts';
import type { Steps } from '#service/in-turns.ts';
import { draftProblem, tidyDraft } from './exception-draft.ts';
import { exceptionKey } from './exception-key.ts';

const fields = ['word', 'from', 'to', 'domain', 'account'] as const;
const requiredColumns = ['word', 'from', 'to'];
const spellingColumn = /^spellings?( \d+)?$/;

/** The names of the columns of an export; exceptions have at most `spellings` spellings. */
export function exceptionHeading(spellings: number): string[] {
  const names = Array.from({ length: Math.max(1, spellings) }, (_, at) =>
    at === 0 ? 'spelling' : `spelling ${at + 1}`,
  );
  return [...fields, ...names, 'changed at', 'changed by'];
}

/** The cells of an exception under `exceptionHeading`. */
export function exceptionCells(exception: Exception, spellings: number): string[] {
  const { word, from, to, domain, account, changed } = exception;
  const texts = Array.from({ length: Math.max(1, spellings) }, (_, at) => exception.spellings[at] ?? '');
  return [word, from, to, domain ?? '', account ?? '', ...texts, changed?.at ?? '', changed?.by ?? ''];
}

/** The exceptions in a CSV file, or why it cannot be imported at all. */
export type ReadExceptions =
  | { readonly ok: true; readonly drafts: readonly ExceptionDraft[]; readonly refused: readonly RefusedRow[] }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * Reads exceptions from CSV with the columns of an export, in any order; `domain`, `account` and all spellings but the
 * first may be missing. An invalid row is refused, and the others are imported.
 *
 * @param problemOf returns why the exception is not possible in this service.
 * @param onRow called with every row that was read.
 */
export function* readExceptionCsv(
  text: string,
  problemOf: (draft: ExceptionDraft) => string | undefined,
  onRow: (refused: boolean) => void,
): Steps<ReadExceptions> {
  const drafts: ExceptionDraft[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<string, number>();
  let heading: readonly string[] | undefined;
  for (const { line, cells, problem } of csvRows(text)) {
    yield;
    if (!heading) {
      heading = cells.map((cell) => cell.trim().toLowerCase());
      const missing = missingColumn(heading);
      if (missing) return { ok: false, line, reason: `no column “${missing}”` };
      const repeated = repeatedColumn(heading.filter((name) => isKnownColumn(name)));
      if (repeated !== undefined) return { ok: false, line, reason: `two columns are named “${repeated}”` };
      continue;
    }
    const read = problem === undefined ? readRow(heading, cells) : problem;
    const reason = typeof read === 'string' ? read : (problemOf(read) ?? repeated(read, line, lines));
    if (typeof read !== 'string' && reason === undefined) drafts.push(read);
    else refused.push({ line, reason: reason ?? '' });
    onRow(reason !== undefined);
  }
  return heading ? { ok: true, drafts, refused } : { ok: false, line: 1, reason: 'the file is empty' };
}

const isKnownColumn = (name: string) =>
  (fields as readonly string[]).includes(name) || spellingColumn.test(name);

function missingColumn(heading: readonly string[]): string | undefined {
  const hasSpelling = heading.some((name) => spellingColumn.test(name));
  return requiredColumns.find((name) => !heading.includes(name)) ?? (hasSpelling ? undefined : 'spelling');
}

/** The exception in a row, or why the row is invalid. */
function readRow(heading: readonly string[], cells: readonly string[]): ExceptionDraft | string {
  const cellOf = (name: string) => cells[heading.indexOf(name)]?.trim() ?? '';
  const given = {
    word: cellOf('word'),
    from: cellOf('from').toLowerCase(),
    to: cellOf('to').toLowerCase(),
    spellings: cells.filter((cell, at) => spellingColumn.test(heading[at] ?? '') && cell.trim() !== ''),
    domain: cellOf('domain') || null,
    account: cellOf('account') || null,
  };
  const read = z.safeParse(ExceptionDraft, given);
  if (!read.success) {
    const [first] = toDeviations(read.error.issues, given);
    return first ? sentenceWithPath(first) : 'not an exception';
  }
  const draft = tidyDraft(read.data);
  return draftProblem(draft) ?? draft;
}

/** Why a row is refused: an earlier row is for the same word, languages, domain and account; otherwise undefined. */
function repeated(draft: ExceptionDraft, line: number, lines: Map<string, number>): string | undefined {
  const { word, from, to, domain, account } = draft;
  const name = JSON.stringify([exceptionKey(word), from, to, domain, account]);
  const earlier = lines.get(name);
  if (earlier === undefined) lines.set(name, line);
  return earlier === undefined ? undefined : `the same word as in line ${earlier}`;
}
