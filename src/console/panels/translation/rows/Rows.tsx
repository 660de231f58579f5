import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useListen } from '#console/listen/use-listen.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { RowList } from '#console/ui/lists/RowList.tsx';
import type { AnsweredColumn, RunColumns } from '../answer/columns.ts';
import { type ResultRow, sumCounts } from '../answer/results.ts';
import { Row } from './Row.tsx';
import { minSearchableRows, RowTools } from './RowTools.tsx';
import type { OpenRowExtras } from './row-extras.ts';
import { comparedTexts, orderRows, type RowOrder, rowOrders, rowsAt, sortedIndexes } from './row-order.ts';
import { allRows, type RowView, viewRows } from './row-view.ts';
import { StringRow } from './StringRow.tsx';
import { useExplainedStrings } from './use-explained-strings.ts';

const noExtras: OpenRowExtras = [];

interface RowsProps {
  /** One language, or all that were answered. */
  columns: readonly [AnsweredColumn, ...AnsweredColumn[]];
  run: RunColumns;
  /** Whether each translation is labelled with its language, since there are others. */
  named: boolean;
}

/**
 * The strings in one language, or in all languages one below the other; they can be filtered by status, searched and
 * sorted.
 */
export function Rows({ columns, run, named }: RowsProps) {
  // Answers to separate requests may differ in length.
  const longest = columns.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
  const rows = longest.rows();
  const total = rows.length;
  const words = useWords(resultWords);
  const [view, setView] = useState<RowView>(allRows);
  // The parts open below each row are kept here, so that they are still open when it scrolls back into view.
  const [extras, setExtras] = useState<ReadonlyMap<string, OpenRowExtras>>(new Map());
  const listen = useListen();
  const details = useDetailsOpen();
  const { explained, request } = useExplainedStrings(columns, total <= maxPlainRows);
  // Keeps typing in the search field responsive.
  const { status, search, order } = useDeferredValue(view);
  const ordered = useOrderedRows(rows, order);
  const shown = useMemo(
    () =>
      viewRows(ordered, { status, search }, ({ number }) =>
        columns.flatMap((column) => column.row(number - 1) ?? []),
      ),
    [ordered, status, search, columns],
  );
  if (total === 0) return <p className="px-4 py-8 text-base text-ink-second">{words.emptyAnswer}</p>;
  const propsOf = (row: ResultRow, column: AnsweredColumn) => {
    const place = `${column.target} ${row.number}`;
    return {
      ...{ row, target: column.target, run, listen, details },
      extras: extras.get(place) ?? noExtras,
      onExtras: (chosen: OpenRowExtras) => setExtras((before) => new Map(before).set(place, chosen)),
      explained: explained(row, column),
    };
  };
  const estimate = named ? 40 + columns.length * (details ? 72 : 36) : details ? 108 : 76;
  const counts = sumCounts(columns.map((column) => column.counts()));
  // When there is nothing to filter or search, the actions are below the rows.
  const below = counts.length === 1 && total < minSearchableRows && !details;
  const tools = (
    <RowTools
      total={total}
      counts={counts}
      orders={named ? ['sent', 'input'] : rowOrders}
      view={view}
      onView={setView}
      explanation={details ? request : undefined}
      copied={() => shown.map((row) => copiedLine(row, columns)).join('\n')}
    />
  );
  return (
    <>
      {!below && tools}
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 px-4 py-8 text-base text-ink-second">
          {words.noRows}
          <Button size="small" onClick={() => setView({ ...allRows, order: view.order })}>
            {words.all}
          </Button>
        </p>
      ) : (
        <RowList label={words.rows} rows={shown} estimate={estimate} keyOf={({ number }) => number}>
          {(row) =>
            named ? (
              <StringRow row={row} columns={columns} run={run} details={details} propsOf={propsOf} />
            ) : (
              <Row {...propsOf(row, columns[0])} />
            )
          }
        </RowList>
      )}
      {below && tools}
    </>
  );
}

/** The number of strings in the answer of a column. */
const lengthOf = ({ answer }: AnsweredColumn) => answer.responseList.length;

/** A string with its translations, as cells of a table. */
function copiedLine({ number, inString }: ResultRow, columns: readonly AnsweredColumn[]): string {
  return [inString, ...columns.map((column) => column.row(number - 1)?.output ?? '')].join('\t');
}

/**
 * Maximum number of texts sorted on the page. More are sorted in a Worker: 10,000 Hindi strings take 0.1 to 0.3 s, four
 * times that on a slow processor.
 */
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
    const texts = comparedTexts(rows, order) ?? [];
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
