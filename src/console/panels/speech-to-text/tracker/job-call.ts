import type { CallOptions } from '#client/call.ts';
import type { LooseInput } from '#client/http/encode.ts';
import type { Failure, Outcome } from '#client/outcome.ts';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import type { Job, JobDestination } from './job.ts';

type SpeechOperation = 'stt_upload' | 'stt_status' | 'stt_transcript';

/** Calls the service that a job belongs to. */
export type JobCall = <Id extends SpeechOperation>(
  place: JobDestination,
  operation: Id,
  input: LooseInput,
  options?: CallOptions,
) => Promise<Outcome<AcceptedOf<Id>>>;

const credentialField = 'REV-API-KEY';

/** The outcome when the tab that had the typed credentials no longer has them: nothing was sent. */
export const missingCredentials = (operation: SpeechOperation): Failure => ({
  ...{ kind: 'invalid-request', operation, sendable: false },
  deviations: [{ path: credentialField, expected: 'string' }],
});

/** Whether a request failed because its credentials are no longer available. */
export const lacksCredentials = ({ problem }: Job): boolean =>
  problem?.field === credentialField && problem.httpStatus === undefined;

/** The part of a failure that a job stores. */
export function jobFieldsOf(failure: Failure): Partial<Job> {
  const problem = describeFailure(failure);
  return { problem, code: problem.code, message: problem.received ?? problem.title };
}
