import type { OperationId } from '../errors.ts';
import type { Example } from './example.ts';
import { statusExamples, transcriptExamples, uploadExamples } from './speech-to-text-examples.ts';
import { textToSpeechExamples } from './text-to-speech-examples.ts';
import { translationExamples } from './translation-examples.ts';
import { transliterationExamples } from './transliteration-examples.ts';

type Examples = { readonly [Id in OperationId]: readonly Example<Id>[] };

/** Example calls of each operation. A panel imports only those of its own function. */
export const examples: Examples = {
  localization: translationExamples,
  transliteration: transliterationExamples,
  stt_upload: uploadExamples,
  stt_status: statusExamples,
  stt_transcript: transcriptExamples,
  tts: textToSpeechExamples,
};
