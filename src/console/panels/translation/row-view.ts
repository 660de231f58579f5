import type { ResultRow } from './results.ts';
import type { RowOrder } from './row-order.ts';

/** Which rows are looked at, and in which order. */
export interface RowView {
  /** Rows with this status alone, which may be none; all when undefined. */
  readonly status: { readonly code: number | undefined } | undefined;
  /** Rows that hold this in input or output, in any letter case. */
  readonly search: string;
  readonly order: RowOrder;
}

export const wholeView: RowView = { status: undefined, search: '', order: 'sent' };

/** Those of the ordered rows that a view shows. */
export function viewRows(
  ordered: readonly ResultRow[],
  { status, search }: Omit<RowView, 'order'>,
): readonly ResultRow[] {
  const wanted = search.trim().toLowerCase();
  if (status === undefined && wanted === '') return ordered;
  return ordered.filter(
    (row) =>
      (status === undefined || row.code === status.code) &&
      (wanted === '' || `${row.inString}\n${row.output ?? ''}`.toLowerCase().includes(wanted)),
  );
}
