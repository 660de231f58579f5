import { describeFailure as describeIn, type FailureDescription } from '#client/failures/describe-failure.ts';
import type { Failure } from '#client/outcome.ts';
import { failuresCatalogue } from '#console/catalogues/failures.ts';
import { wordsIn } from '#console/catalogues/words.ts';
import { currentLanguage } from '#console/languages/current-language.ts';

/** Describes a failure in the language of the interface. Rules of the specification and messages stay as they are. */
export const describeFailure = (failure: Failure): FailureDescription =>
  describeIn(failure, wordsIn(currentLanguage(), failuresCatalogue));
