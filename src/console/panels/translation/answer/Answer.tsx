import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Failure } from '#client/outcome.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Download } from '#console/download/Download.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Tabs } from '#console/ui/controls/Tabs.tsx';
import { DetailsButton } from '#console/ui/details/DetailsButton.tsx';
import { useDetails } from '#console/ui/details/details.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { failureTitle } from '#console/ui/feedback/failure-title.ts';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { findLanguage } from '#contract/languages.ts';
import { formAsSent } from '../form/request.ts';
import type { TranslationCall, TranslationRun, TranslationRunner } from '../queries.ts';
import { Rows } from '../rows/Rows.tsx';
import { ColumnLabel } from './ColumnLabel.tsx';
import { type Column, columnsOf, distinctAnswers, neededEngine, type RunColumns } from './columns.ts';

const { load: loadFooter, Component: AnswerFooter } = preloadable(
  async () => (await import('./AnswerFooter.tsx')).AnswerFooter,
);
onceIdle(loadFooter);
const EngineNote = lazy(async () => ({ default: (await import('./EngineNote.tsx')).EngineNote }));
const MoreTargets = lazy(async () => ({ default: (await import('./MoreTargets.tsx')).MoreTargets }));
const { Component: Grid } = preloadable(async () => (await import('../grid/Grid.tsx')).Grid);
const { load, Component: FailureCard } = preloadable(
  async () => (await import('#console/ui/feedback/FailureCard.tsx')).FailureCard,
);
// Loaded early, so that a failure can be shown even when the server is down by then.
onceIdle(load);

const layouts = ['tabs', 'grid'] as const;

/** How answers are displayed; kept while a form is sent again. */
export interface AnswerView {
  readonly layout: (typeof layouts)[number];
  /** The target whose tab was chosen. */
  readonly target: string | undefined;
}

interface AnswerProps {
  run: TranslationRun;
  runner: TranslationRunner;
  view: AnswerView;
  onView: (view: AnswerView) => void;
  /** A further action on a failure. */
  failureAction: (failure: Failure) => ReactNode;
}

/** The answers of a translation: a tab or a column for each target language, each with its own state. */
export function Answer({ run, runner, view, onView, failureAction }: AnswerProps) {
  const words = useWords(resultWords);
  const form = useMemo(() => formAsSent(run.form), [run]);
  const columns = useMemo(() => columnsOf(run.calls), [run]);
  const shown = { form, columns, previous: runner.previous };
  useAnnounceColumns(columns, run.calls);
  const details = useDetails();
  const chosen = columns.find(({ target }) => target === view.target) ?? columns[0];
  if (!chosen) return null;
  const visible = view.layout === 'grid' ? columns : [chosen];
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-4 py-2">
        <Segmented
          label={words.view}
          options={layouts.map((value) => ({ value, label: words.views[value] }))}
          value={view.layout}
          onChange={(layout) => onView({ ...view, layout })}
        />
        <DetailsButton />
        <Download results={async () => (await import('./export.ts')).translationResults(columns, form)} />
      </div>
      {view.layout === 'grid' ? (
        <Suspense>
          <Grid run={shown} runner={runner} />
        </Suspense>
      ) : (
        <Tabs
          label={words.targets}
          value={chosen.target}
          onChange={(target) => onView({ ...view, target })}
          tabs={columns.map((column) => ({
            value: column.target,
            label: <ColumnLabel column={column} brief={column !== chosen} />,
          }))}
          more={(folded) => (
            <Suspense>
              <MoreTargets
                columns={columns.filter(({ target }) => folded.includes(target))}
                onChoose={(target) => onView({ ...view, target })}
              />
            </Suspense>
          )}
        >
          <ColumnResult
            key={chosen.target}
            column={chosen}
            run={shown}
            runner={runner}
            failureAction={failureAction}
          />
        </Tabs>
      )}
      {visible.some((column) => neededEngine(column, form)) && (
        <Suspense>
          <EngineNote />
        </Suspense>
      )}
      {details && (
        <Suspense>
          <AnswerFooter answers={distinctAnswers(visible)} />
        </Suspense>
      )}
    </>
  );
}

interface ColumnResultProps extends Pick<AnswerProps, 'failureAction'> {
  column: Column;
  run: RunColumns;
  runner: TranslationRunner;
}

/** The result in one target language: a stopwatch, its rows, or its failure. */
function ColumnResult({ column, run, runner, failureAction }: ColumnResultProps) {
  const words = useWords(resultWords);
  switch (column.state) {
    case 'waiting':
      return (
        <div
          aria-busy="true"
          className="flex flex-col items-center gap-3 px-4 py-12 text-base text-ink-second"
        >
          {words.waiting}
          <Stopwatch startedAt={column.startedAt} onCancel={() => runner.cancel(column.call)} />
        </div>
      );
    case 'done':
      return <Rows column={column} run={run} />;
    default:
      return (
        <Suspense>
          <FailureCard
            failure={column.failure}
            action={failureAction(column.failure)}
            onAgain={() => runner.again(column.call)}
            onSendAnyway={() => runner.again(column.call, { sendAnyway: true })}
          />
        </Suspense>
      );
  }
}

/** Outcomes that were already announced, since this component may mount after them, or more than once. */
const announcedOutcomes = new WeakSet<object>();

/** Milliseconds within which outcomes are announced together: a new announcement cuts off the one before. */
const groupingMilliseconds = 200;

/** Announces the outcome of each target once. Where one call serves all targets, the panel announces it instead. */
function useAnnounceColumns(columns: readonly Column[], calls: readonly TranslationCall[]): void {
  const words = useWords(resultWords).states;
  const announce = useAnnounce();
  const waiting = useRef<(string | Promise<string>)[]>([]);
  useEffect(() => {
    if (calls.length === 1) return;
    for (const column of columns) {
      const end = outcomeIdentity(column);
      if (end === undefined || announcedOutcomes.has(end)) continue;
      announcedOutcomes.add(end);
      if (calls.some(({ name, restored }) => restored && name === column.call)) continue;
      const name = findLanguage(column.target)?.englishName ?? column.target;
      waiting.current.push(
        column.state === 'failed'
          ? failureTitle(column.failure).then((title) => words.failedIn(name, title))
          : column.state === 'cancelled'
            ? words.cancelledIn(name)
            : words.doneIn(name),
      );
    }
    if (waiting.current.length === 0) return;
    const timer = setTimeout(async () => {
      announce((await Promise.all(waiting.current.splice(0))).join(' '));
    }, groupingMilliseconds);
    return () => clearTimeout(timer);
  });
}

/** The object that identifies the outcome of a column's call. */
function outcomeIdentity(column: Column): object | undefined {
  if (column.state === 'waiting') return undefined;
  return column.state === 'done' ? column.answer : column.failure;
}
