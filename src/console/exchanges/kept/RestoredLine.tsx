import { restoredWords } from '#console/catalogues/exchange/restored.ts';
import { useWords } from '#console/catalogues/words.ts';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import type { LostRun, Run } from '../run-store.ts';

interface RestoredLineProps {
  run: Run<unknown, unknown> | undefined;
  lost: LostRun | undefined;
}

/** When a result from before the reload was sent, or why it is not shown. */
export function RestoredLine({ run, lost }: RestoredLineProps) {
  const words = useWords(restoredWords);
  const { startedAt } = lost ?? run ?? { startedAt: 0 };
  const today = new Date(startedAt).toDateString() === new Date().toDateString();
  const moment = formatMoment(startedAt, today ? 'time' : 'moment');
  return (
    <p className="border-b border-line px-4 py-1 text-sm text-ink-third">
      <time data-volatile dateTime={new Date(startedAt).toISOString()}>
        {lost ? words.lost[lost.reason](moment, formatBytes(lost.bytes)) : words.from(moment)}
      </time>{' '}
      {run?.missing && words.missing(run.missing)}
    </p>
  );
}
