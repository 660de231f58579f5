import type { TranslationLanguage } from '#contract/languages.ts';
import { ProfanitySeverity } from '#contract/local/explanations.ts';
import { readTable } from '#service/data-file.ts';

/** A line of `words/<language>.tsv`. */
export interface ProfaneWord {
  readonly word: string;
  /** Inflected forms and other spellings, in the script of the language. */
  readonly forms: readonly string[];
  /** Spellings in Latin letters. */
  readonly romanised: readonly string[];
  readonly severity: ProfanitySeverity;
}

/** A line of `allowed.tsv`: a harmless word or phrase that is never hidden. */
export interface AllowedText {
  readonly text: string;
  readonly meaning: string;
}

const folder = 'translation/profanity';
const cellParts = (cell: string) => (cell === '' ? [] : cell.split(', '));

/** The profane words of a language. */
export function profaneWords(language: TranslationLanguage): readonly ProfaneWord[] {
  return readTable<'word' | 'forms' | 'romanised' | 'severity'>(`${folder}/words/${language}.tsv`).map(
    ({ word, forms, romanised, severity }) => ({
      word,
      forms: cellParts(forms),
      romanised: cellParts(romanised),
      severity: ProfanitySeverity.parse(severity),
    }),
  );
}

/** The endings that any profane word of a language may have: cases, plurals, particles. */
export function endingsOf(language: TranslationLanguage): readonly string[] {
  const line = readTable<'language' | 'endings'>(`${folder}/endings.tsv`).find(
    (one) => one.language === language,
  );
  return cellParts(line?.endings ?? '');
}

/** The allow-list of a language. */
export function allowedTexts(language: TranslationLanguage): readonly AllowedText[] {
  return readTable<'language' | keyof AllowedText>(`${folder}/allowed.tsv`).filter(
    (one) => one.language === language,
  );
}

/** The words that the filter of a language hides or allows: its own and the English ones. */
export function profanityList(language: TranslationLanguage) {
  const languages = [...new Set<TranslationLanguage>([language, 'en'])];
  return {
    words: languages.flatMap((one) => {
      const endings = ['', ...endingsOf(one)];
      return profaneWords(one).flatMap(({ word, forms, romanised, severity }) => [
        ...[word, ...forms].flatMap((stem) => endings.map((ending) => ({ text: stem + ending, severity }))),
        ...romanised.map((text) => ({ text, severity })),
      ]);
    }),
    allowed: languages.flatMap((one) => allowedTexts(one).map(({ text }) => text)),
  };
}
