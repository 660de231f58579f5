import type { ResultRow, StatusCount } from '../answer/results.ts';
import type { RowOrder } from './row-order.ts';

/** Which rows are shown, and in which order. */
export interface RowView {
  /** Shows only rows with this code (or no code) and this tone; all rows when undefined. */
  readonly status: Pick<StatusCount, 'code' | 'tone'> | undefined;
  /** Shows only rows that contain this in input or output; case does not matter. */
  readonly search: string;
  readonly order: RowOrder;
}

export const allRows: RowView = { status: undefined, search: '', order: 'sent' };

/**
 * Filters the ordered rows.
 *
 * @param inTargets returns the rows of the same string in all displayed languages; one match is enough
 */
export function viewRows(
  ordered: readonly ResultRow[],
  { status, search }: Omit<RowView, 'order'>,
  inTargets: (row: ResultRow) => readonly ResultRow[] = (row) => [row],
): readonly ResultRow[] {
  const wanted = search.trim().toLowerCase();
  if (status === undefined && wanted === '') return ordered;
  return ordered.filter((row) =>
    inTargets(row).some(
      (inTarget) =>
        (status === undefined || isSameStatus(inTarget, status)) &&
        (wanted === '' || `${inTarget.inString}\n${inTarget.output ?? ''}`.toLowerCase().includes(wanted)),
    ),
  );
}

/** Whether two rows or counts have the same status. */
export function isSameStatus(
  one: Pick<StatusCount, 'code' | 'tone'>,
  other: Pick<StatusCount, 'code' | 'tone'>,
): boolean {
  return one.code === other.code && one.tone === other.tone;
}
