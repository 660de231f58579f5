import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { type Runner, type Send, useRun } from '#console/exchanges/use-run.ts';
import type { AcceptedTransliterationResponse } from '#contract/transliteration.ts';
import { type TransliterationForm, transliterationForm } from './form.ts';
import { transliterationRequest } from './request.ts';

/** How a form is sent: through the client, kept in the exchange drawer, able to be opened again. */
export function sendTransliteration(
  call: ConsoleCall,
): Send<TransliterationForm, AcceptedTransliterationResponse> {
  return (form, options) =>
    call('transliteration', transliterationRequest(form), {
      ...options,
      reopening: { path: transliterationForm.path, form },
    });
}

/** The panel's newest transliteration, and the way to start and cancel one. */
export function useTransliteration(): Runner<TransliterationForm, AcceptedTransliterationResponse> {
  return useRun('transliteration', sendTransliteration(useCall()));
}
