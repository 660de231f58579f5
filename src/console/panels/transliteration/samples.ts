import { exampleInput } from '#contract/examples.ts';
import { formOfCall } from './form-of-call.ts';

/** Forms worth showing: what each option of a transliteration is for. */
export const samples = {
  names: formOfCall(exampleInput('transliteration', 'names')),
  abbreviations: formOfCall(exampleInput('transliteration', 'abbreviations')),
  numbers: formOfCall(exampleInput('transliteration', 'numbers')),
  hinglish: formOfCall(exampleInput('transliteration', 'hinglish')),
};
