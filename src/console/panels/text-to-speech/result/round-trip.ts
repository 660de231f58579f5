import { CallFailed, type Failure, type Outcome, unwrap } from '#client/outcome.ts';
import type { ConsoleCall } from '#console/exchanges/use-call.ts';
import type { AcceptedOf } from '#contract/operations.ts';

/** The service's answer once a transcript is ready. */
export type TranscriptAnswer = AcceptedOf<'stt_transcript'>;

/** The progress of a round trip; uploads in bytes. */
export type RoundTripProgress =
  | { readonly at: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly at: 'received' | 'queued' | 'processing' | 'fetching' };

/** The outcome of a round trip. */
export type RoundTripOutcome =
  | {
      readonly kind: 'done';
      readonly jobId: string;
      readonly outcome: Extract<Outcome<TranscriptAnswer>, { kind: 'ok' }>;
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
  readonly signal: AbortSignal;
  readonly onStep: (step: RoundTripProgress) => void;
}

/** Milliseconds between two polls: short at first, because a sentence is recognised quickly. */
const pollDelays = [500, 1000, 1500, 2500, 4000] as const;

/** Uploads the audio and waits for its transcript. Never throws. */
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
  const outcome = await call('stt_transcript', { query: { job_id: jobId } }, { signal });
  if (outcome.kind !== 'ok') throw new CallFailed(outcome);
  return { kind: 'done', jobId, outcome };
}

/** The texts of an answer: as recognised, and formatted for people. */
export function transcriptsOf({ result }: TranscriptAnswer) {
  const recognised = result?.original_transcript || result?.transcript || '';
  return { recognised, formatted: result?.transcript || recognised };
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
