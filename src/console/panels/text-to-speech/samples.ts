import { exampleInput } from '#contract/example.ts';
import { textToSpeechExamples } from '#contract/text-to-speech-examples.ts';
import type { TextToSpeechForm } from './form.ts';
import { formOfCall } from './form-of-call.ts';

export interface Sample {
  readonly name: 'hindi' | 'urdu' | 'ssml';
  readonly form: Partial<TextToSpeechForm>;
}

const sample = (name: Sample['name']): Sample => ({
  name,
  form: formOfCall(exampleInput(textToSpeechExamples, name)),
});

/** One plain text, one in a script written from right to left as several sentences, one SSML with two voices. */
export const samples: readonly [Sample, Sample, Sample] = [sample('hindi'), sample('urdu'), sample('ssml')];
