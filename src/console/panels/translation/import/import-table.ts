import { parseJson } from '#client/parse-json.ts';
import type { ImportedColumns } from './imported-columns.ts';
import { hasCells } from './spreadsheet-cells.ts';

/** A file or a paste read as a table; the first row may be a heading. */
export interface ImportedTable {
  /** The cells of each row, unchanged; rows may differ in length. */
  readonly rows: readonly (readonly string[])[];
  /** The number of cells in the longest row. */
  readonly columns: number;
  /** Whether the first row names the columns, where that is certain. */
  readonly headed?: boolean;
  /** Why it could not be read completely. */
  readonly problem?: ImportProblem | undefined;
}

/** Why a table could not be read completely: not text, broken JSON or broken cells; `detail` comes from the parser. */
export interface ImportProblem {
  readonly kind: 'binary' | 'json' | 'cells';
  readonly detail: string;
}

/** The format of a text: one string per line, cells separated by commas or tabs, or JSON. */
export type ImportKind = 'txt' | 'csv' | 'tsv' | 'json';

/**
 * The format of a text: by the file's extension; without a known one, JSON if it is a JSON list or object, cells if it
 * contains tabs, otherwise lines.
 */
export function kindOf(name: string | undefined, text: string): ImportKind {
  const ending = name?.toLowerCase().match(/\.(txt|csv|tsv|tab|json)$/)?.[1];
  if (ending === 'tab') return 'tsv';
  if (ending === 'txt' || ending === 'csv' || ending === 'tsv' || ending === 'json') return ending;
  if (/^\s*[[{]/.test(text) && 'value' in parseJson(text)) return 'json';
  return hasCells(text) ? 'tsv' : 'txt';
}

/** Reads a text as a table. Never throws: what cannot be read is reported in `problem`. */
export async function readTable(text: string, kind: ImportKind): Promise<ImportedTable> {
  const plain = text.replace(/^\ufeff/, '');
  switch (kind) {
    case 'txt':
      return withoutBlankRows(plain.split(/\r\n|\r|\n/).map((line) => [line]));
    case 'json':
      return jsonTable(plain);
    case 'csv':
    case 'tsv':
      return parseDelimitedTable(plain, kind);
  }
}

function withoutBlankRows(rows: readonly (readonly string[])[], problem?: ImportProblem): ImportedTable {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const columns = filled.reduce((most, row) => Math.max(most, row.length), 0);
  return { rows: filled, columns, problem };
}

async function parseDelimitedTable(text: string, kind: 'csv' | 'tsv'): Promise<ImportedTable> {
  const { default: papaparse } = await import('papaparse');
  // A spreadsheet's CSV may be separated by semicolons, which the parser detects.
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter: kind === 'tsv' ? '\t' : '',
    // A blank line at the end would prevent the detection.
    skipEmptyLines: 'greedy',
  });
  const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  const row = error?.row === undefined ? '' : ` (${error.row + 1})`;
  return withoutBlankRows(data, error && { kind: 'cells', detail: `${error.message}${row}` });
}

/**
 * Reads JSON as a table. Accepts a list of strings, lists or objects, or an object that contains such a list. Any other
 * object is read as a message catalogue: one row for each key and its string.
 */
function jsonTable(text: string): ImportedTable {
  const read = parseJson(text);
  if (!('value' in read)) return withoutBlankRows([], { kind: 'json', detail: read.problem });
  const list = firstList(read.value);
  if (!list)
    return { ...withoutBlankRows([catalogueHeading, ...catalogueEntries(read.value)]), headed: true };
  const heading = [
    ...new Set(list.flatMap((item) => (isObject(item) && !Array.isArray(item) ? Object.keys(item) : []))),
  ];
  const rows = list.map((item): string[] => {
    if (Array.isArray(item)) return item.map(cellOf);
    if (isObject(item)) return heading.map((name) => cellOf(Reflect.get(item, name)));
    return [cellOf(item)];
  });
  return heading.length > 0
    ? { ...withoutBlankRows([heading, ...rows]), headed: true }
    : withoutBlankRows(rows);
}

function firstList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  return Object.values(value).find(Array.isArray);
}

const catalogueHeading = ['key', 'string'];

/** The strings of a nested catalogue, each with the path of its keys. */
function catalogueEntries(value: unknown, keys: readonly string[] = []): string[][] {
  if (!isObject(value)) return [[keys.join('.'), cellOf(value)]];
  return Object.entries(value).flatMap(([key, inside]) => catalogueEntries(inside, [...keys, key]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const cellOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** Number of rows examined to find the heading and the column of the strings. */
export const maxExaminedRows = 50;

/** The column that most likely contains the strings: the one with the most letters. */
export function likelyColumn({ rows, columns }: ImportedTable): number {
  const letters = Array.from({ length: columns }, (_, column) =>
    rows
      .slice(0, maxExaminedRows)
      .reduce((sum, row) => sum + (row[column] ?? '').replaceAll(/[^\p{L}]/gu, '').length, 0),
  );
  return Math.max(0, letters.indexOf(Math.max(...letters)));
}

/**
 * The strings of one column with their line breaks; blank cells are omitted.
 *
 * @param skipHeading whether the first row is omitted, because it names the columns
 */
export function stringsOfColumn({ rows }: ImportedTable, column: number, skipHeading: boolean): string[] {
  return rows
    .slice(skipHeading ? 1 : 0)
    .map((row) => stringIn(row, column))
    .filter((cell) => cell !== '');
}

/** The string in one cell, with its line breaks. */
const stringIn = (row: readonly string[], column: number) =>
  (row[column] ?? '').replaceAll(/\r\n?/g, '\n').trim();

/**
 * Maximum number of characters for which the other columns are kept, strings included; more would leave too little room
 * in the storage of the tab.
 */
const maxOtherCharacters = 500_000;

/** The columns beside the strings; undefined when there are none or they are too long to be kept. */
export function otherColumns(
  { rows, columns }: ImportedTable,
  column: number,
  skipHeading: boolean,
): ImportedColumns | undefined {
  const places = Array.from({ length: columns }, (_, place) => place).filter((place) => place !== column);
  const others = rows
    .slice(skipHeading ? 1 : 0)
    .map((row) => ({ string: stringIn(row, column), cells: places.map((place) => row[place] ?? '') }))
    .filter(({ string }) => string !== '');
  const characters = others.reduce(
    (sum, { string, cells }) => sum + string.length + cells.reduce((inRow, { length }) => inRow + length, 0),
    0,
  );
  if (places.length === 0 || characters > maxOtherCharacters) return undefined;
  const heading = skipHeading ? (rows[0] ?? []) : [];
  return { names: places.map((place) => heading[place]?.trim() || `column ${place + 1}`), rows: others };
}
