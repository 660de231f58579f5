import { statusOf, verdictOf } from '#client/verdict.ts';
import type { OperationId } from '#contract/errors.ts';
import type { CallFacts, LoggedExchange } from '../exchange-log.ts';
import { callFacts } from '../kept/call-facts.ts';

/** The outcomes of a call by which the list can be filtered. */
export const callOutcomes = ['answered', 'failed', 'no-answer', 'cancelled'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** The functions of the API, each with the operations that belong to it. */
export const callFunctions = {
  localization: ['localization'],
  transliteration: ['transliteration'],
  stt: ['stt_upload', 'stt_status', 'stt_transcript'],
  tts: ['tts'],
} as const satisfies Record<string, readonly OperationId[]>;
export type CallFunction = keyof typeof callFunctions;

/** The filters of the list of calls; an empty value matches every call. */
export interface CallFilter {
  readonly search: string;
  readonly function: CallFunction | '';
  readonly outcome: CallOutcome | '';
  readonly target: string;
  readonly contract: 'deviations' | 'clean' | '';
}

export const noFilter: CallFilter = { search: '', function: '', outcome: '', target: '', contract: '' };

export const isFiltered = (filter: CallFilter): boolean =>
  Object.values(filter).some((value) => value !== '');

const factsInMemory = new WeakMap<LoggedExchange, CallFacts>();

/** What the list shows about the content of a call. */
export function factsOf(entry: LoggedExchange): CallFacts {
  if (entry.stored) return entry.stored.facts;
  const facts = factsInMemory.get(entry) ?? callFacts(entry.exchange);
  factsInMemory.set(entry, facts);
  return facts;
}

/** How a call ended. */
function outcomeOf({ exchange }: LoggedExchange): CallOutcome {
  const state = statusOf(exchange);
  if (state.kind === 'cancelled') return 'cancelled';
  if (state.kind !== 'answered') return 'no-answer';
  return state.fault !== undefined || state.status >= 400 ? 'failed' : 'answered';
}

/** The matching calls; `nameOf` gives the displayed name of an operation, which can be searched for. */
export function filterCalls(
  entries: readonly LoggedExchange[],
  filter: CallFilter,
  nameOf: (operation: LoggedExchange['exchange']['operation']) => string,
): readonly LoggedExchange[] {
  if (!isFiltered(filter)) return entries;
  const search = filter.search.trim().toLowerCase();
  const operations: readonly string[] | undefined = filter.function
    ? callFunctions[filter.function]
    : undefined;
  return entries.filter((entry) => {
    const { exchange } = entry;
    return (
      (!operations || operations.includes(exchange.operation)) &&
      (filter.target === '' || exchange.target === filter.target) &&
      (filter.outcome === '' || outcomeOf(entry) === filter.outcome) &&
      (filter.contract === '' || verdictOf(exchange).kind === filter.contract) &&
      (search === '' ||
        exchange.operation.includes(search) ||
        nameOf(exchange.operation).toLowerCase().includes(search) ||
        factsOf(entry).search.includes(search))
    );
  });
}

/** A row of the list: a call, or the heading of a typing session. */
export type CallRow =
  | { readonly kind: 'call'; readonly entry: LoggedExchange; readonly inSession: boolean }
  | { readonly kind: 'session'; readonly id: string; readonly entries: readonly LoggedExchange[] };

/** The rows of the list. The calls of a typing session are one row, followed by each of them if it is open. */
export function callRows(entries: readonly LoggedExchange[], open: ReadonlySet<string>): CallRow[] {
  const sessions = new Map<string, LoggedExchange[]>();
  for (const entry of entries) {
    if (entry.typingSession === undefined) continue;
    const session = sessions.get(entry.typingSession) ?? [];
    session.push(entry);
    sessions.set(entry.typingSession, session);
  }
  return entries.flatMap((entry): CallRow[] => {
    const { typingSession: id } = entry;
    const session = id === undefined ? [] : (sessions.get(id) ?? []);
    if (id === undefined || session.length === 1) return [{ kind: 'call', entry, inSession: false }];
    // The row of a session takes the place of its newest call.
    if (session[0] !== entry) return [];
    const calls = open.has(id) ? session : [];
    return [
      { kind: 'session', id, entries: session },
      ...calls.map((call): CallRow => ({ kind: 'call', entry: call, inSession: true })),
    ];
  });
}
