import type { LanguageCode } from '#contract/languages.ts';

/** What a caller knows about a word beyond its letters. */
export interface SpellingHints {
  /** `english`: a word of English, whatever its letters; `name`: an Indian name or word rather than an English one. */
  readonly readAs?: 'english' | 'name';
  /** The language of the word, where the caller names it. */
  readonly wordsOf?: LanguageCode;
}

/**
 * Port: spells words of one language in the script of another.
 *
 * Adapters are built from rules today; a trained model fits behind the same function.
 */
export interface Transliterator {
  /**
   * Spellings of one word (no spaces, digits or punctuation), most likely first, in Unicode NFC.
   *
   * @param limit how many spellings at most; at least one is always returned
   */
  spell(
    word: string,
    from: LanguageCode,
    to: LanguageCode,
    limit: number,
    hints?: SpellingHints,
  ): readonly string[];
}
