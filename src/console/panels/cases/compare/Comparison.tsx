import { useQuery } from '@tanstack/react-query';
import { Diff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { ComparedCase } from '#cases/baselines/compare-runs.ts';
import type { ResultRow } from '#cases/run/results.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { Switch } from '#console/ui/controls/Switch.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { useTitles } from '../result/use-titles.ts';
import { VerdictChip } from '../result/VerdictChip.tsx';
import { ComparisonDetail } from './ComparisonDetail.tsx';
import { comparisonQuery } from './comparison-query.ts';
import { sideOf } from './side-of.ts';

interface ComparisonProps {
  before: StoredRun;
  after: StoredRun;
  cases: readonly CaseInSet[];
}

/** Height of a row in pixels. */
const rowHeight = 57;

/** Two runs side by side: which cases differ, in what, and the duration of each. */
export function Comparison({ before, after, cases }: ComparisonProps) {
  const words = useWords(comparisonWords);
  const { data, error } = useQuery(comparisonQuery(before, after));
  const [startedAt] = useState(() => Date.now());
  if (error) {
    return (
      <p role="alert" className="px-4 py-4 text-base text-failed">
        {words.failed}: {error.message}
      </p>
    );
  }
  if (!data) {
    return (
      <p className="flex items-center gap-3 px-4 py-4 text-base text-ink-second">
        {words.comparing} <Stopwatch startedAt={startedAt} />
      </p>
    );
  }
  return <ComparedCases compared={data} before={before} after={after} cases={cases} />;
}

function ComparedCases({
  compared,
  before,
  after,
  cases,
}: ComparisonProps & { compared: readonly ComparedCase[] }) {
  const words = useWords(comparisonWords);
  const titleOf = useTitles(cases);
  const [differsOnly, setDiffersOnly] = useState(false);
  const [open, setOpen] = useState<string>();
  const differing = useMemo(() => compared.filter(({ differs }) => differs), [compared]);
  const shown = useMemo(
    () => (differsOnly ? differing : [...differing, ...compared.filter(({ differs }) => !differs)]),
    [compared, differing, differsOnly],
  );
  const at = open === undefined ? -1 : shown.findIndex(({ key }) => key === open);
  const opened = shown[at];
  const titleOfCase = ({ before: a, after: b, key }: ComparedCase) => {
    const row = a ?? b;
    return row ? titleOf(row) : key;
  };
  if (opened) {
    const go = (to: number) => (shown[to] ? () => setOpen(shown[to]?.key) : undefined);
    return (
      <ComparisonDetail
        of={opened}
        title={titleOfCase(opened)}
        runs={[before, after]}
        onBack={() => setOpen(undefined)}
        onPrevious={go(at - 1)}
        onNext={go(at + 1)}
      />
    );
  }
  return (
    <>
      <div className="grid gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:grid-cols-2">
        {[before, after].map((run, index) => (
          <Side
            key={run.id}
            name={words.sides[index === 0 ? 0 : 1]}
            run={run}
            results={compared.map((one) => (index === 0 ? one.before : one.after))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2">
        <p role="status" className="text-lg font-semibold tabular">
          {words.differing(differing.length, compared.length)}
        </p>
        <Switch label={words.differsOnly} checked={differsOnly} onChange={setDiffersOnly} />
      </div>
      {shown.length === 0 ? (
        <p className="px-4 py-4 text-base text-ink-second">{words.none}</p>
      ) : (
        <VirtualList label={words.results} count={shown.length} estimate={rowHeight} viewportFraction={0.6}>
          {(index) => {
            const one = shown[index];
            return one && <ComparedRow of={one} title={titleOfCase(one)} onOpen={() => setOpen(one.key)} />;
          }}
        </VirtualList>
      )}
    </>
  );
}

interface SideProps {
  name: string;
  run: StoredRun;
  results: readonly (ResultRow | undefined)[];
}

/** One of the two runs, and the median time of its cases. */
function Side({ name, run, results }: SideProps) {
  const words = useWords(comparisonWords);
  const times = results.flatMap((result) => (result ? [result.milliseconds] : [])).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  return (
    <p className="min-w-0 text-sm">
      <span className="text-ink-third">{name}: </span>
      <span className="font-semibold wrap-anywhere">{sideOf(run)}</span>
      <span className="block text-ink-second tabular">
        {formatMoment(run.startedAt.getTime(), 'exact')}
        {median !== undefined && ` · ${words.median(formatDuration(median))}`}
      </span>
    </p>
  );
}

interface ComparedRowProps {
  of: ComparedCase;
  title: string;
  onOpen: () => void;
}

function ComparedRow({ of: { before, after, differs }, title, onOpen }: ComparedRowProps) {
  const words = useWords(comparisonWords);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-3 px-4 py-1 text-start hover:bg-sunken"
    >
      <span className="min-w-40 flex-1 basis-48 text-base wrap-anywhere">{title}</span>
      <span className="grid grid-cols-[8.5rem_8.5rem] gap-2 text-sm tabular max-sm:grid-cols-[auto_auto]">
        {[before, after].map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second side
          <span key={index} className="flex flex-wrap items-center gap-1">
            {result ? (
              <>
                <VerdictChip verdict={result.verdict} /> {formatDuration(result.milliseconds)}
              </>
            ) : (
              words.notRun
            )}
          </span>
        ))}
      </span>
      <StatusChip tone={differs ? 'transliterated' : 'unchanged'} icon={differs ? Diff : undefined}>
        {differs ? words.differs : words.same}
      </StatusChip>
    </button>
  );
}
