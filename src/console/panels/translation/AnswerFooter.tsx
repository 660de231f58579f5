import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { formatDuration, formatNumber } from '#console/ui/format.ts';
import { formatMoment } from '#console/ui/moment.ts';
import { usePainted } from '#console/ui/use-painted.ts';
import type { DoneColumn } from './columns.ts';

/** What answers tell about themselves: tokens, time, uuid. Of several the sum, the slowest and how many. */
export function AnswerFooter({ answers }: { answers: readonly DoneColumn[] }) {
  return answers.length === 0 ? null : <AnswerFacts answers={answers} />;
}

function AnswerFacts({ answers }: { answers: readonly DoneColumn[] }) {
  const words = useWords(resultWords);
  // The time of day alone takes a browser as long as three rows.
  const painted = usePainted();
  if (!painted) return null;
  const tokens = answers.flatMap(({ answer }) => answer.tokenConsumed ?? []);
  const uuids = answers.flatMap(({ answer }) => answer.uuid ?? []);
  const slowest = formatDuration(Math.max(...answers.map(({ exchange }) => exchange.timing.total)));
  const [uuid, ...others] = uuids;
  const [only, ...rest] = answers;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-third tabular">
      {tokens.length > 0 && (
        <span>{words.tokensConsumed(formatNumber(tokens.reduce((sum, count) => sum + count, 0)))}</span>
      )}
      {answers.length === 1 ? (
        <span dir="ltr" data-volatile>
          {slowest}
        </span>
      ) : (
        <span data-volatile>{words.slowest(slowest)}</span>
      )}
      {only && rest.length === 0 && (
        <time dir="ltr" data-volatile dateTime={only.exchange.startedAt.toISOString()}>
          {formatMoment(only.exchange.startedAt.getTime(), 'time')}
        </time>
      )}
      {uuid !== undefined && (
        <span className="ms-auto inline-flex min-w-0 items-center gap-1">
          {others.length > 0 ? (
            words.uuids(uuids.length)
          ) : (
            <>
              {words.uuid}{' '}
              <span data-volatile className="font-mono text-xs wrap-anywhere">
                {uuid}
              </span>
            </>
          )}
          <CopyButton
            name={others.length > 0 ? words.copyUuids : words.copyUuid}
            text={() => uuids.join('\n')}
          />
        </span>
      )}
    </p>
  );
}
