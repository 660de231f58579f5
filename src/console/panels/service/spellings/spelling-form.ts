import * as z from 'zod/mini';
import { TransliterationLanguage } from '#contract/languages.ts';
import type { Exception, ExceptionDraft } from '#contract/local/exceptions.ts';
import { TransliterationDomain } from '#contract/transliteration.ts';

/** An exception being edited. */
export const SpellingForm = z.object({
  /** The revision that was read; 0 for a new exception. */
  revision: z.number(),
  word: z.string(),
  from: TransliterationLanguage,
  to: TransliterationLanguage,
  spellings: z.array(z.string()),
  domain: z.nullable(TransliterationDomain),
  account: z.nullable(z.string()),
});
export type SpellingForm = z.infer<typeof SpellingForm>;

/** Maximum length of a word or spelling in UTF-16 units, as in the contract. */
const maxWordLength = 200;
/** Maximum number of spellings, as in the contract. */
export const maxSpellings = 20;

/** The form of an exception. */
export function formOf(exception: Exception): SpellingForm {
  const { revision, word, from, to, spellings, domain, account } = exception;
  return { revision, word, from, to, spellings, domain, account };
}

/** The form of a new exception. */
export const emptyForm = (from: TransliterationLanguage, to: TransliterationLanguage): SpellingForm => ({
  ...{ revision: 0, word: '', from, to, spellings: [''], domain: null, account: null },
});

/** The exception that a form saves; empty spellings are left out. */
export function draftOf({ revision: _, ...form }: SpellingForm): ExceptionDraft {
  return { ...form, word: form.word.trim(), spellings: writtenIn(form) };
}

const writtenIn = ({ spellings }: Pick<SpellingForm, 'spellings'>) =>
  spellings.map((spelling) => spelling.trim()).filter(Boolean);

/** The spellings with one of them moved up by one place. */
export function movedUp(spellings: readonly string[], index: number): string[] {
  const moved = [...spellings];
  moved.splice(index - 1, 0, ...moved.splice(index, 1));
  return moved;
}

/** Why a form cannot be saved, by field. */
export interface SpellingProblems {
  readonly word?: 'missing' | 'tooLong';
  readonly spellings?: 'missing' | 'tooLong' | 'twice';
  readonly languages?: 'same';
}

/** The problems that prevent a form from being saved; undefined if there are none. */
export function problemsOf(form: SpellingForm): SpellingProblems | undefined {
  const word = form.word.trim();
  const spellings = writtenIn(form);
  const problems: SpellingProblems = {
    ...(word === '' && { word: 'missing' }),
    ...(word.length > maxWordLength && { word: 'tooLong' }),
    ...(new Set(spellings).size < spellings.length && { spellings: 'twice' }),
    ...(spellings.length === 0 && { spellings: 'missing' }),
    ...(spellings.some(({ length }) => length > maxWordLength) && { spellings: 'tooLong' }),
    ...(form.from === form.to && { languages: 'same' }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}
