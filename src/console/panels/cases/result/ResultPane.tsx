import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import { runsAlone } from '#cases/run/needs.ts';
import { keyOfItem, runItems, runKey } from '#cases/run/run-item.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { sideOf } from '../compare/side-of.ts';
import { stopRun, useActiveRun } from '../run/active-run.ts';
import { useJoinRuns } from '../run/ContinueRuns.tsx';
import type { RunTarget } from '../run/connect.ts';
import { startRuns } from '../run/run-queue.ts';
import { useRunSettings } from '../run/run-settings.ts';
import { rowsQuery, runsQuery } from '../run/runs-query.ts';
import { RunResults } from './list/RunResults.tsx';
import { RunBar } from './RunBar.tsx';
import { RunNotes } from './RunNotes.tsx';
import { choiceOf, choicesOf, type ShownRuns, shownRuns } from './run-choices.ts';
import { useAnnounceEnd } from './use-announce-end.ts';
import { useRunInSight } from './use-run-in-sight.ts';

const { Component: Comparison } = preloadable(
  async () => (await import('../compare/Comparison.tsx')).Comparison,
);
const { Component: CompareSetup } = preloadable(
  async () => (await import('../compare/CompareSetup.tsx')).CompareSetup,
);

interface ResultPaneProps {
  cases: readonly CaseInSet[];
  selected: ReadonlySet<string>;
  /** Opens a case in the editor. */
  onEdit: (id: string) => void;
  /** Saves the edited case before it is run; resolves with undefined if that fails. Absent if no case is edited. */
  saveEdited?: (() => Promise<CaseInSet | undefined>) | undefined;
}

const keysOf = (cases: readonly CaseInSet[]) => runItems(cases).map(keyOfItem);

/** Runs cases and shows the results of the last run, of an earlier one, or of two that are compared. */
export function ResultPane({ cases, selected, onEdit, saveEdited }: ResultPaneProps) {
  const words = useWords(casesWords);
  const client = useQueryClient();
  const { target, account, session } = useTargetChoice();
  const settings = useRunSettings();
  const active = useActiveRun();
  const { data: runs = [] } = useQuery(runsQuery);
  const [choice, setChoice] = useState<string>();
  const [comparing, setComparing] = useState(false);
  const running = active?.running === true;
  useJoinRuns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored runs change when a run begins or ends
  useEffect(() => {
    void client.invalidateQueries({ queryKey: runsQuery.queryKey });
  }, [client, running, active?.run.id]);

  const chosen = shownRuns(choice, runs);
  const shown: ShownRuns | undefined = running
    ? { run: active.run }
    : (chosen ?? (active && { run: active.run }));
  const isActive = active !== undefined && active.run.id === shown?.run.id;
  const run = isActive ? active.run : shown?.run;
  const fromStorage = useQuery(rowsQuery(isActive ? undefined : run?.id));
  const rows = isActive ? active.rows : (fromStorage.data ?? []);

  const chosenCases = selected.size === 0 ? cases : cases.filter((one) => selected.has(one.case.id));
  const here: RunTarget = { target, account, session };
  const start = async (keys: readonly string[], targets = [here], comparedWith?: string) => {
    if (running || keys.length === 0) return;
    setComparing(false);
    setChoice(undefined);
    await startRuns(targets, keys, settings, comparedWith);
  };
  const startChosen = async (some: readonly CaseInSet[]) => {
    if (!saveEdited) return start(keysOf(some));
    const edited = running ? undefined : await saveEdited();
    if (edited) await start(keysOf([edited]));
  };
  useKeys([
    { ...pageShortcuts.send, run: () => void startChosen(chosenCases) },
    { ...pageShortcuts.cancel, run: stopRun },
  ]);
  useAnnounceEnd(active);
  const results = useRunInSight(active?.run.id, running);

  return (
    <Card ref={results} aria-label={words.result} className="@container flex flex-col">
      <RunBar
        active={running ? active : undefined}
        cases={cases}
        chosen={chosenCases}
        isAll={selected.size === 0}
        rows={rows}
        shown={shown}
        isEditing={saveEdited !== undefined}
        onRunChosen={() => void startChosen(chosenCases)}
        onRun={(some) => void start(keysOf(some))}
        onRunAgain={(again) => void start(again.map((row) => runKey(row.caseId, row.row)))}
        onCompare={() => setComparing(true)}
      />
      {comparing && !running && (
        <Lazily>
          <CompareSetup
            runs={runs}
            shown={run}
            requests={keysOf(chosenCases).length}
            onCompare={(before, after) => {
              setComparing(false);
              const [first, second] = [before, after].map((id) => runs.find((one) => one.id === id));
              if (first && second) setChoice(choiceOf({ before: first, run: second }));
            }}
            onRun={(targets, kept) => void start(kept?.keys ?? keysOf(chosenCases), [...targets], kept?.id)}
            onCancel={() => setComparing(false)}
          />
        </Lazily>
      )}
      {runs.length > 1 && !running && shown && (
        <RunChoice shown={shown} choices={choicesOf(runs)} onChoose={setChoice} />
      )}
      {run && !shown?.before && (
        <RunNotes run={run} rows={rows} busy={running} notStored={isActive && active.notStored} />
      )}
      {shown?.before ? (
        <Lazily>
          <Comparison key={choiceOf(shown)} before={shown.before} after={shown.run} cases={cases} />
        </Lazily>
      ) : run ? (
        <RunResults
          key={run.id}
          run={run}
          rows={rows}
          cases={cases}
          onEdit={onEdit}
          onRunAgain={running ? undefined : (row) => void start([runKey(row.caseId, row.row)])}
        />
      ) : (
        <EmptyState icon={ListChecks} title={words.nothingRun.title}>
          {words.nothingRun.explanation}
          {chosenCases.some((one) => runsAlone(one.case.needs ?? [])) && (
            <p className="pt-2 text-sm">{words.run.changesTarget}</p>
          )}
        </EmptyState>
      )}
    </Card>
  );
}

/** A part whose code is loaded when it is shown. */
const Lazily = ({ children }: { children: ReactNode }) => (
  <Boundary>
    <Suspense>{children}</Suspense>
  </Boundary>
);

interface RunChoiceProps {
  shown: ShownRuns;
  choices: readonly ShownRuns[];
  onChoose: (choice: string) => void;
}

/** Selects the run or the comparison to show. */
function RunChoice({ shown, choices, onChoose }: RunChoiceProps) {
  const words = useWords(casesWords).run;
  const comparison = useWords(comparisonWords);
  const all = choices.some((one) => choiceOf(one) === choiceOf(shown)) ? choices : [shown, ...choices];
  return (
    <div className="border-b border-line px-4 py-2">
      <Select
        aria-label={words.shown}
        className="w-full text-sm!"
        value={choiceOf(shown)}
        options={all.map((one) => {
          const { before, run } = one;
          const moment = formatMoment(run.startedAt.getTime(), 'exact');
          const side = before ? comparison.pair(sideOf(before), sideOf(run)) : sideOf(run);
          return { value: choiceOf(one), label: words.option(moment, side, run.keys.length) };
        })}
        onChange={onChoose}
      />
    </div>
  );
}
