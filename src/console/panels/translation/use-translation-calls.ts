import { useMemo } from 'react';
import type { Outcome } from '#client/outcome.ts';
import { type Calls, type SendOptions, useCalls } from '#console/exchanges/use-calls.ts';
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

/** The calls of a form, side by side, each for the targets it holds. */
export function useTranslationCalls(
  send: Send<TranslationForm, AcceptedTranslationResponse>,
): TranslationRunner {
  const runner = useCalls('localization', send);
  const newest = useMemo(() => withTargets(runner.newest), [runner.newest]);
  const previous = useMemo(() => withTargets(runner.previous), [runner.previous]);
  return useMemo((): TranslationRunner => {
    const nameOf = (target: string) =>
      newest?.calls.find(({ targets }) => targets.some((code) => code === target))?.name ?? target;
    return {
      newest,
      previous,
      running: runner.running,
      start: (form, options) => {
        // Without a target there is one call, which the contract refuses; a call word for word is one call.
        const each = form.requests === 'each' && form.targets.length > 0 && !form.free;
        const sent = each ? form.targets.map((target) => ({ ...form, targets: [target] })) : [form];
        runner.start(
          form,
          sent.map((part) => ({ name: part.targets.join(), form: part })),
          options,
        );
      },
      again: (target, options) => runner.again(nameOf(target), options),
      cancel: (target) => runner.cancel(target === undefined ? undefined : nameOf(target)),
    };
  }, [runner, newest, previous]);
}

function withTargets(sent: Calls<TranslationForm, AcceptedTranslationResponse> | undefined) {
  return (
    sent && {
      ...sent,
      calls: sent.calls.map((call) => ({ ...call, targets: asSent(call.form).targets })),
    }
  );
}
