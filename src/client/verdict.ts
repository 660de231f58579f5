import type { NetworkCause, UnexpectedReason } from './call-result.ts';
import type { Exchange } from './exchange.ts';

/** Whether the target's answer matches the specification. `not-checked`: the target did not answer. */
export type Verdict =
  | { readonly kind: 'clean' | 'not-checked' }
  | { readonly kind: 'deviations'; readonly count: number };

type Judgement = Pick<Exchange, 'result' | 'deviations' | 'response'>;

/** Whether the answer of a call matches the specification. */
export function verdictOf({ result, deviations }: Judgement): Verdict {
  if (result.kind === 'network' || result.kind === 'aborted') return { kind: 'not-checked' };
  if (result.kind === 'unexpected') return { kind: 'deviations', count: Math.max(1, deviations.length) };
  return deviations.length === 0 ? { kind: 'clean' } : { kind: 'deviations', count: deviations.length };
}

/** The state of a call, for a short label. */
export type CallStatus =
  | { readonly kind: 'cancelled' | 'not-sent' | 'no-answer' }
  | { readonly kind: 'answered'; readonly status: number; readonly fault?: 'refused' | UnexpectedReason };

/** Causes with which the proxy stops a call before it reaches its target. */
const causesBeforeSending: readonly NetworkCause[] = [
  'guard',
  'not-allowed',
  'unknown-target',
  'unknown-account',
  'too-large',
];

/** The state of a call; an answer written by the proxy is not an answer from the target. */
export function statusOf({ result, response }: Judgement): CallStatus {
  if (result.kind === 'aborted') return { kind: 'cancelled' };
  if (result.kind === 'network') {
    return { kind: causesBeforeSending.includes(result.cause) ? 'not-sent' : 'no-answer' };
  }
  const status = response?.status ?? 0;
  if (result.kind === 'unexpected') return { kind: 'answered', status, fault: result.reason };
  const hiddenRefusal = result.kind === 'refused' && status < 400;
  return { kind: 'answered', status, ...(hiddenRefusal && { fault: 'refused' }) };
}

/** Whether the response of a call was written by the console's proxy and not by the target. */
export function isProxyAnswer({ result, response }: Judgement): boolean {
  return result.kind === 'network' && response !== undefined;
}
