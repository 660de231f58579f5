import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Outcome } from '#client/outcome.ts';

/** The part of a form that one call sends. Its name stays the same when it is sent again. */
export interface CallPart<Form> {
  readonly name: string;
  readonly form: Form;
}

/** One request and its outcome. */
export interface Call<Form, Data> extends CallPart<Form> {
  /** When the call was sent, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Absent while the call is under way. */
  readonly outcome?: Outcome<Data> | undefined;
}

/** One press of the main button: one or several calls, in the order of the form. */
export interface Run<Form, Data> {
  /** The form as it was sent. */
  readonly form: Form;
  readonly startedAt: number;
  readonly calls: readonly Call<Form, Data>[];
}

export interface SendOptions {
  readonly sendAnyway?: boolean;
}

export interface Runner<Form, Data> {
  readonly run: Run<Form, Data> | undefined;
  /** The latest earlier run with an answer. */
  readonly previous: Run<Form, Data> | undefined;
  readonly running: boolean;
  /** Sends a form; calls under way are cancelled first. */
  readonly start: (form: Form, options?: SendOptions) => void;
  /** Sends one call again. */
  readonly again: (name: string, options?: SendOptions) => void;
  /** Cancels one call, or all. */
  readonly cancel: (name?: string) => void;
}

/** How a panel sends the form of one call. */
export type SendForm<Form, Data> = (
  form: Form,
  options: { readonly signal: AbortSignal; readonly sendAnyway: boolean },
) => Promise<Outcome<Data>>;

interface CallVariables<Form> extends CallPart<Form> {
  /** The same for all calls of one run. */
  readonly runId: number;
  readonly runStartedAt: number;
  readonly runForm: Form;
  readonly sendAnyway: boolean;
  readonly controller: AbortController;
}

interface SentCall<Form, Data> {
  readonly id: number;
  readonly variables: CallVariables<Form> | undefined;
  readonly startedAt: number;
  readonly outcome: Outcome<Data> | undefined;
}

let runCount = 0;

const wholeFormAsPart = <Form>(form: Form): CallPart<Form>[] => [{ name: 'all', form }];

/**
 * Sends a panel's form and keeps the newest run, whose calls can be cancelled or sent again. The calls of a run are
 * sent at the same time, so a slow one does not delay the others. Runs are kept in the mutation cache under `key`, so
 * they survive a change of panel.
 *
 * @param partsOf divides a form into what each call sends; without it one call sends the whole form. Must be stable.
 */
export function useRun<Form, Data>(
  key: string,
  send: SendForm<Form, Data>,
  partsOf: (form: Form) => readonly CallPart<Form>[] = wholeFormAsPart,
): Runner<Form, Data> {
  const client = useQueryClient();
  const mutationKey = ['run', key];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ form, sendAnyway, controller }: CallVariables<Form>) =>
      send(form, { signal: controller.signal, sendAnyway }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const sent = useMutationState<SentCall<Form, Data>, Mutation<Outcome<Data>, Error, CallVariables<Form>>>({
    filters: { mutationKey },
    select: ({ mutationId, state: { variables, submittedAt, data } }) => ({
      id: mutationId,
      variables,
      startedAt: submittedAt,
      outcome: data,
    }),
  });

  // Stable while no call changes, so that typing beside a long answer does not render the answer again.
  return useMemo((): Runner<Form, Data> => {
    const runId = sent.at(-1)?.variables?.runId;
    const run = runOf(sent.filter(({ variables }) => variables?.runId === runId));
    const cancel = (name?: string) => {
      // Aborts only calls under way: an aborted signal keeps its listeners, and through them older answers, in memory.
      for (const { variables, outcome } of sent) {
        if (!outcome && (name === undefined || variables?.name === name)) variables?.controller.abort();
      }
    };
    /** Removes every run but the one that the next run is compared with. */
    const removeOldRuns = () => {
      const kept = sent.findLast(({ outcome }) => outcome?.kind === 'ok')?.variables?.runId;
      const keptIds = new Set(sent.flatMap(({ id, variables }) => (variables?.runId === kept ? [id] : [])));
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ mutationKey: ['run', key] })) {
        if (!keptIds.has(mutation.mutationId)) cache.remove(mutation);
      }
    };
    return {
      run,
      previous: runOf(sent.filter(({ variables }) => variables?.runId !== runId)),
      running: run?.calls.some(({ outcome }) => !outcome) ?? false,
      start: (form, { sendAnyway = false } = {}) => {
        cancel();
        removeOldRuns();
        const all = { runId: ++runCount, runStartedAt: Date.now(), runForm: form, sendAnyway };
        for (const part of partsOf(form)) mutate({ ...all, ...part, controller: new AbortController() });
      },
      again: (name, { sendAnyway = false } = {}) => {
        cancel(name);
        const last = sent.findLast(({ variables }) => variables?.name === name)?.variables;
        if (last) mutate({ ...last, sendAnyway, controller: new AbortController() });
      },
      cancel,
    };
  }, [client, mutate, key, sent, partsOf]);
}

/** The calls of one run; of those with the same name, the one sent last. */
function runOf<Form, Data>(sent: readonly SentCall<Form, Data>[]): Run<Form, Data> | undefined {
  const last = sent.at(-1)?.variables;
  if (!last) return undefined;
  const calls = new Map<string, Call<Form, Data>>();
  for (const { variables, startedAt, outcome } of sent) {
    if (variables) calls.set(variables.name, { ...pickPart(variables), startedAt, outcome });
  }
  return { form: last.runForm, startedAt: last.runStartedAt, calls: [...calls.values()] };
}

const pickPart = <Form>({ name, form }: CallPart<Form>): CallPart<Form> => ({ name, form });

/** The call of a run that sent only one. */
export function onlyCall<Form, Data>(run: Run<Form, Data> | undefined): Call<Form, Data> | undefined {
  return run?.calls.length === 1 ? run.calls[0] : undefined;
}
