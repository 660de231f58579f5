import type { Outcome } from '#client/outcome.ts';

const shortestDelay = 1000;
const longestDelay = 10_000;

/**
 * The delay before polling a job again, in milliseconds: 1 s at first, growing to 10 s, minus up to a fifth as jitter.
 */
export function pollingDelay(check: number, random = Math.random()): number {
  return withJitter(Math.min(longestDelay, shortestDelay * 1.5 ** check), random);
}

const shortestBusyDelay = 2000;
const longestBusyDelay = 60_000;
const longestRetryAfter = 300_000;

/**
 * The delay after the service was busy, in milliseconds: 2 s growing to a minute, and at least as long as the service
 * requests, up to five minutes.
 *
 * @param attempts - number of earlier attempts
 * @param retryAfter - the delay in `Retry-After`, in milliseconds
 */
export function delayWhenBusy(attempts: number, retryAfter = 0, random = Math.random()): number {
  const own = withJitter(Math.min(longestBusyDelay, shortestBusyDelay * 2 ** attempts), random);
  return Math.max(own, Math.min(retryAfter, longestRetryAfter));
}

const withJitter = (delay: number, random: number) => Math.round(delay * (1 - random / 5));

/** HTTP statuses of a busy service: after these the same request may be sent again later (RFC 9110 and 6585). */
const busyStatuses: readonly number[] = [429, 503];

/**
 * The HTTP status of a service that is too busy, and its requested delay in milliseconds, if any. The specification
 * defines no such answer, so only the HTTP status counts.
 */
export function busyResponseOf(outcome: Outcome<unknown>, now = Date.now()) {
  if (outcome.kind !== 'refused' && outcome.kind !== 'unexpected') return undefined;
  const { httpStatus, exchange } = outcome;
  if (!busyStatuses.includes(httpStatus)) return undefined;
  return { httpStatus, retryAfter: readRetryAfter(exchange.response?.headers['retry-after'], now) };
}

/** The delay in a `Retry-After` header in milliseconds; the header contains seconds or an HTTP date. */
function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const milliseconds = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
