import type { LanguageCode } from '#contract/languages.ts';
import type { WordLayer } from '#contract/local/explanations.ts';

/** The context of a word, as far as the caller knows it. */
export interface SpellingHints {
  /**
   * `english`: an English word, even if it looks Indian; `name`: an Indian name or word rather than an English one.
   */
  readonly readAs?: 'english' | 'name';
  /** The language of the word, if the caller knows it. */
  readonly wordsOf?: LanguageCode;
}

/** The spellings of a word. */
export interface WordSpellings {
  /** Most likely first, in Unicode NFC. */
  readonly spellings: readonly string[];
  /** The layer that produced the first spelling. */
  readonly layer: WordLayer;
}

/** The interface of a transliterator, which spells words of one language in the script of another. */
export interface Transliterator {
  /**
   * Spells one word (no spaces, digits or punctuation).
   *
   * @param limit how many spellings at most; at least one is always returned
   */
  spell(
    word: string,
    from: LanguageCode,
    to: LanguageCode,
    limit: number,
    hints?: SpellingHints,
  ): WordSpellings;
}
