import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Failure } from '#client/outcome.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Download } from '#console/download/Download.tsx';
import { Segmented } from '#console/ui/controls/Segmented.tsx';
import { Tabs } from '#console/ui/controls/Tabs.tsx';
import { DetailsButton } from '#console/ui/details/DetailsButton.tsx';
import { useDetailsOpen } from '#console/ui/details/details.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { failureTitle } from '#console/ui/feedback/failure-title.ts';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { formAsSent } from '../form/request.ts';
import type { TranslationCall, TranslationRun, TranslationRunner } from '../queries.ts';
import { Rows } from '../rows/Rows.tsx';
import { type AnswerView, layouts } from './answer-view.ts';
import { ColumnLabel } from './ColumnLabel.tsx';
import {
  type AnsweredColumn,
  type Column,
  columnPerAnswer,
  columnsOf,
  neededEngine,
  type RunColumns,
} from './columns.ts';

const { load: loadFooter, Component: AnswerFooter } = preloadable(
  async () => (await import('./AnswerFooter.tsx')).AnswerFooter,
);
onceIdle(loadFooter);
const EngineNote = lazy(async () => ({ default: (await import('./EngineNote.tsx')).EngineNote }));
const MoreTargets = lazy(async () => ({ default: (await import('./MoreTargets.tsx')).MoreTargets }));
const CallState = lazy(async () => ({ default: (await import('./CallState.tsx')).CallState }));
const { Component: Grid } = preloadable(async () => (await import('../grid/Grid.tsx')).Grid);
const { load, Component: FailureCard } = preloadable(
  async () => (await import('#console/ui/feedback/FailureCard.tsx')).FailureCard,
);
// Loaded early, so that a failure can be shown even when the server is down by then.
onceIdle(load);

/** The value of the tab that shows all targets. */
const allTab = '';

interface AnswerProps {
  run: TranslationRun;
  runner: TranslationRunner;
  view: AnswerView;
  onView: (view: AnswerView) => void;
  /** An additional action on the failure card. */
  failureAction: (failure: Failure) => ReactNode;
}

/** The answers of a translation: all targets as a list or as a grid, and a tab for each target with its state. */
export function Answer({ run, runner, view, onView, failureAction }: AnswerProps) {
  const words = useWords(resultWords);
  const form = useMemo(() => formAsSent(run.form), [run]);
  const columns = useMemo(() => columnsOf(run.calls), [run]);
  const shown = { form, columns, previous: runner.previous };
  useAnnounceColumns(columns, run.calls);
  const details = useDetailsOpen();
  const [first] = columns;
  if (!first) return null;
  const chosen =
    columns.find(({ target }) => target === view.target) ?? (columns.length > 1 ? undefined : first);
  const grid = view.layout === 'grid' && (!chosen || view.target === undefined);
  const visible = grid || !chosen ? columns : [chosen];
  const choose = (target: string) => onView({ ...view, target: target === allTab ? undefined : target });
  const tabs = columns.map((column) => ({
    value: column.target,
    label: <ColumnLabel column={column} brief={columns.length > 1} />,
  }));
  return (
    <>
      <Tabs
        label={words.targets}
        value={chosen?.target ?? allTab}
        onChange={choose}
        tabs={columns.length > 1 ? [{ value: allTab, label: words.allTargets }, ...tabs] : tabs}
        more={(folded) => (
          <Suspense>
            <MoreTargets
              columns={columns.filter(({ target }) => folded.includes(target))}
              onChoose={choose}
            />
          </Suspense>
        )}
        end={
          <div className="flex items-center gap-1 px-2 py-1.5">
            <Segmented
              label={words.view}
              options={layouts.map((value) => ({ value, label: words.views[value] }))}
              value={grid ? 'grid' : 'list'}
              onChange={(layout) => onView({ layout, target: layout === 'grid' ? undefined : view.target })}
            />
            <DetailsButton brief />
            <Download
              brief
              results={async () => (await import('./export.ts')).translationResults(columns, form)}
            />
          </div>
        }
      >
        {grid ? (
          <Suspense>
            <Grid run={shown} runner={runner} />
          </Suspense>
        ) : (
          <ColumnResults
            key={chosen?.target}
            columns={visible}
            run={shown}
            runner={runner}
            failureAction={failureAction}
          />
        )}
      </Tabs>
      {visible.some((column) => neededEngine(column, form)) && (
        <Suspense>
          <EngineNote />
        </Suspense>
      )}
      {details && (
        <Suspense>
          <AnswerFooter answers={columnPerAnswer(visible)} />
        </Suspense>
      )}
    </>
  );
}

interface ColumnResultsProps extends Pick<AnswerProps, 'runner' | 'failureAction'> {
  columns: readonly Column[];
  run: RunColumns;
}

/**
 * The results in one target language or in all: the rows of answered calls, then a line for each other call. While
 * there is no answer at all, the first call is shown in full.
 */
function ColumnResults({ columns, run, runner, failureAction }: ColumnResultsProps) {
  const [first, ...others] = columns.filter((column) => column.state === 'done');
  const unanswered = columns.filter((column) => column.state !== 'done');
  const inFull = first ? undefined : (unanswered.find(({ state }) => state !== 'waiting') ?? unanswered[0]);
  const calls = new Set(unanswered.map(({ call }) => call));
  if (inFull) calls.delete(inFull.call);
  return (
    <>
      {first && <Rows columns={[first, ...others]} run={run} named={columns.length > 1} />}
      {inFull && <Unanswered column={inFull} runner={runner} failureAction={failureAction} />}
      {[...calls].map((call) => (
        <CallLine key={call} columns={unanswered.filter((column) => column.call === call)} runner={runner} />
      ))}
    </>
  );
}

interface CallLineProps extends Pick<AnswerProps, 'runner'> {
  /** The target languages of the call. */
  columns: readonly Exclude<Column, AnsweredColumn>[];
}

/** A call without an answer, in a list of calls: its languages and its state. */
function CallLine({ columns, runner }: CallLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm">
      {columns.map((column) => (
        <ColumnLabel key={column.target} column={column} />
      ))}
      {columns.slice(0, 1).map((column) => (
        <Suspense key={column.call}>
          <CallState column={column} runner={runner} />
        </Suspense>
      ))}
    </div>
  );
}

interface UnansweredProps extends Pick<AnswerProps, 'runner' | 'failureAction'> {
  column: Exclude<Column, AnsweredColumn>;
}

/** A call without an answer: a stopwatch, or its failure. */
function Unanswered({ column, runner, failureAction }: UnansweredProps) {
  const words = useWords(resultWords);
  if (column.state === 'waiting') {
    return (
      <div aria-busy="true" className="flex flex-col items-center gap-3 px-4 py-12 text-base text-ink-second">
        {words.waiting}
        <Stopwatch startedAt={column.startedAt} onCancel={() => runner.cancel(column.call)} />
      </div>
    );
  }
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

/** Outcomes that were already announced, since this component may mount after them, or more than once. */
const announcedOutcomes = new WeakSet<object>();

/** Milliseconds within which outcomes are announced together: a new announcement cuts off the previous one. */
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
      const name = languageName(column.target);
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
