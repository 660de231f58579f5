import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import { type ImportRun, importProgress } from './import-run.ts';

/** The progress of an import, with a button that cancels it. */
export function ImportRunning({ run, onCancel }: { run: ImportRun; onCancel: () => void }) {
  const words = useWords(databaseWords).import;
  const { name, size, sent, rows, refused, startedAt } = run;
  const facts =
    rows > 0 || refused > 0
      ? words.rows(formatNumber(rows), refused, formatNumber(refused))
      : sent < size
        ? words.sending(formatBytes(sent), formatBytes(size))
        : words.waiting;
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="text-base font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * importProgress(run))}
        aria-valuetext={facts}
        className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line-strong"
      >
        <div className="h-full bg-ink" style={{ inlineSize: `${100 * importProgress(run)}%` }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-base text-ink-second tabular">{facts}</p>
        <Stopwatch startedAt={startedAt} onCancel={onCancel} />
      </div>
      <p className="text-sm text-ink-third">{words.cancelHint}</p>
    </div>
  );
}
