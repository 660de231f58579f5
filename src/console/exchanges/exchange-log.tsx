import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { Exchange } from '#client/exchange.ts';
import type { Outcome } from '#client/outcome.ts';

/** How many calls are kept. */
export const keptExchanges = 50;

/** What it takes to see a call in its panel again. */
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
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first. */
  readonly entries: () => readonly LoggedExchange[];
}

/** The last calls, newest first, in memory only. */
export function createExchangeLog(): ExchangeLog {
  let entries: readonly LoggedExchange[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly LoggedExchange[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (entry) => become([entry, ...entries].slice(0, keptExchanges)),
    clear: () => become([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => entries,
  };
}

const LogContext = createContext<ExchangeLog | undefined>(undefined);

export function ExchangeLogProvider({ children }: { children: ReactNode }) {
  const [log] = useState(createExchangeLog);
  return <LogContext value={log}>{children}</LogContext>;
}

export function useExchangeLog(): ExchangeLog {
  const log = use(LogContext);
  if (!log) throw new Error('useExchangeLog needs an ExchangeLogProvider above it');
  return log;
}

/** The last calls, newest first; the component follows them. */
export function useExchanges(): readonly LoggedExchange[] {
  const log = useExchangeLog();
  return useSyncExternalStore(log.subscribe, log.entries);
}
