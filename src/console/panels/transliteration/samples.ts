import { exampleInput } from '#contract/example.ts';
import { transliterationExamples } from '#contract/transliteration-examples.ts';
import { formOfCall } from './form-of-call.ts';

/** Forms worth showing: what each option of a transliteration is for. */
export const samples = {
  names: formOfCall(exampleInput(transliterationExamples, 'names')),
  abbreviations: formOfCall(exampleInput(transliterationExamples, 'abbreviations')),
  numbers: formOfCall(exampleInput(transliterationExamples, 'numbers')),
  hinglish: formOfCall(exampleInput(transliterationExamples, 'hinglish')),
};
