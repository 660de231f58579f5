import type { OperationId } from '#contract/errors.ts';
import { textToSpeechInputs } from '#contract/examples/text-to-speech-inputs.ts';
import { type Example, examplesOf } from './example.ts';
import { statusExamples, transcriptExamples, uploadExamples } from './speech-to-text-examples.ts';
import { translationExamples } from './translation-examples.ts';
import { transliterationExamples } from './transliteration-examples.ts';

type Examples = { readonly [Id in OperationId]: readonly Example<Id>[] };

/** Example calls of each operation. */
export const examples: Examples = {
  localization: translationExamples,
  transliteration: transliterationExamples,
  stt_upload: uploadExamples,
  stt_status: statusExamples,
  stt_transcript: transcriptExamples,
  tts: examplesOf(textToSpeechInputs),
};
