import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Download } from '#console/download/Download.tsx';
import { loadLongList, plainRows } from '#console/ui/long-list.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { Segmented } from '#console/ui/Segmented.tsx';
import { Tabs } from '#console/ui/Tabs.tsx';
import { afterPaint } from '#console/ui/use-painted.ts';
import { AnswerFooter } from './AnswerFooter.tsx';
import { ColumnLabel } from './ColumnLabel.tsx';
import { ColumnResult } from './ColumnResult.tsx';
import { answersOf, columnsOf } from './columns.ts';
import type { AnswerView } from './Result.tsx';
import { useSaidColumns } from './use-said-columns.ts';
import type { TranslationCalls, TranslationRunner } from './use-translation-calls.ts';

const { load: loadGrid, Component: Grid } = preloadable(async () => (await import('./Grid.tsx')).Grid);

// With this code, which comes when a person turns to the form: a long answer never waits for how it is drawn.
void loadLongList();

const layouts = ['tabs', 'grid'] as const;

interface AnswerProps {
  calls: TranslationCalls;
  runner: TranslationRunner;
  view: AnswerView;
  onView: (view: AnswerView) => void;
}

/** The answers of a translation: a tab or a column for each target language, each with its own state. */
export function Answer({ calls: { form, calls }, runner, view, onView }: AnswerProps) {
  const words = useWords(resultWords);
  const columns = useMemo(() => columnsOf(calls), [calls]);
  // What became of the other targets is counted when the rows of the chosen one are there.
  const labels = useDeferredValue(columns);
  const whole = { form, columns, previous: runner.previous };
  useSaidColumns(columns, calls.length > 1);
  const long = columns.some(
    (column) => column.state === 'done' && column.answer.responseList.length > plainRows,
  );
  // A table of that many rows takes its time: it does not wait for its code as well.
  useEffect(() => (long ? afterPaint(loadGrid) : undefined), [long]);
  const chosen = columns.find(({ target }) => target === view.target) ?? columns[0];
  if (!chosen) return null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-4 py-2">
        <Segmented
          label={words.view}
          options={layouts.map((value) => ({ value, label: words.views[value] }))}
          value={view.layout}
          onChange={(layout) => onView({ ...view, layout })}
        />
        <Download results={async () => (await import('./export.ts')).translationResults(columns, form)} />
      </div>
      {view.layout === 'grid' ? (
        <Suspense>
          <Grid whole={whole} runner={runner} />
        </Suspense>
      ) : (
        <Tabs
          label={words.targets}
          value={chosen.target}
          onChange={(target) => onView({ ...view, target })}
          tabs={columns.map((column) => ({
            value: column.target,
            label: <ColumnLabel column={labels.find(({ target }) => target === column.target) ?? column} />,
          }))}
        >
          <ColumnResult key={chosen.target} column={chosen} whole={whole} runner={runner} />
        </Tabs>
      )}
      <AnswerFooter answers={answersOf(view.layout === 'grid' ? columns : [chosen])} />
    </>
  );
}
