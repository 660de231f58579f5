import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
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
  readonly running: boolean;
  /** Sends a form; a call under way is cancelled first. */
  readonly start: (form: Form, options?: { readonly sendAnyway?: boolean }) => void;
  readonly cancel: () => void;
  /** Forgets the result. */
  readonly clear: () => void;
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
  const mutationKey = ['run', key];
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
  const newest = states.at(-1);

  const forget = () => {
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey })) {
      (mutation.state.variables as Variables<Form> | undefined)?.controller.abort();
      cache.remove(mutation);
    }
  };

  return {
    run: newest?.variables && {
      form: newest.variables.form,
      startedAt: newest.startedAt,
      outcome: newest.data,
      sentAnyway: newest.variables.sendAnyway,
    },
    running: newest?.variables !== undefined && newest.data === undefined,
    start: (form, { sendAnyway = false } = {}) => {
      forget();
      mutate({ form, sendAnyway, controller: new AbortController() });
    },
    cancel: () => newest?.variables?.controller.abort(),
    clear: forget,
  };
}
