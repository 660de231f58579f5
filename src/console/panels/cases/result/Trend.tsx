import { useQuery } from '@tanstack/react-query';
import type { CaseVerdict } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { joinItems } from '#console/ui/text/list.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { trendQuery } from '../run/runs-query.ts';
import { countVerdicts } from './list/group-results.ts';
import { VerdictChip } from './VerdictChip.tsx';

/** Colour and mark of a bar; the mark distinguishes verdicts without colour. */
const bars: Record<CaseVerdict, { readonly className: string; readonly mark: string }> = {
  passed: { className: 'bg-served', mark: '' },
  changed: { className: 'bg-transliterated', mark: '±' },
  failed: { className: 'bg-failed', mark: '×' },
  broken: { className: 'bg-failed', mark: '∅' },
  skipped: { className: 'bg-waiting', mark: '–' },
  stopped: { className: 'bg-waiting', mark: '–' },
};

const maxRuns = 20;

interface TrendProps {
  /** The run that is shown. */
  run: string;
  /** The key of the case or row. */
  of: string;
}

/** Verdict and time of a case in its last runs, as bars and as a list. */
export function Trend({ run, of }: TrendProps) {
  const words = useWords(casesWords);
  const { data = [] } = useQuery(trendQuery(run, of));
  if (data.length < 2) return null;
  const newestFirst = data.slice(0, maxRuns);
  const results = newestFirst.map(({ result }) => result);
  const times = results.map(({ milliseconds }) => milliseconds);
  const slowest = Math.max(...times, 1);
  const verdicts = countVerdicts(results).map(({ verdict, count }) =>
    words.verdictCount(count, words.verdicts[verdict]),
  );
  const label = words.detail.trendSummary(
    newestFirst.length,
    joinItems(verdicts),
    formatDuration(Math.min(...times)),
    formatDuration(Math.max(...times)),
    formatDuration(times[0] ?? 0),
  );
  return (
    <section aria-label={words.detail.trend}>
      <h4 className="pb-1 text-sm font-semibold">{words.detail.trend}</h4>
      <div role="img" aria-label={label} className="flex h-20 items-end gap-1 border-b border-line-strong">
        {newestFirst.toReversed().map(({ run: { id }, result: { verdict, milliseconds } }) => (
          <span
            key={id}
            className={`flex h-full max-w-6 flex-1 flex-col items-stretch justify-end text-center text-sm leading-4 ${id === run ? 'font-semibold' : ''}`}
          >
            {bars[verdict].mark}
            <span
              className={`min-h-0.5 rounded-t-sm forced-colors:bg-[CanvasText] ${bars[verdict].className} ${id === run ? 'outline-2 outline-offset-1 outline-ink' : ''}`}
              style={{ height: `${(75 * milliseconds) / slowest}%` }}
            />
          </span>
        ))}
      </div>
      <p className="py-1 text-sm text-ink-second">{label}</p>
      <details>
        <summary className="text-sm font-semibold">{words.detail.trendRuns}</summary>
        <ul>
          {newestFirst.map(({ run: { id, startedAt, target }, result }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-line py-1 text-sm">
              <VerdictChip verdict={result.verdict} />
              <span className="min-w-16 tabular">{formatDuration(result.milliseconds)}</span>
              <span className="text-ink-second">
                {formatMoment(startedAt.getTime(), 'exact')} · {target}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
