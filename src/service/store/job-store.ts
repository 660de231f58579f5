import type { SpeechToTextLanguage } from '#contract/languages.ts';
import type { SpeechToTextDomain, TranscriptResult } from '#contract/speech-to-text.ts';

/** What the caller asked for, frozen when the upload was accepted. */
export interface JobRequest {
  readonly src_lang: SpeechToTextLanguage;
  readonly domain: SpeechToTextDomain;
  readonly subtitles: boolean;
  /** Name the client gave its file. For people only: nothing is decided by it. */
  readonly fileName?: string;
}

export interface NewJob {
  readonly job_id: string;
  readonly account: string;
  readonly request: JobRequest;
  /** Name of the stored audio inside the folder of uploads. */
  readonly audio: string;
}

interface Common extends NewJob {
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type Job =
  | (Common & { readonly state: 'queued' | 'processing' })
  | (Common & { readonly state: 'completed'; readonly result: TranscriptResult })
  | (Common & { readonly state: 'failed'; readonly cause: string });

/** The right to work on one job: it holds until the lease runs out or someone else takes the job. */
export interface Claim {
  readonly job: NewJob;
  /** 1 for the first attempt, growing with each. Names the claim together with `job_id`. */
  readonly attempt: number;
  /** Attempts that failed before this one; those that a stop or a crash cut off are not among them. */
  readonly failures: number;
}

export interface ClaimOptions {
  /** Milliseconds until the job may be taken from a worker that no longer renews. */
  readonly lease: number;
  /** A job that was cut off so often is not tried again: it may be what ends the process. */
  readonly interruptions: number;
}

/**
 * Where jobs live. Every method is one atomic step, so the same interface fits a database with row locks and
 * several workers. A method given an outdated claim changes nothing and answers `false`.
 *
 * In PostgreSQL `claim` is one UPDATE of the row that `SELECT … FOR UPDATE SKIP LOCKED LIMIT 1` finds, with the
 * database's own clock; the others are an UPDATE by `job_id` and `attempt`. Where several processes share the queue
 * nobody calls `endLeases`: what a dead one held comes back when its lease ends.
 */
export interface JobStore {
  /** Durable when the promise resolves. */
  insert(job: NewJob): Promise<void>;
  get(job_id: string): Promise<Job | undefined>;
  /**
   * Takes the oldest job that is queued and due, or whose worker let the lease run out, which counts as an
   * interruption. Jobs interrupted too often become failed instead.
   */
  claim(options: ClaimOptions): Promise<Claim | undefined>;
  /** Extends the lease. */
  renew(claim: Claim, lease: number): Promise<boolean>;
  complete(claim: Claim, result: TranscriptResult): Promise<boolean>;
  fail(claim: Claim, cause: string): Promise<boolean>;
  /** Back to queued, due after `delay` milliseconds. `failed: false` counts nothing, as when the service stops. */
  release(claim: Claim, options: { readonly delay: number; readonly failed: boolean }): Promise<boolean>;
  /**
   * Ends every lease, so that jobs interrupted by the end of the process are taken up at once, or after a rest of up to
   * half a minute where that happened often: such a job may be what ends the process. Only for a store with a single
   * process of workers, before the first claim.
   */
  endLeases(): Promise<void>;
  /** Names of stored audio that queued and processing jobs still need. */
  audioInUse(): Promise<ReadonlySet<string>>;
}
