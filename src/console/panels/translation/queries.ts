import type { Target } from '#client/target.ts';
import { type Call, createRunStore, type Run, type SendForm } from '#console/exchanges/run-store.ts';
import { callAndLog } from '#console/exchanges/use-call.ts';
import { type Runner, useRun } from '#console/exchanges/use-run.ts';
import { initialCallTarget, useTargetChoice } from '#console/targets/target-choice.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { type TranslationForm, translationForm } from './form/form.ts';
import { requestParts, translationRequest } from './form/request.ts';

export type TranslationCall = Call<TranslationForm, LenientTranslationResponse>;
export type TranslationRun = Run<TranslationForm, LenientTranslationResponse>;
export type TranslationRunner = Runner<TranslationForm, LenientTranslationResponse>;

export const translationRuns = createRunStore<TranslationForm, LenientTranslationResponse>(requestParts, {
  name: translationForm.path,
  operation: 'localization',
  schema: translationForm.schema,
});

/** Sends a form to a target. The embedded service is asked to remember how each string was produced. */
export const sendTranslation =
  (target: Target): SendForm<TranslationForm, LenientTranslationResponse> =>
  (form, options) =>
    callAndLog(
      'localization',
      translationRequest(form, { explain: target.name === embeddedTarget }),
      target,
      {
        ...options,
        reopening: { path: translationForm.path, form },
      },
    );

/** Sends the panel's form and keeps its newest run. `linked`: see `useRuns`. */
export function useTranslation(linked: boolean): TranslationRunner {
  const { callTarget } = useTargetChoice();
  return useRun(translationRuns, sendTranslation(callTarget), linked);
}

/**
 * Sends the form that the prerendered page shows, before React has hydrated the page.
 *
 * @returns a function that shows the run in the panel, to be called once the panel is hydrated
 */
export function sendInitialForm(): () => void {
  const { initial } = translationForm;
  const controller = new AbortController();
  const outcome = sendTranslation(initialCallTarget())(initial, {
    signal: controller.signal,
    sendAnyway: false,
  });
  return () =>
    translationRuns.start(initial, (_, { signal }) => {
      signal.addEventListener('abort', () => controller.abort(), { once: true });
      return outcome;
    });
}
