import * as z from 'zod/mini';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import { TranscriptProduction } from '#contract/local/explanations.ts';
import { SpeechToTextDomain, TranscriptResult } from '#contract/speech-to-text.ts';
import type { Charge } from './usage/account-usage.ts';

/** The parameters of an accepted upload; they never change. */
export const JobRequest = z.object({
  src_lang: SpeechToTextLanguage,
  domain: SpeechToTextDomain,
  subtitles: z.boolean(),
  /** File name given by the client, for display only. */
  fileName: z.optional(z.string()),
  /** The engine that the client chose. */
  engine: z.optional(z.string()),
  /** The id of the upload's request, for the log. */
  requestId: z.optional(z.string()),
});
export type JobRequest = Readonly<z.infer<typeof JobRequest>>;

/** A transcript, and how it was produced, which is unknown for jobs of earlier versions. */
export const JobResult = z.object({
  ...TranscriptResult.shape,
  production: z.optional(TranscriptProduction),
});
export type JobResult = z.infer<typeof JobResult>;

export interface NewJob {
  readonly job_id: string;
  readonly account: string;
  readonly request: JobRequest;
  /** Name under which the audio is stored. */
  readonly audio: string;
}

interface JobBase extends NewJob {
  readonly attempts: number;
  /** Time of creation in milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type Job =
  | (JobBase & { readonly state: 'queued' | 'processing' })
  | (JobBase & { readonly state: 'completed'; readonly result: JobResult })
  | (JobBase & { readonly state: 'failed'; readonly cause: string });

/** The right to work on one job, until the lease runs out or another worker takes the job. */
export interface Claim {
  readonly job: NewJob;
  /** Number of the attempt, from 1. Identifies the claim together with `job_id`. */
  readonly attempt: number;
  /** Number of earlier attempts that failed, without those interrupted by a stop or a crash. */
  readonly failures: number;
}

export interface ClaimOptions {
  /** Milliseconds until another worker may take the job if the lease is not renewed. */
  readonly lease: number;
  /** Number of interruptions after which a job fails, because it may be what crashes the process. */
  readonly interruptions: number;
  /** Takes only jobs in these languages; all if absent. */
  readonly languages?: readonly SpeechToTextLanguage[];
}

/** The numbers of open jobs by state, and how long the oldest one has been waiting. */
export interface QueueFigures {
  readonly queued: number;
  readonly processing: number;
  /** The age of the oldest queued job; 0 if there is none. */
  readonly oldestMilliseconds: number;
}

/**
 * The stored queue of jobs. Every method is one atomic step, so the interface also fits a database with row locks and
 * several workers. A method called with an outdated claim changes nothing and returns `false`, so every method but
 * `insert` and `claim` may be repeated.
 */
export interface JobQueue {
  /**
   * Adds a job, which is stored durably when the promise resolves, and charges the account in the same step.
   *
   * @returns false, and adds nothing, if the allowance of the account is used up.
   */
  insert(job: NewJob, charge?: Charge): Promise<boolean>;
  get(job_id: string): Promise<Job | undefined>;
  /**
   * Takes the next job, whether new, retried or interrupted: the oldest one that is due. A lease that ran out counts as
   * an interruption. Jobs interrupted too often become failed instead.
   */
  claim(options: ClaimOptions): Promise<Claim | undefined>;
  /** Extends the lease of a claimed job. */
  renew(claim: Claim, lease: number): Promise<boolean>;
  complete(claim: Claim, result: JobResult): Promise<boolean>;
  fail(claim: Claim, cause: string): Promise<boolean>;
  /**
   * Puts the job back into the queue, due after `delay` milliseconds. `failed: false` does not count as a failure, as
   * when the service stops.
   */
  release(claim: Claim, options: { readonly delay: number; readonly failed: boolean }): Promise<boolean>;
  /**
   * Ends every lease, so that jobs interrupted by the end of the process are resumed at once, or after up to half a
   * minute if they were interrupted often: such a job may be what crashes the process. Call it before the first claim.
   * Absent if several processes share the queue: the jobs of a dead process return when its leases end.
   */
  endLeases?(): Promise<void>;
  /** Names of stored audio that queued and processing jobs still need. */
  audioInUse(): Promise<ReadonlySet<string>>;
  figures(): Promise<QueueFigures>;
  /**
   * Calls `added` when any process adds a job. Absent if only one process uses the queue.
   *
   * @returns a function that stops listening.
   */
  listen?(added: () => void): () => void;
}
