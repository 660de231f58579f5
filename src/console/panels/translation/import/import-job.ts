import { decodeText, type Encoding } from '#cases/data/decode-text.ts';
import { countInput, type ExceededLimit } from '../source/input-limits.ts';
import { firstRowLooksLikeHeading } from './import-heading.ts';
import {
  type ImportedTable,
  type ImportProblem,
  kindOf,
  likelyColumn,
  otherColumns,
  readTable,
  stringsOfColumn,
} from './import-table.ts';
import type { ImportedColumns } from './imported-columns.ts';

/** The source of an import: a file, or text that was pasted or typed. */
export type ImportSource = { readonly file: File } | { readonly text: string };

/** The facts of a table that has been read. */
export interface TableFacts {
  readonly columns: number;
  readonly rows: number;
  /** The cells of the first row, shortened. */
  readonly first: readonly string[];
  /** Whether the first row names the columns, for certain or most likely. */
  readonly headed: boolean;
  /** The column that most likely contains the strings. */
  readonly likely: number;
  readonly problem?: ImportProblem | undefined;
  /** The encoding of the file; absent for pasted or typed text. */
  readonly encoding?: Encoding | undefined;
}

/** The facts of a column that may be imported. */
export interface ColumnFacts {
  readonly strings: number;
  readonly characters: number;
  /** Number of strings with line breaks, which only the grid can express. */
  readonly multiline: number;
  /** The first strings, shortened. */
  readonly preview: readonly string[];
  readonly over: readonly ExceededLimit[];
  /** Whether the column has more characters than the panel accepts. */
  readonly tooLong: boolean;
}

/**
 * Maximum number of characters that the panel accepts: enough to exceed every limit of a request in every script, but
 * no more than a tab can store and the page can count during typing.
 */
export const maxCharacters = 4_000_000;
const previewStrings = 5;
const previewCharacters = 300;
/** Number of characters in a batch, few enough for the page to process within a frame. */
const partCharacters = 500_000;
const partStrings = 5000;

/** Reads tables and extracts strings, in the Worker of the import dialog. */
export function createImportJob() {
  let table: ImportedTable = { rows: [], columns: 0 };
  let strings: readonly string[] = [];
  let chosen = { column: 0, skipHeading: false };
  return {
    async read(source: ImportSource): Promise<TableFacts> {
      const decoded: { readonly text: string; readonly encoding?: Encoding } | undefined =
        'text' in source ? source : decodeText(new Uint8Array(await source.file.arrayBuffer()));
      table = decoded
        ? await readTable(decoded.text, kindOf('file' in source ? source.file.name : undefined, decoded.text))
        : { rows: [], columns: 0, problem: { kind: 'binary', detail: '' } };
      return {
        columns: table.columns,
        rows: table.rows.length,
        first: (table.rows[0] ?? []).map((cell) => cell.slice(0, previewCharacters)),
        headed: table.headed ?? firstRowLooksLikeHeading(table),
        likely: likelyColumn(table),
        problem: table.problem,
        encoding: decoded?.encoding,
      };
    },
    choose(column: number, skipHeading: boolean): ColumnFacts {
      chosen = { column, skipHeading };
      strings = stringsOfColumn(table, column, skipHeading);
      const { characters, over } = countInput(strings);
      return {
        strings: strings.length,
        characters,
        multiline: strings.filter((string) => string.includes('\n')).length,
        preview: strings.slice(0, previewStrings).map((string) => string.slice(0, previewCharacters)),
        over,
        tooLong: characters > maxCharacters,
      };
    },
    /** The strings of the chosen column, in batches. */
    *take(): Generator<string[]> {
      let part: string[] = [];
      let characters = 0;
      for (const string of strings) {
        part.push(string);
        characters += string.length;
        if (part.length < partStrings && characters < partCharacters) continue;
        yield part;
        part = [];
        characters = 0;
      }
      if (part.length > 0) yield part;
    },
    /** The columns beside the chosen one. */
    others: (): ImportedColumns | undefined => otherColumns(table, chosen.column, chosen.skipHeading),
  };
}
