import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SpeechToTextLanguage } from '#contract/languages.ts';
import { type JobCode, type JobState, jobCodes } from '#contract/speech-to-text.ts';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';
import { messageOf } from '../error-message.ts';
import type { JobLine } from '../log.ts';
import { openAudioFolder } from '../store/audio/audio-folder.ts';
import type { AudioStore } from '../store/audio/audio-store.ts';
import type { Job, JobQueue, JobResult, NewJob } from '../store/job-queue.ts';
import { type DecodeLimits, decode, defaultDecodeLimits } from './decoding/decode.ts';
import { createFileUrlFetcher, type FetchFileUrl } from './file-url.ts';
import { startJobRunner } from './job-runner.ts';
import type { RecogniserLanguages, ServedLanguage, SpeechToText } from './speech-to-text.ts';
import { countUntimed, createTranscript } from './transcript.ts';
import { createUpload } from './upload.ts';
import { openWorkingFiles } from './working-files.ts';

export interface SpeechToTextDependencies {
  readonly jobs: JobQueue;
  /**
   * Returns the current recognisers in order of preference: the first that supports a language serves it. Called for
   * each upload and job, since engines are added and removed while the service runs.
   */
  readonly recognisers: () => readonly Recogniser[];
  /** The recognisers of all processes that share the queue; those of this process by default. */
  readonly engines?: () => readonly RecogniserLanguages[];
  /** A folder of this process for audio, created if absent. */
  readonly folder: string;
  /** The audio of jobs that several processes share; if absent, it is kept in `folder`. */
  readonly audio?: AudioStore;
  readonly fetchFileUrl?: FetchFileUrl;
  /** Jobs processed at the same time: two by default, so that a long file does not delay a short one. */
  readonly concurrency?: number;
  readonly decodeLimits?: DecodeLimits;
  /** Number of failed attempts after which a job fails: three by default. */
  readonly attempts?: number;
  /** Number of attempts interrupted by the end of the process after which a job fails: a thousand by default. */
  readonly interruptions?: number;
  /** Milliseconds before a second attempt. */
  readonly retryDelay?: number;
  /** Milliseconds before the next attempt of a job that found the disk full. */
  readonly diskFullDelay?: number;
  /** Receives lines for the operator, such as the internal cause of a failed job. */
  readonly log?: (message: string) => void;
  /** Receives the end of every attempt at a job. */
  readonly logJob?: (line: JobLine) => void;
}

/** Age in milliseconds at which shared audio that no open job needs is removed. */
const unusedMilliseconds = 3_600_000;

/**
 * Starts batch speech-to-text: resumes the jobs that an earlier process left queued or unfinished, then waits for
 * uploads.
 */
