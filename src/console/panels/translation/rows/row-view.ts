import type { ResultRow, StatusCount } from '../answer/results.ts';
import type { RowOrder } from './row-order.ts';

/** Which rows are shown, and in which order. */
export interface RowView {
  /** Shows only rows with this code, or without any, and this tone; all rows when undefined. */
  readonly status: Pick<StatusCount, 'code' | 'tone'> | undefined;
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
      (status === undefined || isSameStatus(row, status)) &&
      (wanted === '' || `${row.inString}\n${row.output ?? ''}`.toLowerCase().includes(wanted)),
  );
}

/** Whether two rows or counts have the same status. */
export function isSameStatus(
  one: Pick<StatusCount, 'code' | 'tone'>,
  other: Pick<StatusCount, 'code' | 'tone'>,
): boolean {
  return one.code === other.code && one.tone === other.tone;
}
