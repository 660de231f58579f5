import { useSyncExternalStore } from 'react';
import type { Exchange } from '#client/exchange.ts';
import type { Outcome } from '#client/outcome.ts';
import { createListeners } from '#console/ui/listeners.ts';

/** Number of calls whose complete bodies are held in memory. */
export const maxCompleteExchanges = 50;

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
  /** Id shared by all calls that were made while one text was typed. */
  readonly typingSession?: string | undefined;
  /** The bodies of which only the beginning was kept. */
  readonly cut?: readonly ('request' | 'response')[] | undefined;
  /** Present when the bodies and the form are not in memory: they are read from this browser's storage. */
  readonly stored?: StoredParts | undefined;
}

/** What remains of a call whose bodies and form were removed from memory, and how to read them again. */
export interface StoredParts {
  /** The first words of the request, and the texts by which the call can be found. */
  readonly facts: CallFacts;
  /** The path of the panel that made the call, if it can show it again. */
  readonly panel?: string | undefined;
  /** Reads the call with its bodies; undefined when they have been removed. */
  readonly read: () => Promise<LoggedExchange | undefined>;
}

/** What the list of calls shows about the content of a call. */
export interface CallFacts {
  /** The first words that were sent, or the name of the file. */
  readonly text: string;
  /** The texts by which the call can be found: the beginnings of its bodies, its ids. */
  readonly search: string;
}

export interface ExchangeLog {
  readonly add: (entry: LoggedExchange) => void;
  readonly clear: () => void;
}

const noExchanges: readonly LoggedExchange[] = [];
let entries = noExchanges;
const { subscribe, notify } = createListeners();
let limit = maxCompleteExchanges;

const keep = (next: readonly LoggedExchange[]) => {
  entries = next;
  notify();
};

/** The last calls, newest first. */
export const exchangeLog = {
  add: (entry) => keep([entry, ...entries].slice(0, limit)),
  clear: () => keep(noExchanges),
  subscribe,
  entries: () => entries,
  /** Replaces the calls, and sets how many are held from now on. */
  replace: (next: readonly LoggedExchange[], count: number) => {
    limit = count;
    keep(next.slice(0, count));
  },
} satisfies ExchangeLog & Record<string, unknown>;

/**
 * The newest call of the panel at this path, otherwise the newest of all calls. Speaking a row of a result, or polling
 * a job in the background, counts as a call of another panel.
 */
export function newestCallOf(calls: readonly LoggedExchange[], path: string): LoggedExchange | undefined {
  const isOfPanel = ({ exchange, reopening, stored }: LoggedExchange) =>
    (reopening?.path ?? stored?.panel) === path ||
    (path === '/speech-to-text' && exchange.operation.startsWith('stt_'));
  return calls.find(isOfPanel) ?? calls[0];
}

/** The last calls, newest first; renders again when they change. */
export function useExchanges(): readonly LoggedExchange[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => noExchanges,
  );
}
