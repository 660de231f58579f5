import type { TranslationLanguage } from '#contract/languages.ts';
import type { NamedDomain, TranslationStatusCode } from '#contract/translation.ts';

export interface NmtOptions {
  readonly signal: AbortSignal;
  readonly domain: NamedDomain;
}

/** The port behind which every neural translation engine stands. */
export interface NmtEngine {
  /** Short name shown where engines are listed and in explanations. */
  readonly id: string;
  /** What it is, for people. */
  readonly name: string;
  /** Whether the engine may be asked for this pair of languages, as far as is known without asking it. */
  pairs(from: TranslationLanguage, to: TranslationLanguage): boolean;
  /**
   * Translates sentences; the answer has as many entries as were given, in their order.
   *
   * @throws NmtError when the engine does not answer properly or in time; the signal's reason when aborted.
   */
  translate(
    sentences: readonly string[],
    from: TranslationLanguage,
    to: TranslationLanguage,
    options: NmtOptions,
  ): Promise<readonly string[]>;
}

/** The engine failed: `status` is MT_ERROR (-4) or MT_TIME_OUT (-5), as the specification's table has them. */
export class NmtError extends Error {
  override readonly name = 'NmtError';
  readonly status: Extract<TranslationStatusCode, -4 | -5>;

  constructor(status: -4 | -5, message: string) {
    super(message);
    this.status = status;
  }
}
