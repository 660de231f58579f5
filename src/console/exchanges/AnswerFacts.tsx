import type { ReactNode } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import { useWords } from '#console/catalogues/words.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { useLoaded } from '#console/ui/use-loaded.ts';

const ids = preloadable(async () => (await import('./AnswerIds.tsx')).AnswerIds);
const AnswerIds = ids.Component;

interface AnswerFactsProps {
  exchanges: readonly Exchange[];
  /** The uuids of those answers that have one. */
  uuids?: readonly string[];
  /** Facts about this function only, shown before those that every answer has. */
  children?: ReactNode;
}

/**
 * The line below a result: duration, time, uuid and request id. For several answers: the longest duration and the
 * number of ids.
 */
export function AnswerFacts({ exchanges, uuids = [], children }: AnswerFactsProps) {
  const words = useWords(callDetailWords);
  const idsLoaded = useLoaded(ids);
  const slowest = formatDuration(Math.max(...exchanges.map(({ timing }) => timing.total)));
  const [only, ...rest] = exchanges;
  if (!only) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm text-ink-third tabular">
      {children}
      {rest.length === 0 ? (
        <>
          <span data-volatile>{slowest}</span>
          <time data-volatile dateTime={only.startedAt.toISOString()}>
            {formatMoment(only.startedAt.getTime(), 'time')}
          </time>
        </>
      ) : (
        <span data-volatile>{words.slowest(slowest)}</span>
      )}
      {idsLoaded && <AnswerIds uuids={uuids} exchanges={exchanges} />}
    </p>
  );
}
