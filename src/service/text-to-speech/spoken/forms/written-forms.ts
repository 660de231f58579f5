import type { LanguageCode } from '#contract/languages.ts';
import { moneyForms, quantityForms } from './amount-forms.ts';
import { addressForms, dottedForms, telephoneForms } from './code-forms.ts';
import { dateForms } from './date-forms.ts';
import { numberForms } from './number-forms.ts';
import { timeForms } from './time-forms.ts';
import type { WrittenForm } from './written-form.ts';

const formsByLanguage = new Map<LanguageCode, readonly WrittenForm[]>();

/**
 * The written forms in the order in which they are tried. The order decides what an ambiguous text means: the first
 * form that fits wins. The table in `ambiguities.test.ts` lists the cases.
 */
export function writtenForms(language: LanguageCode): readonly WrittenForm[] {
  const known = formsByLanguage.get(language);
  if (known) return known;
  const forms = [
    ...addressForms(),
    ...dateForms(language),
    ...timeForms(language),
    ...telephoneForms(language),
    ...dottedForms(),
    ...moneyForms(language),
    ...quantityForms(language),
    ...numberForms(language),
  ];
  formsByLanguage.set(language, forms);
  return forms;
}
