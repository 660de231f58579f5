import type { SpeechToTextLanguage } from '#contract/languages.ts';
import { messageOf } from '../error-message.ts';
import type { JobLine } from '../log.ts';
import { withRequestId } from '../monitoring/request-id.ts';
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts';
import { isDiskFull } from '../store/disk-full.ts';
import type { Claim, JobQueue, JobResult, NewJob } from '../store/job-queue.ts';
import { DamagedAudio } from './decoding/damaged-audio.ts';

export interface JobRunnerDependencies {
  readonly jobs: JobQueue;
  /** The languages of the jobs to take; undefined for all. */
  languages?(): readonly SpeechToTextLanguage[] | undefined;
  /** Turns the audio of a job into a transcript. DamagedAudio fails the job at once, any other error is retried. */
  work(job: NewJob, signal: AbortSignal): Promise<JobResult>;
  /** Called when a job has completed or failed. */
  ended(job: NewJob): Promise<void>;
  log(message: string): void;
  /** Logs the end of an attempt. */
  logJob(line: JobLine): void;
  /** Jobs processed at the same time. */
  readonly concurrency: number;
  /** Number of failed attempts after which a job fails. */
  readonly attempts: number;
  /** Number of attempts interrupted by the end of the process after which a job fails. */
  readonly interruptions: number;
  /** Milliseconds between the first failed attempt and the next; doubled after each further failure. */
  readonly retryDelay: number;
  /** Milliseconds before the next attempt of a job that found the disk full or the database unavailable. */
  readonly diskFullDelay: number;
}

const leaseMilliseconds = 30_000;
/** Milliseconds between checks of the queue for jobs that are due. */
const pollMilliseconds = 1_000;

/** Whether the disk is full or the database unavailable: problems that pass and say nothing about the job. */
const isStoreTrouble = (error: unknown) => isDiskFull(error) || error instanceof DatabaseUnavailable;

/**
 * Processes jobs until it is closed, in the order in which the queue returns them: see `JobQueue.claim`. Jobs that an
 * earlier process left running return to the queue first.
 */
export async function startJobRunner(dependencies: JobRunnerDependencies) {
  const { jobs, attempts, interruptions, log } = dependencies;
  const closing = new AbortController();
  let draining = false;
  const sleepers = new Set<() => void>();
  let wakes = 0;
  /** The last logged error of the queue; the same error is not logged again until a claim succeeds. */
  let lastLogged = '';

  async function workLoop(): Promise<void> {
    while (!closing.signal.aborted && !draining) {
      const before = wakes;
      try {
        const claim = await jobs.claim({
          ...{ lease: leaseMilliseconds, interruptions },
          languages: dependencies.languages?.(),
        });
        lastLogged = '';
        if (claim !== undefined) {
          await withRequestId(claim.job.request.requestId, () => runClaim(claim));
          continue;
        }
      } catch (error) {
        const trouble = `the job queue failed: ${messageOf(error)}`;
        if (trouble !== lastLogged) log(trouble);
        lastLogged = trouble;
      }
      if (wakes === before) await sleep(pollMilliseconds);
    }
  }

  async function runClaim(claim: Claim): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    const since = performance.now();
    let outcome: JobLine['outcome'] = 'lost';
    const renewal = setInterval(() => {
      jobs.renew(claim, leaseMilliseconds).then(
        (held) => held || lost.abort(),
        (error: unknown) => log(`the lease of ${claim.job.job_id} was not renewed: ${messageOf(error)}`),
      );
    }, leaseMilliseconds / 3);
    try {
      const result = await dependencies.work(claim.job, signal);
      if (await retryWhenStorable(() => jobs.complete(claim, result))) {
        outcome = 'completed';
        await dependencies.ended(claim.job);
      }
    } catch (error) {
      outcome = await failed(claim, error);
    } finally {
      clearInterval(renewal);
      const { job_id: job, request } = claim.job;
      const ms = Math.round(performance.now() - since);
      dependencies.logJob({ id: request.requestId, job, attempt: claim.attempt, outcome, ms });
    }
  }

  /**
   * Repeats a step while the disk is full or the database unavailable. A result that cannot be stored stays in memory
   * in the meantime.
   */
  async function retryWhenStorable<T>(step: () => Promise<T>): Promise<T> {
    for (let logged = false; ; logged = true) {
      try {
        return await step();
      } catch (error) {
        if (!isStoreTrouble(error) || closing.signal.aborted) throw error;
        if (!logged) {
          const missing = isDiskFull(error) ? 'disk space' : 'the database';
          log(`the job queue waits for ${missing}: ${messageOf(error)}`);
        }
        await sleep(dependencies.diskFullDelay);
      }
    }
  }

  async function failed(claim: Claim, error: unknown): Promise<JobLine['outcome']> {
    const releasedIf = (held: boolean) => (held ? 'again' : 'lost');
    if (closing.signal.aborted) return releasedIf(await jobs.release(claim, { delay: 0, failed: false }));
    const cause = messageOf(error);
    log(`job ${claim.job.job_id}, attempt ${claim.attempt}: ${cause}`);
    if (isStoreTrouble(error)) {
      // This does not count as a failed attempt: the job waits for disk space or the database, however long that takes.
      const delay = dependencies.diskFullDelay;
      return releasedIf(await retryWhenStorable(() => jobs.release(claim, { delay, failed: false })));
    }
    if (!(error instanceof DamagedAudio) && claim.failures + 1 < attempts) {
      const delay = dependencies.retryDelay * 2 ** claim.failures;
      return releasedIf(await retryWhenStorable(() => jobs.release(claim, { delay, failed: true })));
    }
    if (!(await retryWhenStorable(() => jobs.fail(claim, cause)))) return 'lost';
    await dependencies.ended(claim.job);
    return 'failed';
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(wakeUp, milliseconds);
      timer.unref();
      sleepers.add(wakeUp);
      function wakeUp(): void {
        clearTimeout(timer);
        sleepers.delete(wakeUp);
        resolve();
      }
    });
  }

  function wake(): void {
    wakes++;
    for (const wakeUp of [...sleepers]) wakeUp();
  }

  const stopListening = dependencies.concurrency > 0 ? jobs.listen?.(wake) : undefined;
  await jobs.endLeases?.();
  const loops = Array.from({ length: dependencies.concurrency }, workLoop);
  return {
    /** Tells the runner to check the queue for a job. */
    wake,
    /** Claims no more jobs; resolves when the running ones have ended. */
    async drain(): Promise<void> {
      draining = true;
      wake();
      await Promise.all(loops);
    },
    /** Stops and puts running jobs back into the queue without counting the attempt. */
    async close(): Promise<void> {
      closing.abort(new Error('the service is shutting down'));
      stopListening?.();
      wake();
      await Promise.all(loops);
    },
  };
}
