import type { Outcome } from '#client/outcome.ts';

/** Too many requests, service unavailable: the request may be sent again as it is (RFC 9110 and 6585). */
const busyStatuses: readonly number[] = [429, 503];

export interface Busy {
  readonly httpStatus: number;
  /** What `Retry-After` asks for, in milliseconds. */
  readonly asked: number | undefined;
}

/** Whether the answer means "not now". The specification knows no such answer, so the HTTP status alone tells. */
export function busyOf(outcome: Outcome<unknown>, now = Date.now()): Busy | undefined {
  if (outcome.kind !== 'refused' && outcome.kind !== 'unexpected') return undefined;
  const { httpStatus, exchange } = outcome;
  if (!busyStatuses.includes(httpStatus)) return undefined;
  return { httpStatus, asked: retryAfter(exchange.response?.headers['retry-after'], now) };
}

/** Seconds, or a date. */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
