import type { Explanation } from '#contract/local.ts';
import type { RequestOf } from '#contract/operations.ts';
import type { TranslationResponse } from '#contract/translation.ts';

/** A failure that the fault desk asks for, as the status that every segment of a string is to end with. */
export type SegmentFault = -3 | -4 | -5 | -6 | -7;

/** A translation request whose headers and body were parsed by the contract. */
export type TranslationRequest = Pick<RequestOf<'localization'>, 'headers' | 'body'>;

export interface TranslationResult {
  readonly response: TranslationResponse;
  readonly explanation: Explanation;
  /** Characters of all strings of the request, whatever served them: what an allowance is charged. */
  readonly characters: number;
}

export interface Translation {
  /**
   * Answers one translation request.
   *
   * @param segmentFault the fault desk: the status that the string at this index is to fail with, if any.
   * @throws the signal's reason when aborted.
   */
  translate(
    request: TranslationRequest,
    signal: AbortSignal,
    segmentFault?: (index: number) => SegmentFault | undefined,
  ): Promise<TranslationResult>;
}
