import { useQueries } from '@tanstack/react-query';
import { type CSSProperties, lazy, memo, Suspense, useMemo, useRef, useState } from 'react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { useWords } from '#console/catalogues/words.ts';
import {
  type ExplanationOf,
  explainIdOf,
  explanationQuery,
} from '#console/exchanges/explanation/explanations.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { useRowsInView } from '#console/ui/lists/use-rows-in-view.ts';
import { type Column, columnPerAnswer, inputsOf, type RunColumns } from '../answer/columns.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';
import type { TranslationRunner } from '../queries.ts';
import { GridCell } from './GridCell.tsx';
import { GridHead } from './GridHead.tsx';

const RowDetails = lazy(async () => ({ default: (await import('./RowDetails.tsx')).RowDetails }));

/** The cell whose details are shown. */
interface OpenCell {
  readonly target: string;
  readonly index: number;
}

interface GridProps {
  run: RunColumns;
  runner: TranslationRunner;
}

/** Every string beside all its translations, as a virtualised table. */
export function Grid({ run, runner }: GridProps) {
  const { columns, form } = run;
  const [open, setOpen] = useState<OpenCell>();
  const opened = columns.find(({ target }) => target === open?.target);
  const words = useWords(resultDetailsWords).grid;
  const scroller = useRef<HTMLDivElement>(null);
  const inputs = useMemo(() => inputsOf(columns, form), [columns, form]);
  const terms = useMarkedTerms(run);
  const virtualizer = useRowsInView({ scroller, count: inputs.length, estimate: 92, viewportFraction: 0.7 });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const sizes: CSSProperties & Record<`--${string}`, number | string> = {
    paddingBlock: `${before}px ${after}px`,
    '--targets': columns.length,
    // The padding, and the digits of the last number.
    '--number': `${0.75 + 0.55 * String(inputs.length).length}rem`,
  };
  return (
    <div ref={scroller} className="max-h-[70dvh] overflow-auto overscroll-contain">
      {/* Padding in place of the rows that are not rendered. */}
      <div style={sizes} className="min-w-[calc(8rem+var(--number)+var(--targets)*7.25rem)]">
        <table
          aria-label={words.label}
          aria-rowcount={inputs.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-start"
        >
          <thead className="sticky top-0 z-10 bg-sunken">
            <tr aria-rowindex={1}>
              <th scope="col" className={`${headClass} ${numberClass} z-1 bg-sunken`}>
                <span className="sr-only">{words.number}</span>
              </th>
              <th scope="col" className={`${headClass} ${sourceClass} z-1 bg-sunken`}>
                <GridHead code={form.source} />
              </th>
              {columns.map((column) => (
                <th key={column.target} scope="col" className={headClass}>
                  <GridHead code={column.target} column={column} runner={runner} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ key, index }) => (
              <tr
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className="last:*:border-b-0"
              >
                <RowCells
                  index={index}
                  source={inputs[index] ?? ''}
                  run={run}
                  terms={terms}
                  onOpen={setOpen}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && opened?.state === 'done' && (
        <Suspense>
          <RowDetails column={opened} index={open.index} run={run} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface RowCellsProps {
  index: number;
  source: string;
  run: RunColumns;
  terms: MarkedTerms;
  onOpen: (cell: OpenCell) => void;
}

/** The cells of one string. Not rendered again while the grid is scrolled. */
const RowCells = memo(function RowCells({ index, source, run, terms, onOpen }: RowCellsProps) {
  return (
    <>
      <th
        scope="row"
        className={`${cellClass} ${numberClass} bg-surface text-sm leading-6 font-normal text-ink-third tabular`}
      >
        {index + 1}
      </th>
      <td className={`${cellClass} ${sourceClass} bg-surface`}>
        <LanguageText
          as="p"
          code={run.form.source}
          className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-second"
        >
          <MarkedText pieces={markTerms(source, terms.masked, { wholeWords: true })} />
        </LanguageText>
      </td>
      {run.columns.map((column) => (
        <td key={column.target} className={cellClass}>
          <GridCell
            column={column}
            index={index}
            kept={terms.keptIn(column, index)}
            onOpen={() => onOpen({ target: column.target, index })}
          />
        </td>
      ))}
    </>
  );
});

/** Classes of the first two columns, which stay in view while the others scroll. */
const numberClass = 'sticky start-0 w-(--number) pe-1';
const sourceClass = 'sticky start-(--number) w-32';
const headClass =
  'border-b border-line-strong px-2 py-2 text-start align-baseline text-sm font-semibold text-ink-second';
const cellClass = 'border-b border-line px-2 py-2 text-start align-top';

interface MarkedTerms {
  /** The terms to mark in the source. */
  readonly masked: readonly string[];
  /** The terms to mark in a translation. */
  readonly keptIn: (column: Column, index: number) => readonly string[];
}

/**
 * The masked terms to mark in the source and in the translations. For a translation they come from the explanation of
 * the embedded service, which has them as they appear in the output; without an explanation the terms of the form are
 * used. Long answers are explained on demand only.
 */
function useMarkedTerms({ form, columns }: RunColumns): MarkedTerms {
  const terms = useMemo(() => (form.source === 'en' ? form.terms : []), [form]);
  const ids = useMemo(
    () =>
      terms.length > 0 ? columnPerAnswer(columns).flatMap(({ exchange }) => explainIdOf(exchange) ?? []) : [],
    [terms, columns],
  );
  const short = columns.every(
    (column) => column.state !== 'done' || column.answer.responseList.length <= maxPlainRows,
  );
  const explanations = useQueries({
    queries: ids.map((id) => ({ ...explanationQuery('localization', id), enabled: short })),
    combine: dataOf,
  });
  return useMemo(() => {
    const asSent = terms.flatMap(({ term, as }) => [as, term]);
    return {
      masked: terms.map(({ term }) => term),
      keptIn: (column, index) => {
        const id = column.state === 'done' ? explainIdOf(column.exchange) : undefined;
        const explanation = id === undefined ? undefined : explanations[ids.indexOf(id)];
        const routes = explanation?.strings[index]?.targets[column.target];
        return routes ? routes.flatMap(({ kept }) => kept ?? []) : asSent;
      },
    };
  }, [terms, ids, explanations]);
}

const dataOf = (results: readonly { data: ExplanationOf<'localization'> | undefined }[]) =>
  results.map(({ data }) => data);
