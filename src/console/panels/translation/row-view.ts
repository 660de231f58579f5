import type { Tone } from '#console/ui/StatusChip.tsx';
import { type ResultRow, toneOrder } from './results.ts';

export const rowOrders = ['sent', 'status', 'input', 'output'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** Which rows are looked at, and in which order. */
export interface RowView {
  /** Rows of one kind of status alone; all when undefined. */
  readonly tone: Tone | undefined;
  /** Rows that hold this in input or output, in any letter case. */
  readonly search: string;
  readonly order: RowOrder;
}

export const wholeView: RowView = { tone: undefined, search: '', order: 'sent' };

/** The rows of a view; by status those that need attention come first, alike ones stay in the order they were sent. */
export function viewRows(rows: readonly ResultRow[], { tone, search, order }: RowView): readonly ResultRow[] {
  const wanted = search.trim().toLowerCase();
  const chosen = rows.filter(
    (row) =>
      (tone === undefined || row.tone === tone) &&
      (wanted === '' || `${row.inString}\n${row.output ?? ''}`.toLowerCase().includes(wanted)),
  );
  if (order === 'sent') return chosen;
  if (order === 'status') {
    const place = (row: ResultRow) => toneOrder.indexOf(row.tone);
    return chosen.sort((a, b) => place(a) - place(b) || (a.code ?? 0) - (b.code ?? 0));
  }
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const textOf = order === 'input' ? (row: ResultRow) => row.inString : (row: ResultRow) => row.output ?? '';
  return chosen.sort((a, b) => compare(textOf(a), textOf(b)));
}
