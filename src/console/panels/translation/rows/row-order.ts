import { byUrgency, type ResultRow } from '../answer/results.ts';

export const rowOrders = ['sent', 'status', 'input', 'output'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** The texts compared by an order; undefined if the order does not compare texts. */
export function comparedTexts(rows: readonly ResultRow[], order: RowOrder): string[] | undefined {
  if (order === 'input') return rows.map(({ inString }) => inString);
  if (order === 'output') return rows.map(({ output }) => output ?? '');
  return undefined;
}

/** The indexes of texts in alphabetical order, numbers by value; equal texts keep their order. */
export function sortedIndexes(texts: readonly string[]): Uint32Array<ArrayBuffer> {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return Uint32Array.from(texts.keys()).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b);
}

/** The rows at these indexes. */
export function rowsAt(rows: readonly ResultRow[], indexes: Uint32Array): ResultRow[] {
  return [...indexes].flatMap((index) => rows[index] ?? []);
}

/** Sorts rows; by status those that need attention come first. Equal rows keep the order in which they were sent. */
export function orderRows(rows: readonly ResultRow[], order: RowOrder): readonly ResultRow[] {
  const texts = comparedTexts(rows, order);
  if (texts) return rowsAt(rows, sortedIndexes(texts));
  return order === 'status' ? [...rows].sort(byUrgency) : rows;
}
