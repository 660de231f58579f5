import { exampleInput } from '#contract/examples/example.ts';
import { textToSpeechExamples } from '#contract/examples/text-to-speech-examples.ts';
import { formOfCall } from './form-of-call.ts';
import type { TextToSpeechForm } from './form-schema.ts';

export interface Sample {
  readonly name: 'hindi' | 'urdu' | 'ssml';
  readonly form: Partial<TextToSpeechForm>;
}

const sample = (name: Sample['name']): Sample => ({
  name,
  form: formOfCall(exampleInput(textToSpeechExamples, name)),
});

/** A plain text, several sentences in a right-to-left script, and SSML with two voices. */
export const samples: readonly [Sample, Sample, Sample] = [sample('hindi'), sample('urdu'), sample('ssml')];
