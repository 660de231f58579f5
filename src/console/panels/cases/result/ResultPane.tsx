import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks, Play, RotateCcw, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SetCase } from '#cases/archive/case-set.ts';
import { runsAlone } from '#cases/run/needs.ts';
import { runKey } from '#cases/run/run-item.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { type ActiveRun, continueRun, startRun, stopRun, useActiveRun } from '../run/run-store.ts';
import { rowsQuery, runsQuery } from '../run/runs-query.ts';
import { Evidence } from './Evidence.tsx';
import { RunResults } from './RunResults.tsx';

interface ResultPaneProps {
  cases: readonly SetCase[];
  selected: ReadonlySet<string>;
}

/** Runs cases and shows the results of the last run, or of an earlier one. */
export function ResultPane({ cases, selected }: ResultPaneProps) {
  const words = useWords(casesWords);
  const client = useQueryClient();
  const { target, account, session } = useTargetChoice();
  const active = useActiveRun();
  const { data: stored } = useQuery(runsQuery);
  const [chosenId, setChosenId] = useState<string>();
  const runs = stored?.runs ?? [];
  const id = active?.running ? active.run.id : (chosenId ?? active?.run.id ?? runs[0]?.id);
  const isActive = active !== undefined && active.run.id === id;
  const run = isActive ? active.run : runs.find((one) => one.id === id);
  const elsewhere = stored?.elsewhere === true && !active?.running;
  const unfinished = run !== undefined && run.endedAt === undefined && !isActive;
  const fromStorage = useQuery(rowsQuery(isActive ? undefined : id, unfinished && elsewhere));
  const rows = isActive ? active.rows : (fromStorage.data ?? []);

  const chosenCases = selected.size === 0 ? cases : cases.filter((one) => selected.has(one.case.id));
  const request = { chosen: { target, account, session }, client, words: words.run };
  const running = active?.running === true;
  const busy = running || elsewhere;
  const start = (keys?: ReadonlySet<string>) => {
    if (busy || cases.length === 0) return;
    setChosenId(undefined);
    void startRun({ ...request, cases: keys ? cases : chosenCases, keys });
  };
  const failed = rows.filter(({ verdict }) => verdict === 'failed' || verdict === 'broken');
  const done = rows.filter(({ verdict }) => verdict !== 'stopped').length;
  useKeys([
    { ...pageShortcuts.send, run: () => start() },
    { ...pageShortcuts.cancel, run: stopRun },
  ]);
  useAnnounceEnd(active);

  return (
    <Card aria-label={words.result} className="flex flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        {running ? (
          <>
            <Progress of={active} />
            <Button icon={Square} aria-keyshortcuts={pageShortcuts.cancel.aria} onClick={stopRun}>
              {words.run.stop}
            </Button>
          </>
        ) : (
          <>
            <Button
              look="primary"
              icon={Play}
              disabled={busy || cases.length === 0}
              aria-keyshortcuts={pageShortcuts.send.aria}
              onClick={() => start()}
            >
              {selected.size === 0 ? words.run.all : words.run.selected(chosenCases.length)}
            </Button>
            {failed.length > 0 && (
              <Button
                icon={RotateCcw}
                disabled={busy}
                onClick={() => start(new Set(failed.map((row) => runKey(row.caseId, row.row))))}
              >
                {words.run.failed(failed.length)}
              </Button>
            )}
          </>
        )}
        {run && !running && (
          <span className="ms-auto inline-flex">
            <Evidence run={run} cases={cases} />
          </span>
        )}
      </div>
      {runs.length > 1 && !running && id !== undefined && (
        <div className="border-b border-line px-4 py-2">
          <Select
            aria-label={words.run.shown}
            className="w-full text-sm!"
            value={id}
            options={runs.map((one) => ({
              value: one.id,
              label: words.run.option(
                formatMoment(one.startedAt.getTime(), 'exact'),
                one.target,
                one.keys.length,
              ),
            }))}
            onChange={setChosenId}
          />
        </div>
      )}
      <Notes>
        {elsewhere && <Banner>{words.run.otherTab}</Banner>}
        {run && !busy && run.keys.length > done && (
          <Banner
            action={
              <Button size="small" onClick={() => void continueRun(run, rows, { ...request, cases })}>
                {words.run.continue}
              </Button>
            }
          >
            {words.run.interrupted(run.keys.length - done)}
          </Banner>
        )}
        {active?.notStored && isActive && <Banner>{words.run.notStored}</Banner>}
      </Notes>
      {run ? (
        <RunResults key={run.id} run={run} rows={rows} cases={cases} />
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

function Notes({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-col gap-2 px-4 pt-2 empty:hidden">{children}</div>;
}

/** The number of results so far, and the estimated time for the rest. */
function Progress({ of: { run, rows, since, received } }: { of: ActiveRun }) {
  const words = useWords(casesWords).run;
  const all = run.keys.length;
  const elapsed = Date.now() - since;
  const left = received === 0 ? undefined : (elapsed / received) * (all - rows.length);
  return (
    <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label={words.shown}
        max={all}
        value={rows.length}
        className="h-2 min-w-24 flex-1 accent-ink"
      />
      <span className="text-sm text-ink-second tabular">
        {words.progress(rows.length, all)}
        {left !== undefined && left > 1000 && ` · ${words.left(formatDuration(left))}`}
      </span>
    </div>
  );
}

/** Announces to screen readers how a run of this page ended. */
function useAnnounceEnd(active: ActiveRun | undefined) {
  const words = useWords(casesWords);
  const announce = useAnnounce();
  const [heard, setHeard] = useState<string>();
  const running = active?.running === true;
  useEffect(() => {
    if (!active) return;
    if (running) return setHeard(active.run.id);
    if (heard !== active.run.id) return;
    const counts = new Map<string, number>();
    for (const { verdict } of active.rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const text = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
    announce(words.run.finished(text));
    setHeard(undefined);
  }, [active, running, heard, announce, words]);
}
