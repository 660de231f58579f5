import { createContext, type ReactNode, use, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import type { Outcome } from '#client/outcome.ts';

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

const ExchangeLogContext = createContext<ExchangeLog>({ add: () => {}, clear: () => {} });
const ExchangesContext = createContext<readonly LoggedExchange[]>([]);

/** Keeps the last calls, in memory only. */
export function ExchangeLogProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly LoggedExchange[]>([]);
  const [log] = useState<ExchangeLog>({
    add: (entry) => setEntries((before) => [entry, ...before].slice(0, maxExchanges)),
    clear: () => setEntries([]),
  });
  return (
    <ExchangeLogContext value={log}>
      <ExchangesContext value={entries}>{children}</ExchangesContext>
    </ExchangeLogContext>
  );
}

/** Adds calls to the log and clears it; always the same object. */
export const useExchangeLog = () => use(ExchangeLogContext);

/** The last calls, newest first; renders again when they change. */
export const useExchanges = () => use(ExchangesContext);
