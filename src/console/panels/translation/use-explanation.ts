import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import type { Explanation } from '#contract/local.ts';
import { explainIdOf, explanationQuery } from './queries.ts';

/** How an answer was produced, and the way to ask for it. */
export interface AskedExplanation {
  readonly state: 'unknown' | 'offered' | 'asking' | 'known' | 'failed';
  readonly data: Explanation | undefined;
  readonly ask: () => void;
}

/** Only the embedded service tells; of a long answer only when it is asked to, since it tells of every string. */
export function useExplanation(exchange: Exchange, atOnce: boolean): AskedExplanation {
  const id = explainIdOf(exchange);
  const [asked, setAsked] = useState<string>();
  const enabled = id !== undefined && (atOnce || asked === id);
  const { data, isError, refetch } = useQuery({ ...explanationQuery(id ?? ''), enabled });
  const state = data ? 'known' : isError ? 'failed' : 'asking';
  return {
    state: id === undefined ? 'unknown' : enabled ? state : 'offered',
    data,
    ask: () => (isError ? void refetch() : setAsked(id)),
  };
}
