import { byAttention, type ResultRow } from './results.ts';

export const rowOrders = ['sent', 'status', 'input', 'output'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** The texts that an order goes by; undefined for one that goes by something else. */
export function textsOf(rows: readonly ResultRow[], order: RowOrder): string[] | undefined {
  if (order === 'input') return rows.map(({ inString }) => inString);
  if (order === 'output') return rows.map(({ output }) => output ?? '');
  return undefined;
}

/** The places of texts as a reader looks them up: by letter, numbers by their value, alike ones as they stood. */
export function placesInOrder(texts: readonly string[]): Uint32Array<ArrayBuffer> {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return Uint32Array.from(texts.keys()).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b);
}

/** The rows at these places. */
export function rowsAt(rows: readonly ResultRow[], places: Uint32Array): ResultRow[] {
  return [...places].flatMap((place) => rows[place] ?? []);
}

/** Rows in an order; by status those that need attention come first, alike ones stay in the order they were sent. */
export function orderRows(rows: readonly ResultRow[], order: RowOrder): readonly ResultRow[] {
  const texts = textsOf(rows, order);
  if (texts) return rowsAt(rows, placesInOrder(texts));
  return order === 'status' ? byStatus(rows) : rows;
}

/** There are few codes: to put rows beside those of their code takes a fraction of comparing them with each other. */
function byStatus(rows: readonly ResultRow[]): ResultRow[] {
  const groups = new Map<number | undefined, ResultRow[]>();
  for (const row of rows) {
    const group = groups.get(row.code);
    if (group) group.push(row);
    else groups.set(row.code, [row]);
  }
  const ordered = [...groups.values()].flatMap((group) => (group[0] ? [{ ...group[0], group }] : []));
  return ordered.sort(byAttention).flatMap(({ group }) => group);
}
