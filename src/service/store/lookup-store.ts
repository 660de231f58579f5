import type { TranslationLanguage } from '#contract/languages.ts';
import type { LookupSummary, Moderation } from '#contract/local/lookup.ts';
import type { NamedDomain } from '#contract/translation.ts';

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
  /** The entry's text in the language of the sentence. */
  readonly source: string;
}

/** The account and domain for which a sentence is looked up. */
export interface LookupScope {
  readonly domain?: NamedDomain | undefined;
  /** The name of the account. */
  readonly account?: string | undefined;
}

/** A named set of entries, replaced as a whole when its content changes. */
export interface LookupSeed {
  readonly name: string;
  readonly phrases: readonly LookupEntry[];
  /** Texts with slots, such as `{n}` or `{date}`. */
  readonly templates: readonly LookupEntry[];
}

/** The lookup and template databases, as translation reads them. */
export interface LookupStore {
  /** Stores a seed unless the same content is already there. Returns whether anything changed. */
  seed(seed: LookupSeed): Promise<boolean>;
  /**
   * The texts of each sentence in the languages of `to`; empty for an unknown sentence.
   *
   * A sentence is known when its `normalForm` is that of an entry's text in `from` or, in English, of a variant, so
   * that letter case and final punctuation, for example, do not matter. Of several entries, custom ones come first,
   * then those of the account and domain in `scope`, then the most moderated text of each language.
   */
  find(
    sentences: readonly string[],
    from: TranslationLanguage,
    to: readonly TranslationLanguage[],
    scope?: LookupScope,
  ): Promise<readonly ReadonlyMap<TranslationLanguage, FoundText>[]>;
  /** Returns all templates. */
  templates(): Promise<readonly LookupEntry[]>;
  /** The number and the languages of the built-in entries. */
  summary(): Promise<Omit<LookupSummary, 'own'>>;
}
