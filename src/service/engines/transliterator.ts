import type { LanguageCode } from '#contract/languages.ts';

/**
 * Port: spells words of one language in the script of another.
 *
 * Adapters are built from rules today; a trained model fits behind the same two functions.
 */
export interface Transliterator {
  /**
   * Spellings of one word (no spaces, digits or punctuation), most likely first.
   *
   * @param limit how many spellings at most; at least one is always returned
   */
  spell(word: string, from: LanguageCode, to: LanguageCode, limit: number): readonly string[];
}
