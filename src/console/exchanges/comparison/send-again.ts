import { compareAnswers } from '#cases/baselines/compare-runs.ts';
import type { JsonDifference } from '#cases/baselines/json-differences.ts';
import { languageCodesOf } from '#cases/checks/text/call-languages.ts';
import { requestOfExchange, uploadedFile } from '#cases/from-call/request-of-exchange.ts';
import { inputOfRequest } from '#cases/run/send-request.ts';
import type { Exchange } from '#client/exchange.ts';
import type { Target } from '#client/target.ts';
import { jobIdOf } from '../cases/job-id.ts';
import { uploadedRecording } from '../cases/uploaded-recording.ts';
import { completeCall } from '../complete-call.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { callAndLog } from '../use-call.ts';

/** Both answers to a request, and their differences. */
export interface ComparedCall {
  readonly first: Exchange;
  readonly second: Exchange;
  readonly differences: readonly JsonDifference[];
  /** Codes of the languages of the call. */
  readonly languages: readonly string[];
}

/**
 * Sends the request of a call to another target, unchanged, and compares the answers.
 *
 * @returns the comparison, or why there is none: the request or its recording is missing, the call was cancelled, or
 * there was no answer, with the reason
 */
export async function sendAgain(
  listed: LoggedExchange,
  target: Target,
  signal: AbortSignal,
): Promise<
  ComparedCall | { readonly problem: 'request' | 'recording' | 'cancelled' } | { readonly reason: string }
> {
  const first = (await completeCall(listed))?.exchange;
  if (!first || first.operation === 'local') return { problem: 'request' };
  const file = uploadedFile(first);
  const recording = file && (await uploadedRecording(file, jobIdOf(first)).catch(() => undefined));
  if (file && !recording) return { problem: 'recording' };
  // The checksum is a placeholder: the recording is not looked up by it.
  const request = requestOfExchange(first.operation, first, file && '0'.repeat(64));
  const prepared = await inputOfRequest(request, async () => recording);
  if ('problem' in prepared) return { problem: 'recording' };
  const outcome = await callAndLog(first.operation, prepared.input, target, { sendAnyway: true, signal });
  if (outcome.kind === 'aborted') return { problem: 'cancelled' };
  if (outcome.kind === 'network') return { reason: outcome.message || outcome.cause };
  if (outcome.kind === 'invalid-request' || !outcome.exchange) return { problem: 'request' };
  const second = outcome.exchange;
  const differences = await compareAnswers(first, second);
  return { first, second, differences, languages: languageCodesOf(first) };
}
