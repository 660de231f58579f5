import { exampleInput } from '#contract/examples/example.ts';
import { transliterationExamples } from '#contract/examples/transliteration-examples.ts';
import { formOfCall } from './form-of-call.ts';

/** Sample forms that show what each option is for. */
export const samples = {
  names: formOfCall(exampleInput(transliterationExamples, 'names')),
  abbreviations: formOfCall(exampleInput(transliterationExamples, 'abbreviations')),
  numbers: formOfCall(exampleInput(transliterationExamples, 'numbers')),
  hinglish: formOfCall(exampleInput(transliterationExamples, 'hinglish')),
};
