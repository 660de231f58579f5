import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useExplanation } from '#console/exchanges/explanation/use-explanation.ts';
import { useListen } from '#console/listen/use-listen.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useDetails } from '#console/ui/details/details.ts';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { RowList } from '#console/ui/lists/RowList.tsx';
import type { AnsweredColumn, RunColumns } from '../answer/columns.ts';
import type { ResultRow } from '../answer/results.ts';
import { Row } from './Row.tsx';
import { RowTools } from './RowTools.tsx';
import type { OpenRowExtras } from './row-extras.ts';
import { orderRows, type RowOrder, rowsAt, sortedIndexes, textsOf } from './row-order.ts';
import { allRows, type RowView, viewRows } from './row-view.ts';

const noExtras: OpenRowExtras = [];

interface RowsProps {
  column: AnsweredColumn;
  run: RunColumns;
}

/** The rows of one target language: filtered by status, searched, sorted. */
export function Rows({ column, run }: RowsProps) {
  const { target, exchange, answer } = column;
  const total = answer.responseList.length;
  const rows = column.rows();
  const words = useWords(resultWords);
  const [view, setView] = useState<RowView>(allRows);
  // Kept here, so that they are still open when a row scrolls back into view.
  const [extras, setExtras] = useState<ReadonlyMap<number, OpenRowExtras>>(new Map());
  const listen = useListen(target);
  const details = useDetails();
  const explanation = useExplanation('localization', exchange, total <= maxPlainRows);
  // Keeps typing in the search field responsive.
  const { status, search, order } = useDeferredValue(view);
  const ordered = useOrderedRows(rows, order);
  const shown = useMemo(() => viewRows(ordered, { status, search }), [ordered, status, search]);
  if (total === 0) return <p className="px-4 py-8 text-base text-ink-second">{words.emptyAnswer}</p>;
  return (
    <>
      <RowTools
        total={total}
        counts={column.counts()}
        shown={shown}
        view={view}
        onView={setView}
        explanation={details ? explanation : undefined}
      />
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 px-4 py-8 text-base text-ink-second">
          {words.noRows}
          <Button size="small" onClick={() => setView({ ...allRows, order: view.order })}>
            {words.all}
          </Button>
        </p>
      ) : (
        <RowList label={words.rows} rows={shown} estimate={details ? 108 : 76} keyOf={({ number }) => number}>
          {(row) => (
            <Row
              row={row}
              target={target}
              run={run}
              extras={extras.get(row.number) ?? noExtras}
              onExtras={(chosen) => setExtras((before) => new Map(before).set(row.number, chosen))}
              listen={listen}
              details={details}
              explained={explanation.data?.strings[row.number - 1]}
            />
          )}
        </RowList>
      )}
    </>
  );
}

/** More texts are sorted in a Worker: 10,000 Hindi strings take 0.1 to 0.3 s, four times that on a slow processor. */
const maxSortedOnPage = 1000;

/** Sorts rows. Many rows keep their previous order until the new one is known. */
function useOrderedRows(rows: readonly ResultRow[], order: RowOrder): readonly ResultRow[] {
  const [found, setFound] = useState({ rows, ordered: rows });
  const elsewhere = rows.length > maxSortedOnPage && (order === 'input' || order === 'output');
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
