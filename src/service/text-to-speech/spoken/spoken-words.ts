import type { LanguageCode } from '#contract/languages.ts';
import { readTable } from '#service/data-file.ts';
import { espeakLanguages } from '#service/engines/espeak/espeak-voices.ts';

/** The words of a language in `words/*.tsv`: units, parts of the day and other words for numbers and signs. */
type SpokenWords = ReadonlyMap<string, string>;

const loaded = new Map<LanguageCode, SpokenWords>();

function wordsOf(language: LanguageCode): SpokenWords {
  const known = loaded.get(language);
  if (known) return known;
  const file = (espeakLanguages as readonly LanguageCode[]).includes(language) ? language : 'en';
  const rows = readTable<'word' | 'spoken'>(`text-to-speech/spoken/words/${file}.tsv`);
  const words = new Map(rows.map(({ word, spoken }) => [word, spoken]));
  loaded.set(language, words);
  return words;
}

/** The word of a language for an entry of the tables; empty if it has none. */
export function spokenWord(word: string, language: LanguageCode): string {
  return wordsOf(language).get(word) ?? '';
}

/** A list from the tables, such as the words before a telephone number; empty if the language has none. */
export function spokenList(word: string, language: LanguageCode): readonly string[] {
  return spokenWord(word, language).split(' ').filter(Boolean);
}

/** The pairs of a list such as `6वीं=छठी`. */
export function spokenPairs(word: string, language: LanguageCode): ReadonlyMap<string, string> {
  return new Map(
    spokenList(word, language).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** The singular or plural form; if the plural differs, it follows a slash. */
export function countedForm(word: string, one: boolean, language: LanguageCode): string {
  const [single = '', several = single] = spokenWord(word, language).split('/');
  return one ? single : several;
}
