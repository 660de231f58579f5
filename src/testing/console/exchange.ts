import type { Exchange } from '#client/exchange.ts';

/** The record of a call, for tests in which its details do not matter. */
export function exchangeOf(operation: Exchange['operation'], change: Partial<Exchange> = {}): Exchange {
  return {
    id: '1',
    operation,
    target: 'embedded',
    startedAt: new Date(0),
    request: { method: 'POST', path: '/', url: '/', headers: {}, size: 0 },
    timing: { total: 5 },
    result: { kind: 'ok' },
    deviations: [],
    notes: [],
    ...change,
  };
}
