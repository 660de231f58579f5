import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useListen } from '#console/listen/use-listen.ts';
import { Button } from '#console/ui/Button.tsx';
import { LongList, plainRows } from '#console/ui/long-list.ts';
import { usePainted } from '#console/ui/use-painted.ts';
import type { DoneColumn, WholeAnswer } from './columns.ts';
import { Row } from './Row.tsx';
import type { Extras } from './RowExtras.tsx';
import { RowTools } from './RowTools.tsx';
import type { ResultRow } from './results.ts';
import { type RowView, viewRows, wholeView } from './row-view.ts';
import { useExplanation } from './use-explanation.ts';
import { useOrderedRows } from './use-ordered-rows.ts';

const none: Extras = [];

interface RowsProps {
  column: DoneColumn;
  whole: WholeAnswer;
}

/** The rows of one target language: filtered by status, searched, sorted. */
export function Rows({ column, whole }: RowsProps) {
  const { target, exchange, answer } = column;
  const total = answer.responseList.length;
  // The first rows of a long answer are seen before there are all of them.
  const all = usePainted() || total <= plainRows;
  const rows = all ? column.rows() : column.firstRows();
  const words = useWords(resultWords);
  const [view, setView] = useState<RowView>(wholeView);
  // Kept here, so that they are still open when a row comes back into view.
  const [extras, setExtras] = useState<ReadonlyMap<number, Extras>>(new Map());
  const listen = useListen(target);
  const explanation = useExplanation(exchange, total <= plainRows);
  // What is written in the search field is there before its rows are.
  const { status, search, order } = useDeferredValue(view);
  const ordered = useOrderedRows(rows, order);
  const shown = useMemo(() => viewRows(ordered, { status, search }), [ordered, status, search]);
  const count = all ? shown.length : total;
  if (total === 0) return <p className="px-4 py-8 text-base text-ink-second">{words.emptyAnswer}</p>;
  const draw = (row: ResultRow): ReactNode => (
    <Row
      row={row}
      target={target}
      whole={whole}
      extras={extras.get(row.number) ?? none}
      onExtras={(chosen) => setExtras((before) => new Map(before).set(row.number, chosen))}
      listen={listen}
      routes={explanation.data?.strings[row.number - 1]?.targets[target]}
    />
  );
  return (
    <>
      <RowTools
        total={total}
        counts={column.counts()}
        shown={shown}
        view={view}
        onView={setView}
        explanation={explanation}
      />
      {count === 0 ? (
        <p className="flex items-center gap-3 px-4 py-8 text-base text-ink-second">
          {words.noRows}
          <Button size="small" onClick={() => setView({ ...wholeView, order: view.order })}>
            {words.all}
          </Button>
        </p>
      ) : count > plainRows ? (
        <Suspense>
          <LongList label={words.rows} count={count} estimate={132}>
            {(index) => {
              const row = shown[index];
              return row && draw(row);
            }}
          </LongList>
        </Suspense>
      ) : (
        <ol aria-label={words.rows}>
          {shown.map((row) => (
            <li key={row.number} className="border-b border-line last:border-0">
              {draw(row)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
