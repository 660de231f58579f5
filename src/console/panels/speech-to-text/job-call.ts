import type { CallOptions } from '#client/call.ts';
import { describeFailure } from '#client/describe-failure.ts';
import type { LooseInput } from '#client/encode.ts';
import type { Failure, Outcome } from '#client/outcome.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import type { Job, JobPlace } from './job.ts';

type Operation = 'stt_upload' | 'stt_status' | 'stt_transcript';

/** Calls the service that a job belongs to. */
export type JobCall = <Id extends Operation>(
  place: JobPlace,
  operation: Id,
  input: LooseInput,
  options?: CallOptions,
) => Promise<Outcome<AcceptedOf<Id>>>;

const credentialField = 'REV-API-KEY';

/** The credentials of a call were typed into a tab that has them no more, so nothing was sent. */
export const withoutCredentials = (operation: Operation): Failure => ({
  ...{ kind: 'invalid-request', operation, sendable: false },
  deviations: [{ path: credentialField, detail: 'expected string, received nothing' }],
});

/** Whether a job could not be asked about, or sent, because its credentials are gone. */
export const lacksCredentials = ({ problem }: Job): boolean =>
  problem?.field === credentialField && problem.httpStatus === undefined;

/** What a job keeps of a failure. */
export function failed(failure: Failure): Partial<Job> {
  const problem = describeFailure(failure);
  return { problem, code: problem.code, message: problem.received ?? problem.title };
}
