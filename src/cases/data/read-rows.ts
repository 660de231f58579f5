import papaparse from 'papaparse';
import { withoutFormulaEscape } from '#contract/local/spreadsheet.ts';
import type { DataRow } from '../case-file/case.ts';
import { decodeText } from './decode-text.ts';

/** The rows of a data file, or the problems: sentences that begin with the line number where there is one. */
export type ReadRows =
  | { readonly columns: readonly string[]; readonly rows: readonly DataRow[] }
  | { readonly problems: readonly string[] };

/**
 * Reads a CSV or TSV file whose first row names the columns. Missing cells at the end of a row are empty; empty rows
 * are left out. Cells with line breaks, semicolons as separators, and the encodings that spreadsheets save are
 * supported.
 *
 * @param fileName - its ending decides the separator: a tab for `.tsv` and `.tab`
 */
export function readRows(content: Uint8Array | string, fileName: string): ReadRows {
  const text = typeof content === 'string' ? content : decodeText(content)?.text;
  if (text === undefined) return { problems: ['this is not a text file'] };
  const { data, errors } = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: /\.(tsv|tab)$/i.test(fileName) ? '\t' : '',
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  const broken = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (broken.length > 0) {
    return { problems: broken.map(({ message, row }) => withRow(row, message)) };
  }
  const [heading = [], ...lines] = data;
  const columns = heading.map((name) => name.trim());
  const problems = [
    ...headingProblems(columns),
    ...lines.flatMap((cells, row) =>
      cells.length > columns.length
        ? [withRow(row + 1, `${cells.length} cells, but the heading row has ${columns.length}`)]
        : [],
    ),
  ];
  if (problems.length > 0) return { problems };
  return {
    columns,
    rows: lines.map((cells) =>
      Object.fromEntries(columns.map((name, place) => [name, withoutFormulaEscape(cells[place] ?? '')])),
    ),
  };
}

const withRow = (row: number | undefined, problem: string) =>
  row === undefined ? problem : `row ${row + 1}: ${problem}`;

function headingProblems(columns: readonly string[]): string[] {
  if (columns.length === 0) return ['the file is empty; its first row must name the columns'];
  return columns.flatMap((name, place) => {
    if (name === '') return [`the heading of column ${place + 1} is empty`];
    return columns.indexOf(name) < place ? [`two columns are named “${name}”`] : [];
  });
}
