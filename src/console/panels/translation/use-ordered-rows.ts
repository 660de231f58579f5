import { useEffect, useMemo, useState } from 'react';
import type { ResultRow } from './results.ts';
import { orderRows, placesInOrder, type RowOrder, rowsAt, textsOf } from './row-order.ts';

/** More texts than this are compared with each other in a Worker: 10,000 take a tenth of a second. */
const mostHere = 1000;

/** Rows in an order. Of many rows the order before stays until the new one is found. */
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
    const take = (places: Uint32Array) => setFound({ rows, ordered: rowsAt(rows, places) });
    const worker = new Worker(new URL('./order-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Uint32Array>) => take(data);
    // Its code did not arrive: slow is better than not at all.
    worker.onerror = () => take(placesInOrder(texts));
    worker.postMessage(texts);
    return () => worker.terminate();
  }, [here, rows, order]);
  return here ?? (found.rows === rows ? found.ordered : rows);
}
