import { useMemo, useState } from 'react';
import type { SetCase } from '#cases/archive/case-set.ts';
import { type CaseVerdict, caseVerdicts, type ResultRow } from '#cases/run/results.ts';
import { runKey } from '#cases/run/run-item.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { Select } from '#console/ui/controls/Select.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { ResultDetail } from './ResultDetail.tsx';
import { VerdictChip } from './VerdictChip.tsx';

interface RunResultsProps {
  run: StoredRun;
  rows: readonly ResultRow[];
  cases: readonly SetCase[];
}

/** Height of a row in pixels. */
const rowHeight = 41;
/** What needs attention comes first. */
const order: readonly CaseVerdict[] = ['failed', 'broken', 'changed', 'stopped', 'skipped', 'passed'];

/** The results of a run, worst first; opening one shows it in place of the list. */
export function RunResults({ run, rows, cases }: RunResultsProps) {
  const words = useWords(casesWords);
  const [verdict, setVerdict] = useState<CaseVerdict | ''>('');
  const [open, setOpen] = useState<string>();
  const names = useMemo(() => new Map(cases.map((one) => [one.case.id, one.case.name])), [cases]);
  const titleOf = ({ caseId, row }: ResultRow) => {
    const name = names.get(caseId) ?? caseId;
    return row === undefined ? name : `${name}, ${words.row(row)}`;
  };
  const shown = useMemo(
    () =>
      rows
        .filter((row) => verdict === '' || row.verdict === verdict)
        .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict)),
    [rows, verdict],
  );
  const keys = useMemo(() => shown.map((row) => runKey(row.caseId, row.row)), [shown]);
  const at = open === undefined ? -1 : keys.indexOf(open);
  const opened = shown[at];
  if (opened) {
    const go = (to: number) => (keys[to] === undefined ? undefined : () => setOpen(keys[to]));
    return (
      <ResultDetail
        run={run.id}
        row={opened}
        title={titleOf(opened)}
        onBack={() => setOpen(undefined)}
        onPrevious={go(at - 1)}
        onNext={go(at + 1)}
      />
    );
  }
  const counts = caseVerdicts.flatMap((name) => {
    const count = rows.filter((row) => row.verdict === name).length;
    return count === 0 ? [] : [{ name, count }];
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <ul aria-label={words.results} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {counts.map(({ name, count }) => (
            <li key={name} className="inline-flex items-center gap-1.5 text-lg font-semibold tabular">
              {count} <VerdictChip verdict={name} />
            </li>
          ))}
        </ul>
        {counts.length > 1 && (
          <Select
            aria-label={words.verdictFilter}
            className="ms-auto text-sm!"
            value={verdict}
            options={[
              { value: '', label: words.anyVerdict(rows.length) },
              ...counts.map(({ name, count }) => ({
                value: name,
                label: words.verdictCount(count, words.verdicts[name]),
              })),
            ]}
            onChange={setVerdict}
          />
        )}
      </div>
      {shown.length === 0 && rows.length > 0 ? (
        <p className="px-4 py-4 text-base text-ink-second">{words.noResults}</p>
      ) : (
        <VirtualList label={words.results} count={shown.length} estimate={rowHeight} viewportFraction={0.6}>
          {(index) => {
            const row = shown[index];
            return (
              row && (
                <button
                  type="button"
                  onClick={() => setOpen(keys[index])}
                  className="flex min-h-10 w-full items-center gap-3 px-4 py-1 text-start hover:bg-sunken"
                >
                  <span className="w-24 shrink-0">
                    <VerdictChip verdict={row.verdict} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-base">{titleOf(row)}</span>
                    <Why row={row} />
                  </span>
                  <span className="shrink-0 text-sm text-ink-second tabular">
                    {formatDuration(row.milliseconds)}
                  </span>
                </button>
              )
            );
          }}
        </VirtualList>
      )}
    </>
  );
}

/** The first problem of a result, in one line. */
function Why({ row }: { row: ResultRow }) {
  const words = useWords(casesWords);
  const failed = row.expectations.find(({ passed }) => !passed);
  const text = failed
    ? `${words.expectationNames[failed.expectation.kind]}: ${words.detail.expected} ${failed.expected}, ${words.detail.received.toLowerCase()} ${failed.received}`
    : row.reason;
  if (text === undefined) return null;
  return (
    <span dir="auto" className="block truncate text-sm text-ink-second">
      {text}
    </span>
  );
}
