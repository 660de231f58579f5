import * as z from 'zod/mini';
import { readStored, writeStored } from '#console/ui/storage.ts';

/** The columns of an imported table other than that of its strings. */
export const ImportedColumns = z.object({
  names: z.array(z.string()),
  /** For each string the cells of its row, in the order of the names. */
  rows: z.array(z.object({ string: z.string(), cells: z.array(z.string()) })),
});
export type ImportedColumns = z.infer<typeof ImportedColumns>;

const key = 'translation.imported';

/** Keeps imported columns for this tab, so that a download of the results contains them. */
export function keepImportedColumns(columns: ImportedColumns | undefined, how: 'replace' | 'add'): void {
  const kept = how === 'add' ? readStored(key, ImportedColumns) : undefined;
  const added = columns ?? { names: [], rows: [] };
  writeStored(key, kept ? joinColumns(kept, added) : added);
}

/** The columns of two imports: those of the second come after those of the first, unless the names are the same. */
function joinColumns(first: ImportedColumns, second: ImportedColumns): ImportedColumns {
  if (first.names.join('\n') === second.names.join('\n')) {
    return { names: first.names, rows: [...first.rows, ...second.rows] };
  }
  const before = first.names.map(() => '');
  const rows = second.rows.map(({ string, cells }) => ({ string, cells: [...before, ...cells] }));
  return { names: [...first.names, ...second.names], rows: [...first.rows, ...rows] };
}

/**
 * The kept cells of these strings; of equal strings, the first gets the first row. Undefined when none of the strings
 * was imported with other columns.
 */
export function findImportedColumns(strings: readonly string[]): ImportedColumns | undefined {
  const kept = readStored(key, ImportedColumns);
  if (!kept || kept.names.length === 0) return undefined;
  const cellsOf = new Map<string, string[][]>();
  for (const { string, cells } of kept.rows) {
    const list = cellsOf.get(string);
    if (list) list.push(cells);
    else cellsOf.set(string, [cells]);
  }
  const used = new Map<string, number>();
  const rows = strings.map((string) => {
    const place = used.get(string) ?? 0;
    used.set(string, place + 1);
    return { string, cells: cellsOf.get(string)?.[place] ?? [] };
  });
  return rows.some(({ cells }) => cells.length > 0) ? { names: kept.names, rows } : undefined;
}
