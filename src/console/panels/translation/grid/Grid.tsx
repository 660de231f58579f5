import { useQueries } from '@tanstack/react-query';
import { type CSSProperties, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { useWords } from '#console/catalogues/words.ts';
import { explainIdOf, explanationQuery } from '#console/exchanges/explanation/explanations.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { useRowsInView } from '#console/ui/lists/use-rows-in-view.ts';
import { type Column, inputsOf, type RunColumns } from '../answer/columns.ts';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';
import type { TranslationRunner } from '../queries.ts';
import { GridCell } from './GridCell.tsx';
import { GridHead } from './GridHead.tsx';

const RowDetails = lazy(async () => ({ default: (await import('./RowDetails.tsx')).RowDetails }));

interface GridProps {
  run: RunColumns;
  runner: TranslationRunner;
}

/** Every string beside all its translations, as a virtualised table. */
export function Grid({ run, runner }: GridProps) {
  const { columns, form } = run;
  const [open, setOpen] = useState<{ target: string; index: number }>();
  const opened = columns.find(({ target }) => target === open?.target);
  const words = useWords(resultDetailsWords).grid;
  const scroller = useRef<HTMLDivElement>(null);
  const inputs = useMemo(() => inputsOf(columns, form), [columns, form]);
  const { masked, keptIn } = useMarkedTerms(run);
  const virtualizer = useRowsInView({ scroller, count: inputs.length, estimate: 92, viewportFraction: 0.7 });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const padding: CSSProperties & Record<`--${string}`, number> = {
    paddingBlock: `${before}px ${after}px`,
    '--targets': columns.length,
  };
  return (
    <div ref={scroller} className="max-h-[70dvh] overflow-auto overscroll-contain">
      {/* Padding in place of the rows that are not rendered. */}
      <div style={padding} className="min-w-[calc(9.75rem+var(--targets)*7.25rem)]">
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
                <th
                  scope="row"
                  className={`${cellClass} ${numberClass} bg-surface text-sm leading-6 font-normal text-ink-third tabular`}
                >
                  {index + 1}
                </th>
                <td className={`${cellClass} ${sourceClass} bg-surface`}>
                  <LanguageText
                    as="p"
                    code={form.source}
                    className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-second"
                  >
                    <MarkedText pieces={markTerms(inputs[index] ?? '', masked, { wholeWords: true })} />
                  </LanguageText>
                </td>
                {columns.map((column) => (
                  <td key={column.target} className={cellClass}>
                    <GridCell
                      column={column}
                      index={index}
                      kept={keptIn(column, index)}
                      onOpen={() => setOpen({ target: column.target, index })}
                    />
                  </td>
                ))}
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

/** The first two columns stay in view while the others scroll. */
const numberClass = 'sticky start-0 w-7';
const sourceClass = 'sticky start-7 w-32';
const headClass =
  'border-b border-line-strong px-2 py-2 text-start align-baseline text-sm font-semibold text-ink-second';
const cellClass = 'border-b border-line px-2 py-2 text-start align-top';

/**
 * The masked terms to mark in the source and in the translations. For a translation they come from the explanation of
 * the embedded service, which has them as they appear in the output; without an explanation the terms of the form are
 * used. Long answers are explained on demand only.
 */
function useMarkedTerms({ form, columns }: RunColumns) {
  const terms = form.source === 'en' ? form.terms : [];
  const asSent = terms.flatMap(({ term, as }) => [as, term]);
  const idOf = (column: Column) =>
    column.state === 'done' && terms.length > 0 ? explainIdOf(column.exchange) : undefined;
  const ids = [...new Set(columns.flatMap((column) => idOf(column) ?? []))];
  const short = columns.every(
    (column) => column.state !== 'done' || column.answer.responseList.length <= maxPlainRows,
  );
  const explanations = useQueries({
    queries: ids.map((id) => ({ ...explanationQuery('localization', id), enabled: short })),
  });
  return {
    masked: terms.map(({ term }) => term),
    keptIn: (column: Column, index: number) => {
      const explanation = explanations[ids.indexOf(idOf(column) ?? '')]?.data;
      const routes = explanation?.strings[index]?.targets[column.target];
      return routes ? routes.flatMap(({ kept }) => kept ?? []) : asSent;
    },
  };
}
