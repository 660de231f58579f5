import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Outcome } from '#client/outcome.ts';

interface Variables<Form> {
  readonly form: Form;
  readonly sendAnyway: boolean;
  readonly controller: AbortController;
}

/** The newest call of a panel. An older one is never shown under a newer input. */
export interface Run<Form, Data> {
  /** The form as it was sent. */
  readonly form: Form;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Absent while the call is under way. */
  readonly outcome?: Outcome<Data> | undefined;
  readonly sentAnyway: boolean;
}

export interface Runner<Form, Data> {
  readonly run: Run<Form, Data> | undefined;
  /** The finished call before it, while the newest is under way. */
  readonly previous: Run<Form, Data> | undefined;
  readonly running: boolean;
  /** Sends a form; a call under way is cancelled first. */
  readonly start: (form: Form, options?: { readonly sendAnyway?: boolean }) => void;
  readonly cancel: () => void;
}

/** How a panel sends its form. */
export type Send<Form, Data> = (
  form: Form,
  options: { readonly signal: AbortSignal; readonly sendAnyway: boolean },
) => Promise<Outcome<Data>>;

/**
 * One running call at a time for a panel, its newest result, and the way to cancel it. The result outlives a change
 * of panel; it lives in the query cache under `key`.
 */
export function useRun<Form, Data>(key: string, send: Send<Form, Data>): Runner<Form, Data> {
  const client = useQueryClient();
  const mutationKey = keyOf(key);
  const { mutate } = useMutation<Outcome<Data>, Error, Variables<Form>>({
    mutationKey,
    mutationFn: ({ form, sendAnyway, controller }) => send(form, { signal: controller.signal, sendAnyway }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({
      variables: state.variables as Variables<Form> | undefined,
      data: state.data as Outcome<Data> | undefined,
      startedAt: state.submittedAt,
    }),
  });
  // The same while no call changes: what draws an answer need not look at it again when something is typed beside it.
  return useMemo((): Runner<Form, Data> => {
    const runs = states.map(
      ({ variables, data, startedAt }): Run<Form, Data> | undefined =>
        variables && { form: variables.form, startedAt, outcome: data, sentAnyway: variables.sendAnyway },
    );
    const run = runs.at(-1);
    /** The last answer stays, faintly, until the next one is there. */
    const forget = () => {
      const cache = client.getMutationCache();
      const all = cache.findAll({ mutationKey: keyOf(key) });
      for (const mutation of all) {
        const variables = mutation.state.variables as Variables<Form> | undefined;
        if (mutation.state.status === 'pending') variables?.controller.abort();
      }
      for (const mutation of all.slice(0, -1)) cache.remove(mutation);
    };
    return {
      run,
      previous: runs.at(-2),
      running: run !== undefined && run.outcome === undefined,
      start: (form, { sendAnyway = false } = {}) => {
        forget();
        mutate({ form, sendAnyway, controller: new AbortController() });
      },
      cancel: () => states.at(-1)?.variables?.controller.abort(),
    };
  }, [client, mutate, key, states]);
}

const keyOf = (key: string) => ['run', key];
