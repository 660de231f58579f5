import { withoutFormulaEscape } from '#contract/local/spreadsheet.ts';
import type { DataRow } from '../case-file/case.ts';
import { decodeText } from './decode-text.ts';

/** The rows of a data file, or the problems: sentences that begin with the line number where there is one. */
export type RowsReading =
  | { readonly columns: readonly string[]; readonly rows: readonly DataRow[] }
  | { readonly problems: readonly string[] };

/**
 * Reads a CSV or TSV file whose first row names the columns. Missing cells at the end of a row are empty; empty rows
 * are left out. Cells with line breaks, semicolons as separators, and the encodings that spreadsheets save are
 * supported.
 *
 * @param fileName - its ending decides the separator: a tab for `.tsv` and `.tab`, otherwise the separator is guessed
 */
export async function readRows(content: Uint8Array | string, fileName: string): Promise<RowsReading> {
  const text = typeof content === 'string' ? content : decodeText(content)?.text;
  if (text === undefined) return { problems: ['this is not a text file'] };
  const { default: papaparse } = await import('papaparse');
  const table = text.replace(/^\ufeff/, '');
  // Empty rows would mislead the guess of the separator; the table is read with them, so that lines can be counted.
  const { delimiter } = /\.(tsv|tab)$/i.test(fileName)
    ? { delimiter: '\t' }
    : papaparse.parse(table, { preview: 20, skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'] })
        .meta;
  const { data, errors } = papaparse.parse<string[]>(table, { delimiter });
  const lineOf = linesOf(data);
  const broken = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (broken.length > 0) {
    return {
      problems: broken.map(({ message, row }) =>
        row === undefined ? message : withLine(lineOf(row), message),
      ),
    };
  }
  const filled = [...data.entries()].filter(([, cells]) => cells.some((cell) => cell.trim() !== ''));
  const [[, heading] = [0, []], ...lines] = filled;
  const columns = heading.map((name) => name.trim());
  const problems = [
    ...headingProblems(columns),
    ...lines.flatMap(([row, cells]) =>
      cells.length > columns.length
        ? [withLine(lineOf(row), `${cells.length} cells, but the heading row has ${columns.length}`)]
        : [],
    ),
  ];
  if (problems.length > 0) return { problems };
  return {
    columns,
    rows: lines.map(([, cells]) =>
      Object.fromEntries(columns.map((name, place) => [name, withoutFormulaEscape(cells[place] ?? '')])),
    ),
  };
}

const withLine = (line: number, problem: string) => `line ${line}: ${problem}`;

/** Returns a function that gives the line, from 1, on which a row of a table begins. */
function linesOf(rows: readonly (readonly string[])[]): (row: number) => number {
  const begins = [1];
  for (const cells of rows) {
    const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    begins.push((begins.at(-1) ?? 1) + 1 + breaks);
  }
  return (row) => begins[row] ?? begins.length;
}

function headingProblems(columns: readonly string[]): string[] {
  if (columns.length === 0) return ['the file is empty; its first row must name the columns'];
  return columns.flatMap((name, place) => {
    if (name === '') return [`the heading of column ${place + 1} is empty`];
    return columns.indexOf(name) < place ? [`two columns are named “${name}”`] : [];
  });
}
