import type { OperationId } from './errors.ts';
import type { Example } from './example.ts';
import { statusExamples, transcriptExamples, uploadExamples } from './speech-to-text-examples.ts';
import { textToSpeechExamples } from './text-to-speech-examples.ts';
import { translationExamples } from './translation-examples.ts';
import { transliterationExamples } from './transliteration-examples.ts';

type Examples = { readonly [Id in OperationId]: readonly Example<Id>[] };

/** Calls that show each operation. A panel takes those of its own function, so that it loads no others. */
export const examples: Examples = {
  localization: translationExamples,
  transliteration: transliterationExamples,
  stt_upload: uploadExamples,
  stt_status: statusExamples,
  stt_transcript: transcriptExamples,
  tts: textToSpeechExamples,
};
