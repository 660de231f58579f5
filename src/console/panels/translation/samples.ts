import { exampleInput } from '#contract/example.ts';
import { translationExamples } from '#contract/translation-examples.ts';
import { formOfCall } from './form-of-call.ts';

/** Forms worth showing. The first is what the page opens with: three targets, three ways of being in the database. */
export const samples = {
  clinic: formOfCall(exampleInput(translationExamples, 'clinic')),
  orders: formOfCall(exampleInput(translationExamples, 'orders')),
  fromHindi: formOfCall(exampleInput(translationExamples, 'fromHindi')),
};
