import type { TranscriptResult } from '#contract/speech-to-text.ts';
import { isDiskFull } from '../store/disk-full.ts';
import type { Claim, JobStore, NewJob } from '../store/job-store.ts';
import { DamagedAudio } from './decoding/damaged-audio.ts';

export interface JobRunnerDependencies {
  readonly jobs: JobStore;
  /** Turns one job's audio into a transcript. DamagedAudio fails the job at once, any other error is tried again. */
  work(job: NewJob, signal: AbortSignal): Promise<TranscriptResult>;
  /** Called when a job has come to its end. */
  ended(job: NewJob): Promise<void>;
  log(message: string): void;
  /** Jobs at the same time. */
  readonly concurrency: number;
  /** A job is given up after so many attempts that failed. */
  readonly attempts: number;
  /** A job is given up after it was cut off so often by the end of the process. */
  readonly interruptions: number;
  /** Milliseconds before the second attempt; doubled before the third. */
  readonly retryDelay: number;
  /** Milliseconds before a job is taken up again that found the disk full. */
  readonly roomDelay: number;
}

export interface JobRunner {
  /** Says that there may be something to do. */
  wake(): void;
  /** Stops and puts running jobs back without counting the attempt. */
  close(): Promise<void>;
}

const lease = 30_000;
/** How often jobs that wait for their next attempt are looked for. */
const pollMilliseconds = 1_000;

/** Works through the queue of the store until it is closed. */
export function startJobRunner(dependencies: JobRunnerDependencies): JobRunner {
  const { jobs, attempts, interruptions, log } = dependencies;
  const closing = new AbortController();
  const sleepers = new Set<() => void>();
  let wakes = 0;
  /** What the store failed with last: told once, however often it is met. */
  let told = '';

  async function workLoop(): Promise<void> {
    while (!closing.signal.aborted) {
      const before = wakes;
      try {
        const claim = await jobs.claim({ lease, interruptions });
        told = '';
        if (claim !== undefined) {
          await runClaim(claim);
          continue;
        }
      } catch (error) {
        const trouble = `the job store failed: ${messageOf(error)}`;
        if (trouble !== told) log(trouble);
        told = trouble;
      }
      if (wakes === before) await sleep(pollMilliseconds);
    }
  }

  async function runClaim(claim: Claim): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    const renewal = setInterval(() => {
      jobs.renew(claim, lease).then(
        (held) => held || lost.abort(),
        (error: unknown) => log(`the lease of ${claim.job.job_id} was not renewed: ${messageOf(error)}`),
      );
    }, lease / 3);
    try {
      const result = await dependencies.work(claim.job, signal);
      if (await whenThereIsRoom(() => jobs.complete(claim, result))) await dependencies.ended(claim.job);
    } catch (error) {
      await failed(claim, error);
    } finally {
      clearInterval(renewal);
    }
  }

  /** A full disk refuses even to note that a job is done: the work is kept until it can be. */
  async function whenThereIsRoom<T>(step: () => Promise<T>): Promise<T> {
    for (let told = false; ; told = true) {
      try {
        return await step();
      } catch (error) {
        if (!isDiskFull(error) || closing.signal.aborted) throw error;
        if (!told) log(`the job store waits for room: ${messageOf(error)}`);
        await sleep(dependencies.roomDelay);
      }
    }
  }

  async function failed(claim: Claim, error: unknown): Promise<void> {
    if (closing.signal.aborted) {
      await jobs.release(claim, { delay: 0, failed: false });
      return;
    }
    const cause = messageOf(error);
    log(`job ${claim.job.job_id}, attempt ${claim.attempt}: ${cause}`);
    if (isDiskFull(error)) {
      // Not the job's fault: it waits for room, however long that takes.
      const delay = dependencies.roomDelay;
      await whenThereIsRoom(() => jobs.release(claim, { delay, failed: false }));
    } else if (!(error instanceof DamagedAudio) && claim.failures + 1 < attempts) {
      const delay = dependencies.retryDelay * 2 ** claim.failures;
      await whenThereIsRoom(() => jobs.release(claim, { delay, failed: true }));
    } else if (await whenThereIsRoom(() => jobs.fail(claim, cause))) {
      await dependencies.ended(claim.job);
    }
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(awake, milliseconds);
      timer.unref();
      sleepers.add(awake);
      function awake(): void {
        clearTimeout(timer);
        sleepers.delete(awake);
        resolve();
      }
    });
  }

  function wake(): void {
    wakes++;
    for (const awake of [...sleepers]) awake();
  }

  const loops = Array.from({ length: dependencies.concurrency }, workLoop);
  return {
    wake,
    async close() {
      closing.abort(new Error('the service stops'));
      wake();
      await Promise.all(loops);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
