import Papaparse from 'papaparse';
import * as z from 'zod/mini';
import { formulaPattern, withoutFormulaEscape } from '#contract/local/spreadsheet.ts';

/** One row of a CSV file; blank rows are left out. */
export interface CsvRow {
  /** The line on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why the row could not be read. */
  readonly problem?: string;
}

/** Maximum number of characters in a row: a longer one has a quotation mark that was never closed. */
const longestRow = 5_000_000;

/** A row is too long to be read. */
export class CsvRowTooLong extends Error {
  override readonly name = 'CsvRowTooLong';
  readonly line: number;
  constructor(line: number) {
    super('a row is too long; perhaps a quotation mark is not closed');
    this.line = line;
  }
}

/** A name that occurs twice in a heading; empty cells do not count. */
export const repeatedColumn = (heading: readonly string[]): string | undefined =>
  heading.find((name, at) => name !== '' && heading.indexOf(name) < at);

/** Number of characters parsed at a time. */
const blockSize = 64 * 1024;

const ParsedBlock = z.object({
  data: z.array(z.array(z.string())),
  errors: z.array(z.object({ row: z.optional(z.number()), message: z.string() })),
  meta: z.object({ cursor: z.number() }),
});

/**
 * Reads CSV piece by piece: returns a function that takes the next piece and yields the rows that it completes. Cells
 * are separated by commas, semicolons or tabs, whichever the first line has; the apostrophes that exports put before
 * formulas are removed; line ends become `\n`.
 *
 * @throws CsvRowTooLong
 */
export function createCsvReader(): (text: string, isLast: boolean) => Generator<CsvRow> {
  let parser: Papaparse.Parser | undefined;
  /** The last character of a chunk if it may be the first half of a line end, such as the `\r` of `\r\n`. */
  let held = '';
  /** The text that is not parsed yet, and the length of its new part. */
  let rest = '';
  let unread = 0;
  let hasLineEnd = false;
  let line = 1;
  return function* read(text, isLast) {
    const given = held + text;
    held = given.endsWith('\r') && !isLast ? '\r' : '';
    const piece = (held ? given.slice(0, -1) : given).replace(/\r\n?/g, '\n');
    rest = rest === '' && !parser ? piece.replace(/^\ufeff/, '') : rest + piece;
    hasLineEnd ||= piece.includes('\n');
    // Avoids parsing the same text repeatedly when a row is longer than a piece.
    unread += piece.length;
    if (rest.length > longestRow) throw new CsvRowTooLong(line);
    if (!isLast && (unread < rest.length / 2 || !hasLineEnd)) return;
    unread = 0;
    parser ??= new Papaparse.Parser({ delimiter: delimiterOf(rest), newline: '\n' });
    const { data, errors, meta } = ParsedBlock.parse(parser.parse(rest, 0, !isLast));
    rest = isLast ? '' : rest.slice(meta.cursor);
    hasLineEnd = rest.includes('\n');
    for (const [index, cells] of data.entries()) {
      const problem = errors.find(({ row }) => row === index)?.message;
      if (problem !== undefined || cells.some((cell) => cell.trim() !== '')) {
        yield { line, cells: cells.map(withoutFormulaEscape), ...(problem !== undefined && { problem }) };
      }
      line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    }
  };
}

/** Reads a text as CSV, one block at a time. */
export function* csvRows(text: string): Generator<CsvRow> {
  const read = createCsvReader();
  for (let at = 0; at < text.length; at += blockSize) yield* read(text.slice(at, at + blockSize), false);
  yield* read('', true);
}

/** The delimiter that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n');
  const heading = text.slice(0, end === -1 ? blockSize : end);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/**
 * One row as CSV, with its line end. A cell that looks like a formula is escaped, so that spreadsheets do not run it.
 */
export function csvLine(cells: readonly string[]): string {
  return `${Papaparse.unparse([[...cells]], { escapeFormulae: formulaPattern })}\r\n`;
}
