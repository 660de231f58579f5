import { createRunStore, type Run, type SendForm } from '#console/exchanges/run-store.ts';
import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import { type TransliterationForm, transliterationForm } from './form.ts';
import { transliterationRequest } from './request.ts';

export type TransliterationRun = Run<TransliterationForm, LenientTransliterationResponse>;

/** The runs of the view Strings. */
export const transliterationRuns = createRunStore<TransliterationForm, LenientTransliterationResponse>(
  undefined,
  {
    name: transliterationForm.path,
    operation: 'transliteration',
    schema: transliterationForm.schema,
  },
);

type SendTransliteration = SendForm<TransliterationForm, LenientTransliterationResponse>;

/** Sends a form, so that the exchange drawer can open it again. */
export function sendTransliteration(call: ConsoleCall, { explain = false } = {}): SendTransliteration {
  return (form, options) =>
    call('transliteration', transliterationRequest(form, { explain }), {
      ...options,
      reopening: { path: transliterationForm.path, form },
    });
}

/** Sends forms to the chosen target. The embedded service is asked to remember how each word was spelled. */
export function useSendTransliteration(): SendTransliteration {
  const { callTarget } = useTargetChoice();
  return sendTransliteration(useCall(), { explain: callTarget.name === embeddedTarget });
}
