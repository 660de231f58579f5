import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { type Runner, type Send, useRun } from '#console/exchanges/use-run.ts';
import type { AcceptedTransliterationResponse } from '#contract/transliteration.ts';
import { type TransliterationForm, transliterationForm } from './form.ts';
import { transliterationRequest } from './request.ts';

/** Sends a form, so that the exchange drawer can open it again. */
export function sendTransliteration(
  call: ConsoleCall,
): Send<TransliterationForm, AcceptedTransliterationResponse> {
  return (form, options) =>
    call('transliteration', transliterationRequest(form), {
      ...options,
      reopening: { path: transliterationForm.path, form },
    });
}

/** Sends the panel's form and keeps its newest run. */
export function useTransliteration(): Runner<TransliterationForm, AcceptedTransliterationResponse> {
  return useRun('transliteration', sendTransliteration(useCall()));
}
