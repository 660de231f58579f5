import { useEffect, useMemo, useState } from 'react';
import type { ResultRow } from '../answer/results.ts';
import { orderRows, type RowOrder, rowsAt, sortedIndexes, textsOf } from './row-order.ts';

/** More texts are sorted in a Worker: 10,000 Hindi strings take 0.1 to 0.3 s, four times that on a slow processor. */
const mostHere = 1000;

/** Sorts rows. Many rows keep their previous order until the new one is known. */
export function useOrderedRows(rows: readonly ResultRow[], order: RowOrder): readonly ResultRow[] {
  const [found, setFound] = useState({ rows, ordered: rows });
  const elsewhere = rows.length > mostHere && (order === 'input' || order === 'output');
  const here = useMemo(() => (elsewhere ? undefined : orderRows(rows, order)), [elsewhere, rows, order]);
  useEffect(() => {
    if (here) {
      setFound((before) => (before.ordered === here ? before : { rows, ordered: here }));
      return;
    }
    const texts = textsOf(rows, order) ?? [];
    const take = (indexes: Uint32Array) => setFound({ rows, ordered: rowsAt(rows, indexes) });
    const worker = new Worker(new URL('./order-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Uint32Array>) => take(data);
    // The Worker's code could not be loaded: sorts here instead.
    worker.onerror = () => take(sortedIndexes(texts));
    worker.postMessage(texts);
    return () => worker.terminate();
  }, [here, rows, order]);
  return here ?? (found.rows === rows ? found.ordered : rows);
}
