import { rowsFor } from '../answer/results.ts';
import { stringsIn, type TranslationForm } from '../form/form.ts';
import { withStrings } from '../form/with-strings.ts';
import type { TranslationCall } from '../queries.ts';

const inputKey = (form: TranslationForm) =>
  JSON.stringify([form.source, form.targets, stringsIn(form), form.free]);

/**
 * Swaps source and target, if there is one target. If the current text has been translated,
 * the translation becomes the text, provided that every string has one.
 */
export function swapLanguages(
  form: TranslationForm,
  call: TranslationCall | undefined,
): Partial<TranslationForm> {
  const [target = form.source] = form.targets;
  const change = { source: target, targets: [form.source] };
  if (call?.outcome?.kind !== 'ok' || inputKey(call.form) !== inputKey(form)) return change;
  const outputs = rowsFor(call.outcome.data, target).flatMap(({ output }) => output ?? []);
  return outputs.length === stringsIn(form).length
    ? { ...change, ...withStrings(form, outputs, 'replace') }
    : change;
}
