import { byAttention, type ResultRow } from './results.ts';

export const rowOrders = ['sent', 'status', 'input', 'output'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** Which rows are looked at, and in which order. */
export interface RowView {
  /** Rows with this status alone, which may be none; all when undefined. */
  readonly status: { readonly code: number | undefined } | undefined;
  /** Rows that hold this in input or output, in any letter case. */
  readonly search: string;
  readonly order: RowOrder;
}

export const wholeView: RowView = { status: undefined, search: '', order: 'sent' };

/** The rows of a view; by status those that need attention come first, alike ones stay in the order they were sent. */
export function viewRows(
  rows: readonly ResultRow[],
  { status, search, order }: RowView,
): readonly ResultRow[] {
  const wanted = search.trim().toLowerCase();
  const chosen = rows.filter(
    (row) =>
      (status === undefined || row.code === status.code) &&
      (wanted === '' || `${row.inString}\n${row.output ?? ''}`.toLowerCase().includes(wanted)),
  );
  if (order === 'sent') return chosen;
  if (order === 'status') return chosen.sort(byAttention);
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const textOf = order === 'input' ? (row: ResultRow) => row.inString : (row: ResultRow) => row.output ?? '';
  return chosen.sort((a, b) => compare(textOf(a), textOf(b)));
}
