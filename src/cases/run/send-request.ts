import { type CallOptions, call } from '#client/call.ts';
import type { Exchange } from '#client/exchange.ts';
import type { LooseInput } from '#client/http/encode.ts';
import type { Outcome } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';
import { sentenceWithPath } from '#contract/schema.ts';
import { audioFacts } from '../answer/audio-facts.ts';
import { AudioReference, type CaseRequest } from '../case-file/request.ts';
import type { RequestIds } from './needs.ts';
import { wait } from './wait.ts';

/** Finds audio by its SHA-256 in hexadecimal digits; undefined where it is missing. */
export type FindAudio = (sha256: string) => Promise<Blob | undefined>;

interface SendContext {
  readonly target: Target;
  readonly findAudio: FindAudio;
  readonly signal: AbortSignal;
  /** How long to wait for a transcript, in milliseconds. */
  readonly transcriptTimeout: number;
  /** Request ids for the first call of each operation for which a fault is armed. */
  readonly requestIds?: RequestIds | undefined;
}

/** The calls made for a request, in order, and why there is no answer if there is none. */
export interface SentRequest {
  readonly exchanges: readonly Exchange[];
  readonly problem?: string | undefined;
  /** Length in seconds of the uploaded audio, if its file header declares it. */
  readonly sentSeconds?: number | undefined;
}

/**
 * Sends the request of a case, even one that violates the contract. With `awaitTranscript`, an accepted upload is
 * followed until its job ends, and the last call fetches the transcript; of the status calls in between, only the last
 * one is returned.
 */
export async function sendRequest(request: CaseRequest, context: SendContext): Promise<SentRequest> {
  const prepared = await inputOfRequest(request, context.findAudio);
  if ('problem' in prepared) return { exchanges: [], problem: prepared.problem };
  const { input, audio } = prepared;
  const options: CallOptions = {
    id: context.requestIds?.get(request.operation),
    signal: context.signal,
    sendAnyway: true,
  };
  const outcome = await call(request.operation, input, context.target, options);
  const sent = sentOf(outcome);
  const isUpload = request.operation === 'stt_upload';
  if (!request.awaitTranscript || !isUpload || outcome.kind !== 'ok' || !('job_id' in outcome.data))
    return sent;
  const job = await awaitTranscript(String(outcome.data.job_id), context);
  const sentSeconds = audio && (await secondsOf(audio));
  return { ...job, exchanges: [...sent.exchanges, ...job.exchanges], sentSeconds };
}

/** Maximum bytes of an audio file that is read to find its duration; reading a larger one would keep the page busy. */
const maxBytesForLength = 20_000_000;

async function secondsOf(audio: Blob): Promise<number | undefined> {
  if (audio.size > maxBytesForLength) return undefined;
  return audioFacts(new Uint8Array(await audio.arrayBuffer()), audio.type, 0).seconds;
}

/** The input of a request's call, with files in place of references to audio, and the audio that it sends. */
export async function inputOfRequest(
  { headers, query, body, operation }: CaseRequest,
  findAudio: FindAudio,
): Promise<{ readonly input: LooseInput; readonly audio?: Blob } | { readonly problem: string }> {
  const input = { headers, query };
  if (operation !== 'stt_upload' || typeof body !== 'object' || body === null) {
    return { input: { ...input, body } };
  }
  let sent: Blob | undefined;
  const form: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const reference = AudioReference.safeParse(value);
    if (!reference.success) {
      form[name] = value;
      continue;
    }
    const { sha256, name: fileName, mediaType } = reference.data.audio;
    const audio = await findAudio(sha256);
    if (!audio) return { problem: `The audio ${fileName} (SHA-256 ${sha256}) is missing.` };
    sent = new File([audio], fileName, { type: mediaType });
    form[name] = sent;
  }
  return { input: { ...input, body: form }, ...(sent && { audio: sent }) };
}

const shortestPollingDelay = 100;
const longestPollingDelay = 2000;
/** Codes of a job that is queued or being processed. */
const waitingCodes = ['003', '004'];

async function awaitTranscript(jobId: string, context: SendContext): Promise<SentRequest> {
  const { target, signal, transcriptTimeout, requestIds } = context;
  const input = { query: { job_id: jobId } };
  const end = performance.now() + transcriptTimeout;
  let delay = shortestPollingDelay;
  let id = requestIds?.get('stt_status');
  for (;;) {
    const status = await call('stt_status', input, target, { id, signal });
    id = undefined;
    if (status.kind !== 'ok') return sentOf(status);
    if (waitingCodes.includes(status.data.code)) {
      if (performance.now() > end) {
        const seconds = Math.round(transcriptTimeout / 1000);
        return { ...sentOf(status), problem: `The job did not end within ${seconds} seconds.` };
      }
      await wait(delay, signal);
      delay = Math.min(longestPollingDelay, delay * 1.5);
      continue;
    }
    const transcript = sentOf(
      await call('stt_transcript', input, target, { id: requestIds?.get('stt_transcript'), signal }),
    );
    return { ...transcript, exchanges: [...sentOf(status).exchanges, ...transcript.exchanges] };
  }
}

function sentOf(outcome: Outcome<unknown>): SentRequest {
  const exchanges = 'exchange' in outcome && outcome.exchange ? [outcome.exchange] : [];
  switch (outcome.kind) {
    case 'network':
      return { exchanges, problem: outcome.message || `no answer from the target (${outcome.cause})` };
    case 'invalid-request':
      return { exchanges, problem: outcome.deviations.map(sentenceWithPath).join('; ') };
    case 'aborted':
      return { exchanges, problem: 'stopped' };
    default:
      return { exchanges };
  }
}
