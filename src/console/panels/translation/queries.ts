import { type ConsoleCall, useCall } from '#console/exchanges/use-call.ts';
import { type Runner, type Send, useRun } from '#console/exchanges/use-run.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { type TranslationForm, translationForm } from './form.ts';
import { translationRequest } from './request.ts';

/** How a form is sent: through the client, kept in the exchange drawer, able to be opened again. */
export function sendTranslation(call: ConsoleCall): Send<TranslationForm, AcceptedTranslationResponse> {
  return (form, options) =>
    call('localization', translationRequest(form), {
      ...options,
      reopening: { path: translationForm.path, form },
    });
}

/** The panel's newest translation, and the way to start and cancel one. */
export function useTranslation(): Runner<TranslationForm, AcceptedTranslationResponse> {
  return useRun('localization', sendTranslation(useCall()));
}
