import type { TranslationLanguage } from '#contract/languages.ts';
import type { LookupSummary } from '#contract/local.ts';

/** How far the people who check translations have come with one text. */
export type Moderation = 'moderated' | 'in-progress' | 'unmoderated';

/** What an entry of the lookup database says in one language. */
export interface LookupText {
  readonly text: string;
  readonly moderation: Moderation;
}

/** One meaning in all the languages it is known in; any of them can be the source. */
export interface LookupEntry {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<TranslationLanguage, LookupText>>>;
}

/** What the database says for a sentence in one language, and the entry that says it. */
export interface FoundText extends LookupText {
  readonly id: string;
}

/** A set of entries kept in the database under a name, replaced as a whole when its content changes. */
export interface LookupSeed {
  readonly name: string;
  readonly phrases: readonly LookupEntry[];
  /** Texts with slots: `{n}`, `{date}`, `{time}`, `{amount}`, `{name}`, `{place}`. */
  readonly templates: readonly LookupEntry[];
}

/** Port: the lookup and template databases. */
export interface LookupStore {
  /** Puts a seed in, unless exactly this content is there already. Answers whether anything changed. */
  seed(seed: LookupSeed): Promise<boolean>;
  /**
   * For each sentence what the database has in each language of `to`; empty when it does not know the sentence.
   *
   * A sentence is known when some entry's text in `from` is the same apart from Unicode form, blanks, letter case and
   * final punctuation. Where several entries are alike, each language takes the most moderated text.
   */
  find(
    sentences: readonly string[],
    from: TranslationLanguage,
    to: readonly TranslationLanguage[],
  ): Promise<readonly ReadonlyMap<TranslationLanguage, FoundText>[]>;
  /** Every template. */
  templates(): Promise<readonly LookupEntry[]>;
  summary(): Promise<LookupSummary>;
}
