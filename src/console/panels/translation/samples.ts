import { exampleInput } from '#contract/examples.ts';
import { formOfCall } from './form-of-call.ts';

/** Forms worth showing. The first is what the page opens with: three targets, three ways of being in the database. */
export const samples = {
  clinic: formOfCall(exampleInput('localization', 'clinic')),
  orders: formOfCall(exampleInput('localization', 'orders')),
  fromHindi: formOfCall(exampleInput('localization', 'fromHindi')),
};
