import { Suspense, useMemo, useState } from 'react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { CaseVerdict, ResultRow } from '#cases/run/results.ts';
import { runKey } from '#cases/run/run-item.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { hasReference } from '../../run/runs-query.ts';
import { useTitles } from '../use-titles.ts';
import { VerdictChip } from '../VerdictChip.tsx';
import { countVerdicts, type Grouping, groupings, resultLines } from './group-results.ts';
import { GroupHead, ResultLineButton } from './ResultLines.tsx';

const { Component: ResultDetail } = preloadable(
  async () => (await import('../ResultDetail.tsx')).ResultDetail,
);

const { Component: ErrorRates } = preloadable(async () => (await import('../ErrorRates.tsx')).ErrorRates);

interface RunResultsProps {
  run: StoredRun;
  rows: readonly ResultRow[];
  cases: readonly CaseInSet[];
  /** Runs one case, or one row of its data, again; absent during a run. */
  onRunAgain: ((row: ResultRow) => void) | undefined;
  /** Opens a case in the editor. */
  onEdit: (id: string) => void;
}

const keyOfRow = ({ caseId, row }: ResultRow) => runKey(caseId, row);

/** Height of a row in pixels. */
const rowHeight = 41;

/** The results of a run, worst first; opening one shows it in place of the list. */
export function RunResults({ run, rows, cases, onRunAgain, onEdit }: RunResultsProps) {
  const words = useWords(casesWords);
  const [verdict, setVerdict] = useState<CaseVerdict | ''>('');
  const [grouping, setGrouping] = useState<Grouping>('none');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const titleOf = useTitles(cases);
  const counts = useMemo(() => countVerdicts(rows), [rows]);
  const lines = useMemo(() => {
    const shown = verdict === '' ? rows : rows.filter((row) => row.verdict === verdict);
    return resultLines(shown, cases, grouping, folded);
  }, [rows, cases, verdict, grouping, folded]);
  const results = useMemo(
    () => (open === undefined ? [] : lines.flatMap((line) => (line.kind === 'result' ? [line] : []))),
    [lines, open],
  );
  const at = results.findIndex(({ id }) => id === open);
  const opened = results[at]?.row;
  if (opened) {
    const go = (to: number) => (results[to] ? () => setOpen(results[to]?.id) : undefined);
    return (
      <Boundary>
        <Suspense>
          <ResultDetail
            run={run.id}
            row={opened}
            title={titleOf(opened)}
            onBack={() => setOpen(undefined)}
            onPrevious={go(at - 1)}
            onNext={go(at + 1)}
            onRunAgain={onRunAgain}
            onEdit={cases.some((one) => one.case.id === opened.caseId) ? onEdit : undefined}
          />
        </Suspense>
      </Boundary>
    );
  }
  const fold = (name: string, on: boolean) => {
    const next = new Set(folded);
    if (on) next.add(name);
    else next.delete(name);
    setFolded(next);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <ul aria-label={words.results} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {counts.map(({ verdict: name, count }) => (
            <li key={name} className="inline-flex items-center gap-1.5 text-lg font-semibold tabular">
              {count} <VerdictChip verdict={name} />
            </li>
          ))}
        </ul>
        <span className="ms-auto inline-flex flex-wrap gap-2">
          {counts.length > 1 && (
            <Select
              aria-label={words.verdictFilter}
              className="text-sm!"
              value={verdict}
              options={[
                { value: '', label: words.anyVerdict(rows.length) },
                ...counts.map(({ verdict: name, count }) => ({
                  value: name,
                  label: words.verdictCount(count, words.verdicts[name]),
                })),
              ]}
              onChange={setVerdict}
            />
          )}
          {rows.length > 1 && (
            <Select
              aria-label={words.groupBy}
              className="text-sm!"
              value={grouping}
              options={groupings.map((value) => ({ value, label: words.groupings[value] }))}
              onChange={(next) => {
                setGrouping(next);
                setFolded(new Set());
              }}
            />
          )}
        </span>
      </div>
      {run.endedAt !== undefined && rows.some(hasReference) && (
        <Suspense>
          <ErrorRates
            run={run.id}
            rows={rows}
            onOpen={(key) => {
              const line = lines.find((one) => one.kind === 'result' && keyOfRow(one.row) === key);
              if (line?.kind === 'result') setOpen(line.id);
            }}
          />
        </Suspense>
      )}
      {lines.length === 0 && rows.length > 0 ? (
        <p className="px-4 py-4 text-base text-ink-second">{words.noResults}</p>
      ) : (
        <VirtualList
          // A list in another order starts at the top.
          key={`${grouping} ${verdict}`}
          label={words.results}
          count={lines.length}
          estimate={rowHeight}
          viewportFraction={0.6}
        >
          {(index) => {
            const line = lines[index];
            if (!line) return null;
            return line.kind === 'group' ? (
              <GroupHead of={line} grouping={grouping} onFold={(on) => fold(line.name, on)} />
            ) : (
              <ResultLineButton row={line.row} title={titleOf(line.row)} onOpen={() => setOpen(line.id)} />
            );
          }}
        </VirtualList>
      )}
    </>
  );
}
