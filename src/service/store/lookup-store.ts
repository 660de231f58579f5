import type { TranslationLanguage } from '#contract/languages.ts';
import type { LookupSummary } from '#contract/local/lookup.ts';

/** The state of moderation of one text. */
export type Moderation = 'moderated' | 'in-progress' | 'unmoderated';

/** The text of a lookup entry in one language. */
export interface LookupText {
  readonly text: string;
  readonly moderation: Moderation;
}

/** One meaning in several languages; any of them can be the source. */
export interface LookupEntry {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<TranslationLanguage, LookupText>>>;
  /** Other English wordings that are served like the English text. */
  readonly variants?: readonly string[];
}

/** The text found for a sentence in one language, and its entry. */
export interface FoundText extends LookupText {
  readonly id: string;
}

/** A named set of entries, replaced as a whole when its content changes. */
export interface LookupSeed {
  readonly name: string;
  readonly phrases: readonly LookupEntry[];
  /** Texts with slots, such as `{n}` or `{date}`. */
  readonly templates: readonly LookupEntry[];
}

/** Port: the lookup and template databases. */
export interface LookupStore {
  /** Stores a seed unless the same content is already there. Returns whether anything changed. */
  seed(seed: LookupSeed): Promise<boolean>;
  /**
   * The texts of each sentence in the languages of `to`; empty for an unknown sentence.
   *
   * A sentence is known when the text of an entry in `from` is equal apart from Unicode form, whitespace, letter case
   * and final punctuation. If several entries match, each language gets the most moderated text.
   */
  find(
    sentences: readonly string[],
    from: TranslationLanguage,
    to: readonly TranslationLanguage[],
  ): Promise<readonly ReadonlyMap<TranslationLanguage, FoundText>[]>;
  /** Returns all templates. */
  templates(): Promise<readonly LookupEntry[]>;
  summary(): Promise<LookupSummary>;
}
