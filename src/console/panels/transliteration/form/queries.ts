import type { SendForm } from '#console/exchanges/run-store.ts';
import type { ConsoleCall } from '#console/exchanges/use-call.ts';
import type { AcceptedTransliterationResponse } from '#contract/transliteration.ts';
import { type TransliterationForm, transliterationForm } from './form.ts';
import { transliterationRequest } from './request.ts';

/** Sends a form, so that the exchange drawer can open it again. */
export function sendTransliteration(
  call: ConsoleCall,
): SendForm<TransliterationForm, AcceptedTransliterationResponse> {
  return (form, options) =>
    call('transliteration', transliterationRequest(form), {
      ...options,
      reopening: { path: transliterationForm.path, form },
    });
}
