import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { formatDuration, formatUnit } from '#console/ui/text/format.ts';
import type { ActiveRun } from './active-run.ts';

/** A time in whole seconds, because an estimate is not more exact. */
const wholeSeconds = (milliseconds: number) =>
  milliseconds < 59_500
    ? formatUnit(Math.round(milliseconds / 1000), 'second', 's')
    : formatDuration(milliseconds);

/** The number of results so far, and the estimated time for the rest. */
export function RunProgress({ of: { run, rows, since, received, here } }: { of: ActiveRun }) {
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
        className="h-1 min-w-24 flex-1 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line-strong [&::-webkit-progress-value]:bg-marigold"
      />
      <span className="text-sm text-ink-second tabular">
        {words.progress(rows.length, all)}
        {left !== undefined && left > 1000 && ` · ${words.left(wholeSeconds(left))}`}
        {!here && ` · ${words.otherTab}`}
      </span>
    </div>
  );
}
