import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Outcome } from '#client/outcome.ts';
import type { Send } from '#console/exchanges/use-run.ts';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import type { TranslationForm } from './form.ts';
import { asSent } from './request.ts';

/** One call: for all target languages of a form, or for one of them. */
export interface TargetCall {
  readonly targets: readonly TranslationLanguage[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Absent while the call is under way. */
  readonly outcome?: Outcome<AcceptedTranslationResponse> | undefined;
}

/** The calls that a form was sent as, in the form's order. */
export interface TranslationCalls {
  /** The form as it was sent. */
  readonly form: TranslationForm;
  readonly startedAt: number;
  readonly calls: readonly TargetCall[];
}

export interface SendOptions {
  readonly sendAnyway?: boolean;
}

export interface TranslationRunner {
  readonly newest: TranslationCalls | undefined;
  /** The newest ones before it of which one at least was answered. */
  readonly previous: TranslationCalls | undefined;
  readonly running: boolean;
  /** Sends a form, as one call or one a target; calls under way are cancelled first. */
  readonly start: (form: TranslationForm, options?: SendOptions) => void;
  /** Sends the call that holds a target once more. */
  readonly again: (target: string, options?: SendOptions) => void;
  /** Cancels the call that holds a target, or all. */
  readonly cancel: (target?: string) => void;
}

interface Variables {
  /** The same for all calls of one sending. */
  readonly group: number;
  readonly groupStartedAt: number;
  readonly form: TranslationForm;
  /** What this one call sends of it. */
  readonly sent: TranslationForm;
  readonly targets: readonly TranslationLanguage[];
  readonly sendAnyway: boolean;
  readonly controller: AbortController;
}

interface CallState {
  readonly variables: Variables | undefined;
  readonly outcome: Outcome<AcceptedTranslationResponse> | undefined;
  readonly startedAt: number;
}

const mutationKey = ['run', 'localization'];
let groups = 0;

/** The calls of a form, side by side, so that a slow one holds back no other. They outlive a change of panel. */
export function useTranslationCalls(
  send: Send<TranslationForm, AcceptedTranslationResponse>,
): TranslationRunner {
  const client = useQueryClient();
  const { mutate } = useMutation<Outcome<AcceptedTranslationResponse>, Error, Variables>({
    mutationKey,
    mutationFn: ({ sent, sendAnyway, controller }) => send(sent, { signal: controller.signal, sendAnyway }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }): CallState => ({
      variables: state.variables as Variables | undefined,
      outcome: state.data as Outcome<AcceptedTranslationResponse> | undefined,
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
  const running = newest?.calls.some(({ outcome }) => outcome === undefined) ?? false;

  const cancel = (target?: string) => {
    for (const { variables } of states) {
      if (target === undefined || holds(variables, target)) variables?.controller.abort();
    }
  };
  /** Of the calls so far only those stay with which the next ones are compared. */
  const forget = () => {
    cancel();
    const kept = states.findLast(({ outcome }) => outcome?.kind === 'ok')?.variables?.group;
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey })) {
      const variables = mutation.state.variables as Variables | undefined;
      if (variables?.group !== kept) cache.remove(mutation);
    }
  };
  return {
    newest,
    previous,
    running,
    start: (form, { sendAnyway = false } = {}) => {
      forget();
      const call = { group: ++groups, groupStartedAt: Date.now(), form, sendAnyway };
      // Without a target there is one call, which the contract refuses; a call word for word is one call.
      const each = form.requests === 'each' && form.targets.length > 0 && !form.free;
      for (const sent of each ? form.targets.map((target) => ({ ...form, targets: [target] })) : [form]) {
        mutate({ ...call, sent, targets: asSent(sent).targets, controller: new AbortController() });
      }
    },
    again: (target, { sendAnyway = false } = {}) => {
      cancel(target);
      const last = states.findLast(({ variables }) => holds(variables, target))?.variables;
      if (last) mutate({ ...last, sendAnyway, controller: new AbortController() });
    },
    cancel,
  };
}

function holds(variables: Variables | undefined, target: string): boolean {
  return variables?.targets.some((code) => code === target) ?? false;
}

/** The calls of one group; of those for the same targets the newest alone. */
function callsOf(states: readonly CallState[]): TranslationCalls | undefined {
  const last = states.at(-1)?.variables;
  if (!last) return undefined;
  const calls = new Map<string, TargetCall>();
  for (const { variables, startedAt, outcome } of states) {
    if (variables) {
      const { targets } = variables;
      calls.set(targets.join(), { targets, startedAt, outcome });
    }
  }
  return { form: last.form, startedAt: last.groupStartedAt, calls: [...calls.values()] };
}
