import { requestIdOf } from '#client/exchange.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { formatDuration, formatNumber } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import type { AnsweredColumn } from './columns.ts';

/**
 * Tokens, duration, uuid and request id of an answer. For several answers: the sum of the tokens, the longest duration and the
 * number of answers.
 */
export function AnswerFooter({ answers }: { answers: readonly AnsweredColumn[] }) {
  const words = useWords(resultWords);
  if (answers.length === 0) return null;
  const tokens = answers.flatMap(({ answer }) => answer.tokenConsumed ?? []);
  const uuids = answers.flatMap(({ answer }) => answer.uuid ?? []);
  const slowest = formatDuration(Math.max(...answers.map(({ exchange }) => exchange.timing.total)));
  const requestIds = answers.flatMap(({ exchange }) => requestIdOf(exchange) ?? []);
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
      <Ids
        name={words.uuid}
        count={words.uuids}
        copy={words.copyUuid}
        copyAll={words.copyUuids}
        ids={uuids}
      />
      <Ids
        name={words.requestId}
        count={words.requestIds}
        copy={words.copyRequestId}
        copyAll={words.copyRequestIds}
        ids={requestIds}
      />
    </p>
  );
}

interface IdsProps {
  name: string;
  /** Names several ids by their count. */
  count: (count: number) => string;
  copy: string;
  copyAll: string;
  ids: readonly string[];
}

/** An id of each answer, to be copied; several are only counted. */
function Ids({ name, count, copy, copyAll, ids }: IdsProps) {
  const [id, ...others] = ids;
  if (id === undefined) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      {others.length > 0 ? (
        count(ids.length)
      ) : (
        <>
          {name}{' '}
          <span data-volatile className="font-mono text-xs wrap-anywhere">
            {id}
          </span>
        </>
      )}
      <CopyButton name={others.length > 0 ? copyAll : copy} text={() => ids.join('\n')} />
    </span>
  );
}
