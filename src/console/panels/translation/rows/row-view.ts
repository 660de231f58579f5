import type { ResultRow } from '../answer/results.ts';
import type { RowOrder } from './row-order.ts';

/** Which rows are shown, and in which order. */
export interface RowView {
  /** Shows only rows with this code, or without any; all rows when undefined. */
  readonly status: { readonly code: number | undefined } | undefined;
  /** Shows only rows that contain this in input or output; case does not matter. */
  readonly search: string;
  readonly order: RowOrder;
}

export const allRows: RowView = { status: undefined, search: '', order: 'sent' };

/** Filters the ordered rows. */
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
