import { translationInputs } from '#contract/translation-inputs.ts';
import { formOfCall } from './form-of-call.ts';

/** Forms worth showing. The first is what the page opens with: three targets, three ways of being in the database. */
export const samples = {
  clinic: formOfCall(translationInputs.clinic),
  orders: formOfCall(translationInputs.orders),
  fromHindi: formOfCall(translationInputs.fromHindi),
};