export async function createSpeechToText(dependencies: SpeechToTextDependencies): Promise<SpeechToText> {
  const { jobs, recognisers, decodeLimits = defaultDecodeLimits, log = () => {} } = dependencies;
  const engines = dependencies.engines ?? recognisers;
  const files = await openWorkingFiles(dependencies.folder);
  const audio = dependencies.audio ?? (await openAudioFolder(join(dependencies.folder, 'audio')));
  // If several processes share the audio, a recent file may belong to a job that is about to be stored.
  const removeUnused = async (age: number) => audio.removeUnused(await jobs.audioInUse(), age);
  let cleaning: NodeJS.Timeout | undefined;
  if (dependencies.audio) {
    cleaning = setInterval(
      () =>
        removeUnused(unusedMilliseconds).catch((error: unknown) =>
          log(`unused audio could not be removed: ${messageOf(error)}`),
        ),
      unusedMilliseconds / 4,
    ).unref();
  } else await removeUnused(0);

  async function work({ audio: name, request }: NewJob, signal: AbortSignal): Promise<JobResult> {
    const folder = await files.workFolder();
    try {
      const wav = join(folder, 'speech.wav');
      await decode(await audio.fileOf(name, folder), wav, signal, decodeLimits);
      const { recognition, engine } = await recognise(wav, request, signal);
      const { doubt } = recognition;
      return {
        ...createTranscript(recognition, request),
        production: { engine, untimedWords: countUntimed(recognition), ...(doubt && { doubt }) },
      };
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  async function recognise(
    wav: string,
    { src_lang: language, domain, engine }: NewJob['request'],
    signal: AbortSignal,
  ) {
    // The chosen engine may have been removed in the meantime.
    const find = () =>
      chooseRecogniser(recognisers(), language, engine) ??
      chooseRecogniser(recognisers(), language, undefined);
    for (let recogniser = find(), failed: unknown; ; ) {
      if (recogniser === undefined) throw failed ?? new Error(`no engine for ${language}`);
      try {
        const recognition = await recogniser.recognise(wav, { language, domain, signal });
        return { recognition, engine: recogniser.id };
      } catch (error) {
        const next = find();
        // If the engine is removed during recognition, another one takes over.
        if (signal.aborted || next?.id === recogniser.id) throw error;
        recogniser = next;
        failed = error;
      }
    }
  }

  const runner = await startJobRunner({
    jobs,
    // Where several processes share the queue, each takes the jobs that its engines can recognise.
    languages: () => (jobs.listen ? [...recogniserByLanguage(recognisers()).keys()] : undefined),
    work,
    ended: (job) => audio.remove(job.audio),
    log,
    logJob: dependencies.logJob ?? (() => {}),
    concurrency: dependencies.concurrency ?? 2,
    attempts: dependencies.attempts ?? 3,
    interruptions: dependencies.interruptions ?? 1_000,
    retryDelay: dependencies.retryDelay ?? 2_000,
    diskFullDelay: dependencies.diskFullDelay ?? 5_000,
  });

  const upload = createUpload({
    files,
    audio,
    isServed: (language, engine) => chooseRecogniser(engines(), language, engine) !== undefined,
    fetchFileUrl: dependencies.fetchFileUrl ?? createFileUrlFetcher(),
    async accept(job, charge) {
      const isAccepted = await jobs.insert(job, charge);
      if (isAccepted) runner.wake();
      return isAccepted;
    },
    log,
  });

  async function find(accountId: string, job_id = ''): Promise<Job | { readonly state: '001' | '002' }> {
    const id = z.safeParse(z.guid(), job_id.toLowerCase());
    if (!id.success) return { state: '001' };
    const job = await jobs.get(id.data);
    // The job of another account is reported as unknown, so that its existence is not revealed.
    return job !== undefined && job.account === accountId ? job : { state: '002' };
  }

  return {
    upload,
    async status(accountId, job_id = '') {
      const { state } = await find(accountId, job_id);
      return {
        ...createAnswer(job_id, state),
        status: state === '001' || state === '002' ? 'failed' : state,
      };
    },
    async transcript(accountId, job_id = '') {
      const job = await find(accountId, job_id);
      if (job.state !== 'completed') return createAnswer(job_id, job.state);
      const { production: _, ...result } = job.result;
      return { ...createAnswer(job_id, job.state), result };
    },
    async explanation(job_id = '') {
      const id = z.safeParse(z.guid(), job_id.toLowerCase());
      const job = id.success ? await jobs.get(id.data) : undefined;
      const production = job?.state === 'completed' ? job.result.production : undefined;
      return production && { function: 'stt_batch', id: job_id, ...production };
    },
    languages: () => servedLanguages(engines()),
    engines,
    drain: () => runner.drain(),
    close: async () => {
      clearInterval(cleaning);
      await runner.close();
    },
  };
}

/** The languages that can be recognised, each with its engine. */
export function servedLanguages(recognisers: readonly RecogniserLanguages[]): ServedLanguage[] {
  return [...recogniserByLanguage(recognisers)].map(([language, { id }]) => ({ language, engine: id }));
}

/** The recogniser for a language: the one with the given id, otherwise the first that supports it. */
function chooseRecogniser<R extends RecogniserLanguages>(
  recognisers: readonly R[],
  language: SpeechToTextLanguage,
  id: string | undefined,
): R | undefined {
  return recognisers.find(
    (recogniser) => recogniser.languages.includes(language) && (id === undefined || recogniser.id === id),
  );
}

/** The recogniser of each language: the first that supports it. */
function recogniserByLanguage<R extends RecogniserLanguages>(
  recognisers: readonly R[],
): ReadonlyMap<SpeechToTextLanguage, R> {
  const byLanguage = new Map<SpeechToTextLanguage, R>();
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

function createAnswer(
  job_id: string,
  state: JobState | '001' | '002',
): { job_id: string; code: JobCode; message: string } {
  const code = state === '001' || state === '002' ? state : codeOfState[state];
  return { job_id, code, message: jobCodes[code] };
}
