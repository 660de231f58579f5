import { translationInputs } from '#contract/examples/translation-inputs.ts';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { MaskTerm } from './terms.ts';

/** The fields of the form that depend on each other. */
interface EditedFields {
  readonly input: 'lines' | 'grid';
  readonly text: string;
  readonly rows: readonly string[];
  readonly source: TranslationLanguage;
  readonly targets: TranslationLanguage[];
  readonly terms: MaskTerm[];
}

const sampleTerms = new Set(Object.keys(translationInputs.clinic.body.nmtMaskTerms));

/** Whether a term is one of the terms of a sample, kept unchanged. */
const isSampleTerm = ({ term, as }: MaskTerm) => term === as && sampleTerms.has(term);

/**
 * What an edit changes besides its own fields: a new source language is removed from the targets, and a sample's terms
 * are removed once they cannot apply. What the user entered stays.
 */
export function adjustAfterEdit<Form extends EditedFields>(before: Form, after: Form): Form {
  return { ...after, targets: targetsAfter(before, after), terms: termsAfter(before, after) };
}

function targetsAfter(before: EditedFields, { source, targets }: EditedFields) {
  if (source === before.source || targets !== before.targets || !targets.includes(source)) return targets;
  const others = targets.filter((code) => code !== source);
  // The only target became the source: the languages are swapped.
  return others.length > 0 ? others : [before.source];
}

function termsAfter(before: EditedFields, { source, terms, input, text, rows }: EditedFields) {
  const isSame = source === before.source && text === before.text && rows === before.rows;
  if (isSame || terms !== before.terms || !terms.some(isSampleTerm)) return terms;
  const occurs = (term: string) =>
    input === 'lines' ? text.includes(term) : rows.some((row) => row.includes(term));
  return terms.filter((one) => !isSampleTerm(one) || (source === 'en' && occurs(one.term)));
}
