import { useSyncExternalStore } from 'react';
import type { Exchange } from '#client/exchange.ts';
import type { Outcome } from '#client/outcome.ts';
import { createListeners } from '#console/ui/listeners.ts';

/** How many calls are kept. */
const maxExchanges = 50;

/** The panel and the form that show a call again when it is reopened. */
export interface Reopening {
  /** The panel's path. */
  readonly path: string;
  readonly form: unknown;
}

export interface LoggedExchange {
  readonly exchange: Exchange;
  readonly outcome: Outcome<unknown>['kind'];
  readonly reopening?: Reopening | undefined;
}

export interface ExchangeLog {
  readonly add: (entry: LoggedExchange) => void;
  readonly clear: () => void;
}

const none: readonly LoggedExchange[] = [];
let entries = none;
const { subscribe, notify } = createListeners();

const keep = (next: readonly LoggedExchange[]) => {
  entries = next;
  notify();
};

/** The last calls of this page, in memory only. */
export const exchangeLog: ExchangeLog = {
  add: (entry) => keep([entry, ...entries].slice(0, maxExchanges)),
  clear: () => keep(none),
};

/** The last calls, newest first; renders again when they change. */
export function useExchanges(): readonly LoggedExchange[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => none,
  );
}
