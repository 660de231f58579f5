import type { TranslationLanguage } from '#contract/languages.ts';
import type { Explanation } from '#contract/local.ts';
import type { RequestOf } from '#contract/operations.ts';
import type { TranslationResponse } from '#contract/translation.ts';
import type { NmtEngine } from '../engines/nmt.ts';
import type { LookupStore } from '../store/lookup-store.ts';

/** A failure that the fault desk asks for, as the status that every segment of a string is to end with. */
export type SegmentFault = -3 | -4 | -5 | -6 | -7;

export interface TranslationSettings {
  /** `observed`: with one target language a masked term stays as written. */
  readonly dialect: 'documented' | 'observed';
}

export interface TranslationDeps {
  /** Spells text of one language in the script of another; everything that is not a word stays as it is. */
  transliterateText(text: string, from: TranslationLanguage, to: TranslationLanguage): string;
  /** Absent when no translation engine is configured: NMT then counts as failed. */
  readonly nmt?: NmtEngine | undefined;
  readonly lookup: LookupStore;
  readonly settings: TranslationSettings;
}

export interface TranslationResult {
  readonly response: TranslationResponse;
  readonly explanation: Explanation;
  /** Characters of all strings of the request, whatever served them: what an allowance is charged. */
  readonly characters: number;
}

export interface Translation {
  /**
   * Answers one translation request whose headers and body were checked already.
   *
   * @param segmentFault the fault desk: the status that the string at this index is to fail with, if any.
   * @throws the signal's reason when aborted; nothing else.
   */
  translate(
    request: Pick<RequestOf<'localization'>, 'headers' | 'body'>,
    signal: AbortSignal,
    segmentFault?: (index: number) => SegmentFault | undefined,
  ): Promise<TranslationResult>;
}
