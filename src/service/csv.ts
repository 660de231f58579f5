import Papaparse from 'papaparse';
import * as z from 'zod/mini';
import { formulaStart, withoutFormulaEscape } from '#contract/local/spreadsheet.ts';

/** One row of a CSV file; blank rows are left out. */
export interface CsvRow {
  /** The line on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why the row could not be read. */
  readonly problem?: string;
}

/** Characters that are parsed at a time. */
const blockSize = 64 * 1024;

const ParsedBlock = z.object({
  data: z.array(z.array(z.string())),
  errors: z.array(z.object({ row: z.optional(z.number()), message: z.string() })),
  meta: z.object({ cursor: z.number() }),
});

/**
 * Reads CSV, a block at a time. Cells are separated by commas, semicolons or tabs, whichever the first line has; the apostrophes that exports put
 * before formulas are removed.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const parser = new Papaparse.Parser({ delimiter: delimiterOf(plain), newline: '\n' });
  let line = 1;
  let size = blockSize;
  for (let at = 0; at < plain.length; ) {
    const isLast = at + size >= plain.length;
    const { data, errors, meta } = ParsedBlock.parse(parser.parse(plain.slice(at, at + size), 0, !isLast));
    // A row may be longer than a block.
    size = meta.cursor === 0 ? 2 * size : blockSize;
    at = isLast ? plain.length : at + meta.cursor;
    for (const [index, cells] of data.entries()) {
      const problem = errors.find(({ row }) => row === index)?.message;
      if (problem !== undefined || cells.some((cell) => cell.trim() !== '')) {
        yield { line, cells: cells.map(withoutFormulaEscape), ...(problem !== undefined && { problem }) };
      }
      line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    }
  }
}

/** The delimiter that the first line has most often. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n');
  const heading = text.slice(0, end === -1 ? blockSize : end);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** One row as CSV, with its line end. Spreadsheets do not run what looks like a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${Papaparse.unparse([[...cells]], { escapeFormulae: formulaStart })}\r\n`;
}
