import type { TranslationExplanation } from '#contract/local/explanations.ts';
import type { RequestOf } from '#contract/operations.ts';
import type { TranslationResponse } from '#contract/translation.ts';

/** The status that an injected fault gives a whole string. */
export type SegmentFault = -3 | -4 | -5 | -6 | -7;

/** A translation request whose headers and body were parsed by the contract. */
export interface TranslationRequest extends Pick<RequestOf<'localization'>, 'headers' | 'body'> {
  /** The name of the account, for which the lookup may have special entries. */
  readonly account?: string;
}

export interface TranslationResult {
  readonly response: TranslationResponse;
  readonly explanation: TranslationExplanation;
  /** Number of characters in all strings of the request, whatever served them, to be charged to the account. */
  readonly characters: number;
}

export interface Translation {
  /**
   * Answers one translation request.
   *
   * @param segmentFault the status with which an injected fault fails the string at this index, if any.
   * @throws the signal's reason when aborted.
   */
  translate(
    request: TranslationRequest,
    signal: AbortSignal,
    segmentFault?: (index: number) => SegmentFault | undefined,
  ): Promise<TranslationResult>;
}
