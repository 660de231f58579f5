import * as z from 'zod/mini';
import { createRunStore } from '#console/exchanges/run-store.ts';
import type { LenientTransliterationResponse } from '#contract/transliteration.ts';
import { TransliterationForm, transliterationForm } from '../form/form.ts';

/** The form of the lab: one text and many sets of options, with one call for each set. */
const LabForm = z.object({
  /** One string per line. */
  text: z.string(),
  sendAnyway: z.boolean(),
  forms: z.array(TransliterationForm),
});
export type LabForm = z.infer<typeof LabForm>;

/** The name of the call that sends a form. */
export const callName = (form: TransliterationForm): string => JSON.stringify(form);

/** The last run of the lab, whose calls are sent and cached as queries (`use-lab.ts`). */
export const labRuns = createRunStore<LabForm, LenientTransliterationResponse>(
  (form) => form.forms.map((one) => ({ name: callName(one), form: { ...form, forms: [one] } })),
  { name: `${transliterationForm.path}/lab`, operation: 'transliteration', schema: LabForm },
);
