import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import {
  type JobCode,
  type JobState,
  jobCodes,
  type StatusResponse,
  type TranscriptResponse,
  type TranscriptResult,
  type UploadResponse,
} from '#contract/speech-to-text.ts';
import type { Recogniser } from '../engines/recogniser.ts';
import type { Job, JobStore, NewJob } from '../store/job-store.ts';
import { openAudioFolder } from './audio-folder.ts';
import { type DecodeLimits, decode, defaultDecodeLimits } from './decoding/decode.ts';
import { createFileUrlFetcher, type FetchFileUrl } from './file-url.ts';
import { startJobRunner } from './job-runner.ts';
import { transcriptOf } from './transcript.ts';
import { createUpload } from './upload.ts';

/** An upload whose credentials and permissions for the function were already checked. */
export interface UploadRequest {
  readonly accountId: string;
  readonly src_lang?: string;
  readonly domain?: string;
  readonly subtitles: boolean;
  /** The `Content-Type` header, with its boundary. */
  readonly contentType?: string;
  /** Why the body cannot be read whatever it holds: it is compressed, for example. */
  readonly unreadable?: string;
  /** The request's body. It may be left unread when the answer comes early: the caller drains it. */
  readonly body: Readable;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
  /** Whether the account may use this language. */
  mayUse(language: SpeechToTextLanguage): boolean;
  /** Called once for an accepted upload with the length of its audio in seconds. */
  charge(seconds: number): void | Promise<void>;
}

/** 413: the audio is not below the limit. 415: the body is something else than a form. */
export type UploadAnswer =
  | { readonly status: 200 | 413 | 415; readonly body: UploadResponse }
  | { readonly forbidden: 'language' };

/** A language that can be recognised, and by which engine. */
export interface ServedLanguage {
  readonly language: SpeechToTextLanguage;
  readonly engine: string;
}

/** Batch speech-to-text. Every answer but `UploadAnswer` goes out with HTTP status 200. */
export interface SpeechToText {
  upload(request: UploadRequest): Promise<UploadAnswer>;
  status(accountId: string, job_id: string | undefined): Promise<StatusResponse>;
  transcript(accountId: string, job_id: string | undefined): Promise<TranscriptResponse>;
  languages(): readonly ServedLanguage[];
  /** Stops working and puts running jobs back into the queue; the store stays open. */
  close(): Promise<void>;
}

export interface SpeechToTextDependencies {
  readonly jobs: JobStore;
  /** In order of preference: the first that knows a language serves it. */
  readonly recognisers: readonly Recogniser[];
  /** A folder of its own for audio, made when absent. What no open job needs is removed from it. */
  readonly folder: string;
  readonly fetchFileUrl?: FetchFileUrl;
  /** Jobs worked on at the same time: two by default, so that a long file does not hold up a short one. */
  readonly concurrency?: number;
  readonly decodeLimits?: DecodeLimits;
  /** A job is given up after so many attempts that failed: three by default. */
  readonly attempts?: number;
  /** A job is given up after the end of the process cut it off so often: a thousand times by default. */
  readonly interruptions?: number;
  /** Milliseconds before a second attempt. */
  readonly retryDelay?: number;
  /** Milliseconds before a job is taken up again that found the disk full. */
  readonly roomDelay?: number;
  /** Takes one line for whoever runs the service: the local cause of a failed job, for example. */
  readonly log?: (message: string) => void;
}

/**
 * Starts batch speech-to-text: takes up the jobs that an earlier process left queued or in the middle of work, then
 * waits for uploads.
 */
export async function createSpeechToText(dependencies: SpeechToTextDependencies): Promise<SpeechToText> {
  const { jobs, decodeLimits = defaultDecodeLimits, log = () => {} } = dependencies;
  const byLanguage = recogniserOfEach(dependencies.recognisers);
  await jobs.endLeases();
  const audio = await openAudioFolder(dependencies.folder, await jobs.audioInUse());

  async function work({ audio: name, request }: NewJob, signal: AbortSignal): Promise<TranscriptResult> {
    const recogniser = byLanguage.get(request.src_lang);
    if (recogniser === undefined) throw new Error(`no engine for ${request.src_lang}`);
    const folder = await audio.workFolder();
    try {
      const wav = join(folder, 'speech.wav');
      await decode(audio.pathOf(name), wav, signal, decodeLimits);
      const { src_lang: language, domain } = request;
      return transcriptOf(await recogniser.recognise(wav, { language, domain, signal }), request);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  const runner = startJobRunner({
    jobs,
    work,
    ended: (job) => audio.remove(job.audio),
    log,
    concurrency: dependencies.concurrency ?? 2,
    attempts: dependencies.attempts ?? 3,
    interruptions: dependencies.interruptions ?? 1_000,
    retryDelay: dependencies.retryDelay ?? 2_000,
    roomDelay: dependencies.roomDelay ?? 5_000,
  });

  const upload = createUpload({
    audio,
    isServed: (language) => byLanguage.has(language),
    fetchFileUrl: dependencies.fetchFileUrl ?? createFileUrlFetcher(),
    async accept(job) {
      await jobs.insert(job);
      runner.wake();
    },
    newId: randomUUID,
    log,
  });

  async function find(accountId: string, job_id = ''): Promise<Job | { readonly state: '001' | '002' }> {
    const id = z.safeParse(z.guid(), job_id.toLowerCase());
    if (!id.success) return { state: '001' };
    const job = await jobs.get(id.data);
    // Another account's job is unknown: that it exists is nobody else's business.
    return job !== undefined && job.account === accountId ? job : { state: '002' };
  }

  return {
    upload,
    async status(accountId, job_id = '') {
      const { state } = await find(accountId, job_id);
      return { ...answerOf(job_id, state), status: state === '001' || state === '002' ? 'failed' : state };
    },
    async transcript(accountId, job_id = '') {
      const job = await find(accountId, job_id);
      return { ...answerOf(job_id, job.state), ...(job.state === 'completed' && { result: job.result }) };
    },
    languages: () => [...byLanguage].map(([language, { id }]) => ({ language, engine: id })),
    close: () => runner.close(),
  };
}

/** Which recogniser serves each language: the first that knows it. */
export function recogniserOfEach(
  recognisers: readonly Recogniser[],
): ReadonlyMap<SpeechToTextLanguage, Recogniser> {
  const byLanguage = new Map<SpeechToTextLanguage, Recogniser>();
  for (const recogniser of recognisers) {
    for (const language of recogniser.languages) {
      if (!byLanguage.has(language)) byLanguage.set(language, recogniser);
    }
  }
  return byLanguage;
}

const codeOfState: Record<JobState, JobCode> = {
  completed: '000',
  queued: '003',
  processing: '004',
  failed: '005',
};

function answerOf(
  job_id: string,
  state: JobState | '001' | '002',
): { job_id: string; code: JobCode; message: string } {
  const code = state === '001' || state === '002' ? state : codeOfState[state];
  return { job_id, code, message: jobCodes[code] };
}
