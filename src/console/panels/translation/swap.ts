import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { stringsIn, type TranslationForm } from './form.ts';
import { rowsFor } from './results.ts';
import { withStrings } from './with-strings.ts';

/** An answer and the form it belongs to. */
export interface Answered {
  readonly form: TranslationForm;
  readonly answer: AcceptedTranslationResponse;
}

const asked = (form: TranslationForm) =>
  JSON.stringify([form.source, form.targets, stringsIn(form), form.free]);

/**
 * Source and target in each other's place, when there is one target. When what is written has been translated, the
 * translation becomes the text, as far as every string has one.
 */
export function swapped(form: TranslationForm, answered: Answered | undefined): Partial<TranslationForm> {
  const [target = form.source] = form.targets;
  const change = { source: target, targets: [form.source] };
  if (!answered || asked(answered.form) !== asked(form)) return change;
  const outputs = rowsFor(answered.answer, target).flatMap(({ output }) => output ?? []);
  return outputs.length === stringsIn(form).length
    ? { ...change, ...withStrings(form, outputs, 'replace') }
    : change;
}
