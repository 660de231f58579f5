import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  isBrokenCircuitError,
  isBulkheadRejectedError,
} from 'cockatiel';
import type { EngineFailureReason } from '#contract/local/translation-engine.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { NmtEngine } from './nmt.ts';

export interface NmtProtection {
  /** Maximum number of concurrent calls to the engine, for all requests together. */
  readonly callsAtOnce: number;
  /** Maximum number of waiting calls. */
  readonly maxWaiting: number;
  /** A call that has waited this long fails as timed out. */
  readonly waitMilliseconds: number;
  /** After this number of consecutive failures the engine counts as down. */
  readonly failuresUntilDown: number;
  /** After this time an engine that is down gets one trial call; until then every call fails at once. */
  readonly downMilliseconds: number;
}

const defaultProtection: NmtProtection = {
  callsAtOnce: 4,
  maxWaiting: 400,
  waitMilliseconds: 60_000,
  failuresUntilDown: 3,
  downMilliseconds: 5_000,
};

/**
 * Wraps an engine with a bounded queue and a circuit breaker, which all requests share: a slow or dead engine costs a
 * few timeouts in total, not one for each call. A call that is not made also fails with an EngineFailure.
 */
export function protectNmt(engine: NmtEngine, changes: Partial<NmtProtection> = {}): NmtEngine {
  const protection = { ...defaultProtection, ...changes };
  const queue = bulkhead(protection.callsAtOnce, protection.maxWaiting);
  const breaker = circuitBreaker(handleType(EngineFailure), {
    breaker: new ConsecutiveBreaker(protection.failuresUntilDown),
    halfOpenAfter: protection.downMilliseconds,
  });
  let lastReason: EngineFailureReason = 'failed';
  breaker.onFailure(({ reason }) => {
    const error = 'error' in reason ? reason.error : undefined;
    if (error instanceof EngineFailure) lastReason = error.reason;
  });

  function failureOf(error: unknown): unknown {
    if (isBrokenCircuitError(error)) {
      return new EngineFailure(
        `${engine.id} failed several times in a row, so it was not called.`,
        lastReason,
      );
    }
    if (isBulkheadRejectedError(error)) {
      return new EngineFailure(`${engine.id} was not called: too many calls are waiting.`);
    }
    return error;
  }

  return {
    id: engine.id,
    name: engine.name,
    pairs: (from, to) => engine.pairs(from, to),
    async translate(sentences, from, to, options) {
      const { signal } = options;
      const turn = new AbortController();
      const timer = setTimeout(() => {
        turn.abort(
          new EngineFailure(`${engine.id} was busy for ${protection.waitMilliseconds} ms.`, 'timed-out'),
        );
      }, protection.waitMilliseconds);
      const waiting = AbortSignal.any([signal, turn.signal]);
      const answers = queue.execute(() => {
        clearTimeout(timer);
        waiting.throwIfAborted();
        return breaker.execute(() => engine.translate(sentences, from, to, options));
      });
      try {
        return await Promise.race([answers, rejectedBy(waiting)]);
      } catch (error) {
        throw failureOf(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Rejects with the reason when the signal is aborted. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
