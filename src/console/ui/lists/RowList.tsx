import { type ReactNode, Suspense } from 'react';
import { onceIdle } from '../idle.ts';
import { preloadable } from '../preloadable.ts';
import { maxPlainRows } from './plain-rows.ts';

/** Loaded separately, because most answers are short and need no virtual list. */
const { load, Component: VirtualList } = preloadable(
  async () => (await import('./VirtualList.tsx')).VirtualList,
);
// Loaded early: if a long list had to wait for its code, React would delay it by 300 ms.
onceIdle(load);

interface RowListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  keyOf: (row: Row) => number;
  children: (row: Row) => ReactNode;
}

/** A list of rows; of a long one, only the rows in view are rendered. */
export function RowList<Row>({ label, rows, estimate, keyOf, children }: RowListProps<Row>) {
  if (rows.length > maxPlainRows) {
    return (
      <Suspense>
        <VirtualList label={label} count={rows.length} estimate={estimate}>
          {(index) => index < rows.length && children(rows[index] as Row)}
        </VirtualList>
      </Suspense>
    );
  }
  return (
    <ol aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="border-b border-line last:border-0">
          {children(row)}
        </li>
      ))}
    </ol>
  );
}
