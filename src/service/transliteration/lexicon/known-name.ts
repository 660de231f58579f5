import type { LanguageCode } from '#contract/languages.ts';
import { isEverydayEnglish } from '../english/english-words.ts';
import { isOnlyEnglish, lexiconSpellings, wordOfSpelling } from './lexicon.ts';

/** Whether the lexicon knows every word of a name in Latin letters; initials need not be known. */
export function isKnownLatinName(name: string, to: LanguageCode): boolean {
  return isKnown(name, to) || wordsOf(name).every((word) => word.length === 1 || isKnown(word, to));
}

/** Whether a word is an everyday English word and not a name. */
export function isOrdinaryEnglishWord(word: string): boolean {
  return isEverydayEnglish(word.toLowerCase()) || isOnlyEnglish(word);
}

/**
 * A name in the script of `from`, written in the script of `to`; undefined when the lexicon does not know all of its
 * words.
 */
export function knownName(name: string, from: LanguageCode, to: LanguageCode): string | undefined {
  const latin = wordsOf(name).map((word) => wordOfSpelling(word, from));
  const written = latin.map((word) =>
    word === undefined || to === 'en' ? word : lexiconSpellings(word, to).spellings[0],
  );
  return written.every((word) => word !== undefined) ? written.join(' ') : undefined;
}

const wordsOf = (name: string) => name.split(/[.\s]+/u).filter(Boolean);
const isKnown = (word: string, to: LanguageCode) => lexiconSpellings(word, to).spellings.length > 0;
