import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Outcome } from '#client/outcome.ts';
import type { Send } from './use-run.ts';

/** What one call of several sends, under a name that is the same when it is sent again. */
export interface Part<Form> {
  readonly name: string;
  readonly form: Form;
}

/** One call of several. */
export interface PartCall<Form, Data> extends Part<Form> {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Absent while the call is under way. */
  readonly outcome: Outcome<Data> | undefined;
  readonly sentAnyway: boolean;
}

/** The calls that a form was sent as, in the form's order. */
export interface Calls<Form, Data> {
  /** The form as it was sent. */
  readonly form: Form;
  readonly startedAt: number;
  readonly calls: readonly PartCall<Form, Data>[];
}

export interface SendOptions {
  readonly sendAnyway?: boolean;
}

export interface CallsRunner<Form, Data> {
  readonly newest: Calls<Form, Data> | undefined;
  /** The newest ones before it of which one at least was answered. */
  readonly previous: Calls<Form, Data> | undefined;
  readonly running: boolean;
  /** Sends a form as these parts; calls under way are cancelled first. */
  readonly start: (form: Form, parts: readonly Part<Form>[], options?: SendOptions) => void;
  /** Sends one part once more. */
  readonly again: (name: string, options?: SendOptions) => void;
  /** Cancels one part, or all. */
  readonly cancel: (name?: string) => void;
}

interface Variables<Form> extends Part<Form> {
  /** The same for all calls of one sending. */
  readonly group: number;
  readonly groupStartedAt: number;
  readonly whole: Form;
  readonly sendAnyway: boolean;
  readonly controller: AbortController;
}

interface CallState<Form, Data> {
  readonly variables: Variables<Form> | undefined;
  readonly outcome: Outcome<Data> | undefined;
  readonly startedAt: number;
}

let groups = 0;

/**
 * The calls of a form, side by side, so that a slow one holds back no other. They outlive a change of panel; they live
 * in the query cache under `key`.
 */
export function useCalls<Form, Data>(key: string, send: Send<Form, Data>): CallsRunner<Form, Data> {
  const client = useQueryClient();
  const mutationKey = keyOf(key);
  const { mutate } = useMutation<Outcome<Data>, Error, Variables<Form>>({
    mutationKey,
    mutationFn: ({ form, sendAnyway, controller }) => send(form, { signal: controller.signal, sendAnyway }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }): CallState<Form, Data> => ({
      variables: state.variables as Variables<Form> | undefined,
      outcome: state.data as Outcome<Data> | undefined,
      startedAt: state.submittedAt,
    }),
  });
  const { newest, previous } = useMemo(() => {
    const group = states.at(-1)?.variables?.group;
    return {
      newest: callsOf(states.filter(({ variables }) => variables?.group === group)),
      previous: callsOf(states.filter(({ variables }) => variables?.group !== group)),
    };
  }, [states]);

  return useMemo((): CallsRunner<Form, Data> => {
    const cancel = (name?: string) => {
      // A signal that was used remembers who used it, and with that the calls before: those that are over are let go.
      for (const { variables, outcome } of states) {
        const meant = name === undefined || variables?.name === name;
        if (meant && outcome === undefined) variables?.controller.abort();
      }
    };
    /** Of the calls so far only those stay with which the next ones are compared. */
    const forget = () => {
      cancel();
      const kept = states.findLast(({ outcome }) => outcome?.kind === 'ok')?.variables?.group;
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ mutationKey: keyOf(key) })) {
        const variables = mutation.state.variables as Variables<Form> | undefined;
        if (variables?.group !== kept) cache.remove(mutation);
      }
    };
    return {
      newest,
      previous,
      running: newest?.calls.some(({ outcome }) => outcome === undefined) ?? false,
      start: (whole, parts, { sendAnyway = false } = {}) => {
        forget();
        const sending = { group: ++groups, groupStartedAt: Date.now(), whole, sendAnyway };
        for (const part of parts) mutate({ ...sending, ...part, controller: new AbortController() });
      },
      again: (name, { sendAnyway = false } = {}) => {
        cancel(name);
        const last = states.findLast(({ variables }) => variables?.name === name)?.variables;
        if (last) mutate({ ...last, sendAnyway, controller: new AbortController() });
      },
      cancel,
    };
  }, [client, mutate, key, states, newest, previous]);
}

const keyOf = (key: string) => ['run', key];

/** The calls of one group; of those with the same name the newest alone. */
function callsOf<Form, Data>(states: readonly CallState<Form, Data>[]): Calls<Form, Data> | undefined {
  const last = states.at(-1)?.variables;
  if (!last) return undefined;
  const calls = new Map<string, PartCall<Form, Data>>();
  for (const { variables, startedAt, outcome } of states) {
    if (variables) {
      const { name, form, sendAnyway } = variables;
      calls.set(name, { name, form, startedAt, outcome, sentAnyway: sendAnyway });
    }
  }
  return { form: last.whole, startedAt: last.groupStartedAt, calls: [...calls.values()] };
}
