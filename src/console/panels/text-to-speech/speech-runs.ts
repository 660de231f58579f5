import { createRunStore, type SendForm } from '#console/exchanges/run-store.ts';
import type { ConsoleCall } from '#console/exchanges/use-call.ts';
import type { TextToSpeechResponse } from '#contract/text-to-speech.ts';
import { requestParts, textToSpeechPath } from './form/form.ts';
import { TextToSpeechForm } from './form/form-schema.ts';
import { textToSpeechRequest } from './form/request.ts';
import { takes } from './takes/takes.ts';

export const speechRuns = createRunStore<TextToSpeechForm, TextToSpeechResponse>(requestParts, {
  name: textToSpeechPath,
  operation: 'tts',
  schema: TextToSpeechForm,
  audioOf: takes.audio,
});

/** Sends a form, so that the exchange drawer can open it again. */
export const sendSpeech =
  (call: ConsoleCall): SendForm<TextToSpeechForm, TextToSpeechResponse> =>
  (form, options) =>
    call('tts', textToSpeechRequest(form), { ...options, reopening: { path: textToSpeechPath, form } });
