import type { TransliterateText } from './slots.ts';

const mostWords = 50_000;
/** Characters; what is longer is no word that comes again. */
const longestWord = 40;

/**
 * Remembers how words were spelled: texts repeat their words far more often than they repeat themselves.
 *
 * Relies on blanks separating what is spelled: no word's spelling depends on its neighbours.
 */
export function rememberWords(transliterateText: TransliterateText): TransliterateText {
  const spellings = new Map<string, string>();
  return (text, from, to) =>
    text.replace(/\S+/gu, (word) => {
      if (word.length > longestWord) return transliterateText(word, from, to);
      const key = `${from} ${to} ${word}`;
      const known = spellings.get(key);
      if (known !== undefined) return known;
      const spelling = transliterateText(word, from, to);
      if (spellings.size >= mostWords) spellings.clear();
      spellings.set(key, spelling);
      return spelling;
    });
}
