import { CallFailed, type Failure, unwrap } from '#client/outcome.ts';
import { type ErrorRate, errorRate } from '#console/error-rate/error-rate.ts';
import { defaultComparison } from '#console/error-rate/spoken-words.ts';
import type { ConsoleCall } from '#console/exchanges/use-call.ts';
import { findLanguage } from '#contract/languages.ts';

/** The progress of a round trip; uploads in bytes. */
export type RoundTripProgress =
  | { readonly at: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly at: 'received' | 'queued' | 'processing' | 'fetching' };

/** The outcome of a round trip. */
export type RoundTripOutcome =
  | {
      readonly kind: 'done';
      readonly jobId: string;
      readonly transcript: string;
      readonly rate: ErrorRate;
    }
  /** A call failed or was refused. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The job failed, with the service's message. */
  | { readonly kind: 'given-up'; readonly jobId: string; readonly message: string };

interface RoundTripOptions {
  readonly call: ConsoleCall;
  readonly audio: File;
  /** The API's code of the spoken language. */
  readonly language: string;
  /** The spoken words. */
  readonly reference: string;
  readonly signal: AbortSignal;
  readonly onStep: (step: RoundTripProgress) => void;
}

/** Milliseconds between two polls: short at first, because a sentence is recognised soon. */
const pollDelays = [500, 1000, 1500, 2500, 4000] as const;

/** Uploads the audio, waits for its transcript, and compares it with the spoken words. Never throws. */
export async function roundTrip(options: RoundTripOptions): Promise<RoundTripOutcome> {
  try {
    return await runRoundTrip(options);
  } catch (error) {
    if (error instanceof CallFailed) return { kind: 'failed', failure: error.failure };
    if (options.signal.aborted) return { kind: 'failed', failure: { kind: 'aborted' } };
    throw error;
  }
}

async function runRoundTrip({
  call,
  audio,
  language,
  reference,
  signal,
  onStep,
}: RoundTripOptions): Promise<RoundTripOutcome> {
  onStep({ at: 'uploading', sent: 0, total: audio.size });
  const upload = unwrap(
    await call(
      'stt_upload',
      { headers: { src_lang: language, domain: 'generic' }, body: { file: audio } },
      {
        signal,
        onProgress: ({ phase, sent, total }) =>
          onStep(phase === 'waiting' ? { at: 'received' } : { at: 'uploading', sent, total }),
      },
    ),
  );
  const jobId = upload.job_id;
  for (let check = 0; ; check += 1) {
    const status = unwrap(await call('stt_status', { query: { job_id: jobId } }, { signal }));
    if (status.status === 'completed' || status.code === '000') break;
    if (status.status === 'failed' || !['003', '004'].includes(status.code)) {
      return { kind: 'given-up', jobId, message: `${status.code}: ${status.message ?? ''}` };
    }
    onStep({ at: status.status === 'queued' ? 'queued' : 'processing' });
    await wait(pollDelays[Math.min(check, pollDelays.length - 1)] ?? 0, signal);
  }
  onStep({ at: 'fetching' });
  const answer = unwrap(await call('stt_transcript', { query: { job_id: jobId } }, { signal }));
  const hypothesis = answer.result?.original_transcript || answer.result?.transcript || '';
  const locale = findLanguage(language)?.bcp47 ?? 'und';
  const rate = errorRate({ reference, hypothesis, comparison: defaultComparison, locale });
  return { kind: 'done', jobId, transcript: answer.result?.transcript || hypothesis, rate };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
