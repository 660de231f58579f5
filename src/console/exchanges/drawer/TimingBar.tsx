import type { Exchange } from '#client/exchange.ts';
import type { ServerTiming } from '#client/target-call.ts';
import { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { useWords } from '#console/catalogues/words.ts';
import { formatDuration } from '#console/ui/text/format.ts';

interface TimingBarProps {
  timing: Exchange['timing'];
  /** The durations that the target reports for its own steps. */
  atTarget: readonly ServerTiming[];
}

/** How long each part of a call took, as a bar and in figures. */
export function TimingBar({ timing, atTarget }: TimingBarProps) {
  const words = useWords(exchangeWords);
  const callWords = useWords(callDetailWords);
  const { total, firstByte, sent } = timing;
  const parts = [
    sent !== undefined && { name: words.sent, took: sent, look: 'bg-database' },
    firstByte !== undefined && { name: words.firstByte, took: firstByte - (sent ?? 0), look: 'bg-waiting' },
    firstByte !== undefined && { name: words.download, took: total - firstByte, look: 'bg-served' },
  ].filter((part) => part !== false);
  const reported = atTarget.map(({ name, milliseconds }) => ({
    name: callWords.atTarget(name),
    took: milliseconds,
  }));
  return (
    <section aria-label={words.timing}>
      <div aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-sunken">
        {parts.map((part) => (
          <span
            key={part.name}
            className={part.look}
            style={{ inlineSize: `${(100 * Math.max(0, part.took)) / Math.max(1, total)}%` }}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 pt-1 text-sm tabular">
        {[...parts, { name: words.total, took: total }, ...reported].map((part) => (
          <div key={`${part.name} ${part.took}`} className="flex gap-1.5">
            <dt className="text-ink-third">{part.name}</dt>
            <dd className="font-medium">{formatDuration(Math.max(0, part.took))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
