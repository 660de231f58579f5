import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '#client/outcome.ts';
import type { Send } from '#console/exchanges/use-run.ts';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import type { TranslationForm } from './form.ts';

/** The call for one target language. */
export interface TargetRun {
  readonly target: TranslationLanguage;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Absent while the call is under way. */
  readonly outcome?: Outcome<AcceptedTranslationResponse> | undefined;
}

/** The newest calls of a form, one a target language, in the form's order. */
export interface TargetRuns {
  readonly form: TranslationForm;
  readonly startedAt: number;
  readonly runs: readonly TargetRun[];
}

export interface TargetRunner {
  readonly newest: TargetRuns | undefined;
  readonly running: boolean;
  /** Sends one call a target; calls under way are cancelled first. */
  readonly start: (form: TranslationForm, options?: { readonly sendAnyway?: boolean }) => void;
  /** Sends the call for one target once more. */
  readonly again: (target: TranslationLanguage, options?: { readonly sendAnyway?: boolean }) => void;
  /** Cancels the call for one target, or all. */
  readonly cancel: (target?: TranslationLanguage) => void;
  /** Forgets the results. */
  readonly clear: () => void;
}

interface Variables {
  readonly form: TranslationForm;
  readonly groupStartedAt: number;
  readonly target: TranslationLanguage;
  readonly sendAnyway: boolean;
  readonly controller: AbortController;
}

const mutationKey = ['run', 'localization-each'];

/** Calls side by side, one a target language, so that a slow one holds back no other. They outlive a change of panel. */
export function useTargetRuns(send: Send<TranslationForm, AcceptedTranslationResponse>): TargetRunner {
  const client = useQueryClient();
  const { mutate } = useMutation<Outcome<AcceptedTranslationResponse>, Error, Variables>({
    mutationKey,
    mutationFn: ({ form, target, sendAnyway, controller }) =>
      send({ ...form, targets: [target] }, { signal: controller.signal, sendAnyway }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => ({
      variables: state.variables as Variables | undefined,
      outcome: state.data as Outcome<AcceptedTranslationResponse> | undefined,
      startedAt: state.submittedAt,
    }),
  });
  const last = states.at(-1)?.variables;
  const runOf = (target: TranslationLanguage): TargetRun[] => {
    const state = states.findLast(({ variables }) => variables?.target === target);
    return state ? [{ target, startedAt: state.startedAt, outcome: state.outcome }] : [];
  };
  const newest = last && {
    form: last.form,
    startedAt: last.groupStartedAt,
    runs: last.form.targets.flatMap(runOf),
  };

  const cancel = (target?: TranslationLanguage) => {
    for (const { variables } of states) {
      if (target === undefined || variables?.target === target) variables?.controller.abort();
    }
  };
  const clear = () => {
    cancel();
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey })) cache.remove(mutation);
  };
  const sendOne = (
    form: TranslationForm,
    groupStartedAt: number,
    target: TranslationLanguage,
    anyway = false,
  ) => mutate({ form, groupStartedAt, target, sendAnyway: anyway, controller: new AbortController() });
  return {
    newest,
    running: newest?.runs.some(({ outcome }) => outcome === undefined) ?? false,
    start: (form, { sendAnyway } = {}) => {
      clear();
      const startedAt = Date.now();
      for (const target of form.targets) sendOne(form, startedAt, target, sendAnyway);
    },
    again: (target, { sendAnyway } = {}) => {
      cancel(target);
      if (newest) sendOne(newest.form, newest.startedAt, target, sendAnyway);
    },
    cancel,
    clear,
  };
}
