import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { useIdle } from '#console/ui/idle.ts';
import { type ExplainedFunction, explainIdOf, explanationQuery } from './explanations.ts';

/** Whether the explanation of an answer is known, and a function that requests it. */
export type ExplanationRequest = Omit<ReturnType<typeof useExplanation>, 'data'>;

/**
 * The explanation of an answer, which only the embedded service has. It explains every string, so the explanation of a
 * long answer is requested on demand only.
 */
export function useExplanation<Name extends ExplainedFunction>(
  name: Name,
  exchange: Exchange | undefined,
  atOnce: boolean,
) {
  const id = exchange && explainIdOf(exchange);
  const [asked, setAsked] = useState<string>();
  const idle = useIdle();
  const enabled = id !== undefined && ((atOnce && idle) || asked === id);
  const { data, isError, refetch } = useQuery({ ...explanationQuery(name, id ?? ''), enabled });
  const state = data ? 'known' : isError ? 'failed' : 'asking';
  return {
    state: id === undefined ? 'unknown' : enabled ? state : 'offered',
    data,
    ask: () => (isError ? void refetch() : setAsked(id)),
  } as const;
}
