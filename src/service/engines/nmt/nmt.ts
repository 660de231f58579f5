import type { TranslationLanguage } from '#contract/languages.ts';
import type { NamedDomain } from '#contract/translation.ts';

export interface NmtOptions {
  readonly signal: AbortSignal;
  readonly domain: NamedDomain;
}

/** The interface that every neural translation engine implements. */
export interface NmtEngine {
  /** Short name shown where engines are listed and in explanations. */
  readonly id: string;
  /** Description of the engine for display. */
  readonly name: string;
  /** Whether the engine supports this pair of languages, as far as it can tell without a request. */
  pairs(from: TranslationLanguage, to: TranslationLanguage): boolean;
  /**
   * Translates sentences; the result has one entry for each, in the same order.
   *
   * @throws EngineFailure when the engine does not answer properly or in time; the signal's reason when aborted.
   */
  translate(
    sentences: readonly string[],
    from: TranslationLanguage,
    to: TranslationLanguage,
    options: NmtOptions,
  ): Promise<readonly string[]>;
}
