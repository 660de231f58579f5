import { useQuery } from '@tanstack/react-query';
import { Diff } from 'lucide-react';
import type { ComparedCase } from '#cases/baselines/compare-runs.ts';
import type { ResultRow } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import { AnswerDifferences } from '#console/exchanges/comparison/AnswerDifferences.tsx';
import { ResponseSide } from '#console/exchanges/drawer/CallSides.tsx';
import type { StoredRun } from '#console/storage/cases/case-runs.ts';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { DetailHead } from '../result/DetailHead.tsx';
import { VerdictChip } from '../result/VerdictChip.tsx';
import { callsQuery } from '../run/runs-query.ts';
import { sideOf } from './side-of.ts';

interface ComparisonDetailProps {
  of: ComparedCase;
  title: string;
  runs: readonly [before: StoredRun, after: StoredRun];
  onBack: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One case in two runs: the differences, then both answers side by side. */
export function ComparisonDetail({ of, title, runs, onBack, onPrevious, onNext }: ComparisonDetailProps) {
  const words = useWords(comparisonWords);
  const { key, before, after, differences, languages, differs } = of;
  const sides = runs.map(sideOf) as [string, string];
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 py-3">
      <DetailHead title={title} of={key} back={words.back} {...{ onBack, onPrevious, onNext }}>
        <StatusChip tone={differs ? 'transliterated' : 'unchanged'} icon={differs ? Diff : undefined}>
          {differs ? words.differs : words.same}
        </StatusChip>
      </DetailHead>
      <section aria-label={words.differences}>
        <h4 className="pb-1 text-sm font-semibold">{words.differences}</h4>
        {differences.length > 0 ? (
          <AnswerDifferences differences={differences} languages={languages} sides={sides} />
        ) : (
          <p className="text-sm text-ink-second">
            {before && after && before.verdict !== 'skipped' && after.verdict !== 'skipped'
              ? words.noDifferences
              : words.noAnswers}
          </p>
        )}
      </section>
      <section aria-label={words.answers} className="grid gap-4 xl:grid-cols-2">
        {runs.map((run, index) => (
          <SideAnswer
            key={run.id}
            run={run}
            name={sides[index] ?? ''}
            of={key}
            result={index === 0 ? before : after}
          />
        ))}
      </section>
    </div>
  );
}

interface SideAnswerProps {
  run: StoredRun;
  name: string;
  /** The key of the case. */
  of: string;
  result: ResultRow | undefined;
}

function SideAnswer({ run, name, of, result }: SideAnswerProps) {
  const words = useWords(comparisonWords);
  const { noCalls } = useWords(casesWords).detail;
  const calls = useQuery(callsQuery(run.id, of));
  const last = calls.data?.at(-1);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h4 className="text-base font-semibold wrap-anywhere">{name}</h4>
      {result ? (
        <p className="flex flex-wrap items-center gap-2 text-sm tabular">
          <VerdictChip verdict={result.verdict} /> {formatDuration(result.milliseconds)}
        </p>
      ) : (
        <p className="text-sm text-ink-second">{words.notRun}</p>
      )}
      {result?.reason !== undefined && (
        <p lang="en" dir="ltr" className="text-sm whitespace-pre-wrap wrap-anywhere text-ink-second">
          {result.reason}
        </p>
      )}
      {last ? (
        <ResponseSide exchange={last} />
      ) : (
        !calls.isPending && result && <p className="text-sm text-ink-second">{noCalls}</p>
      )}
    </div>
  );
}
