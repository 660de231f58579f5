import type { Failure, Outcome } from '#client/outcome.ts';
import { type ErrorRate, errorRate } from '#console/error-rate/error-rate.ts';
import { usualLeniency } from '#console/error-rate/spoken-words.ts';
import type { ConsoleCall } from '#console/exchanges/use-call.ts';
import { findLanguage } from '#contract/languages.ts';

/** Where a round trip is; uploads in bytes. */
export type RoundTripStep =
  | { readonly at: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly at: 'received' | 'queued' | 'processing' | 'fetching' };

/** How a round trip ended. */
export type RoundTripEnd =
  | {
      readonly kind: 'done';
      readonly jobId: string;
      readonly transcript: string;
      readonly rate: ErrorRate;
    }
  /** A call brought no answer, or a refusal. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The service gave the job up, in its own words. */
  | { readonly kind: 'given-up'; readonly jobId: string; readonly message: string };

interface RoundTripOrder {
  readonly call: ConsoleCall;
  readonly audio: File;
  /** The API's code of the language that is spoken. */
  readonly language: string;
  /** What was spoken, in words. */
  readonly reference: string;
  readonly signal: AbortSignal;
  readonly onStep: (step: RoundTripStep) => void;
}

class Ended extends Error {
  readonly end: RoundTripEnd;
  constructor(end: RoundTripEnd) {
    super(end.kind);
    this.end = end;
  }
}

/** Milliseconds between two questions about the state: at first short, because a sentence is recognised soon. */
const delays = [500, 1000, 1500, 2500, 4000] as const;

/** Uploads what was spoken, waits for its transcript, and compares it with the words that were spoken. Never throws. */
export async function roundTrip(order: RoundTripOrder): Promise<RoundTripEnd> {
  try {
    return await travel(order);
  } catch (error) {
    if (error instanceof Ended) return error.end;
    if (order.signal.aborted) return { kind: 'failed', failure: { kind: 'aborted' } };
    throw error;
  }
}

async function travel({
  call,
  audio,
  language,
  reference,
  signal,
  onStep,
}: RoundTripOrder): Promise<RoundTripEnd> {
  onStep({ at: 'uploading', sent: 0, total: audio.size });
  const upload = answerOf(
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
    const status = answerOf(await call('stt_status', { query: { job_id: jobId } }, { signal }));
    if (status.status === 'completed' || status.code === '000') break;
    if (status.status === 'failed' || !['003', '004'].includes(status.code)) {
      return { kind: 'given-up', jobId, message: `${status.code}: ${status.message ?? ''}` };
    }
    onStep({ at: status.status === 'queued' ? 'queued' : 'processing' });
    await wait(delays[Math.min(check, delays.length - 1)] ?? 0, signal);
  }
  onStep({ at: 'fetching' });
  const answer = answerOf(await call('stt_transcript', { query: { job_id: jobId } }, { signal }));
  const said = answer.result?.original_transcript || answer.result?.transcript || '';
  const locale = findLanguage(language)?.bcp47 ?? 'und';
  const rate = errorRate({ reference, said, leniency: usualLeniency, locale });
  return { kind: 'done', jobId, transcript: answer.result?.transcript || said, rate };
}

function answerOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.data;
  throw new Ended({ kind: 'failed', failure: outcome });
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
