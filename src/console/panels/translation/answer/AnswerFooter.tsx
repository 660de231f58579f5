import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { formatDuration, formatNumber } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';
import type { AnsweredColumn } from './columns.ts';

const ids = preloadable(async () => (await import('#console/exchanges/AnswerIds.tsx')).AnswerIds);
const AnswerIds = ids.Component;

/**
 * Tokens, duration, uuid and request id of an answer. For several answers: the sum of the tokens, the longest duration
 * and the number of ids.
 */
export function AnswerFooter({ answers }: { answers: readonly AnsweredColumn[] }) {
  const words = useWords(resultWords);
  const idsLoaded = useLoaded(ids);
  if (answers.length === 0) return null;
  const tokens = answers.flatMap(({ answer }) => answer.tokenConsumed ?? []);
  const uuids = answers.flatMap(({ answer }) => answer.uuid ?? []);
  const slowest = formatDuration(Math.max(...answers.map(({ exchange }) => exchange.timing.total)));
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
      {idsLoaded && <AnswerIds uuids={uuids} exchanges={answers.map(({ exchange }) => exchange)} />}
    </p>
  );
}
