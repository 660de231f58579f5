import type { TranslationLanguage } from '#contract/languages.ts';
import type { Steps } from '#service/in-turns.ts';

/** Transliterates text of one language into the script of another, in steps. */
export type TransliterateInSteps = (
  text: string,
  from: TranslationLanguage,
  to: TranslationLanguage,
) => Steps<string>;

const maxCachedWords = 30_000;
/** Words with more characters are not cached, because they hardly ever recur. */
const maxWordLength = 40;

/**
 * Caches the spelling of words, which recur far more often than whole texts.
 *
 * Relies on the spelling of a word not depending on its neighbours.
 */
export function cacheWords(transliterateText: TransliterateInSteps): TransliterateInSteps {
  const spellings = new Map<string, string>();
  function* spell(word: string, from: TranslationLanguage, to: TranslationLanguage): Steps<string> {
    if (word.length > maxWordLength) return yield* transliterateText(word, from, to);
    const key = `${from} ${to} ${word}`;
    const known = spellings.get(key);
    if (known !== undefined) return known;
    const spelling = yield* transliterateText(word, from, to);
    if (spellings.size >= maxCachedWords) spellings.clear();
    spellings.set(key, spelling);
    return spelling;
  }
  return function* inSteps(text, from, to) {
    let spelled = '';
    let end = 0;
    for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
      spelled += text.slice(end, index) + (yield* spell(word, from, to));
      end = index + word.length;
    }
    return spelled + text.slice(end);
  };
}
