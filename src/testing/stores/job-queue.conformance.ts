import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobQueue, NewJob } from '#service/store/job-queue.ts';
import type { AccountUsage, ChargedAccount } from '#service/store/usage/account-usage.ts';

interface OpenedQueue {
  readonly queue: JobQueue;
  /** The usage of accounts in the same database. */
  readonly usage: AccountUsage;
  readonly close: () => void | Promise<void>;
}

const leaseMilliseconds = 1_000;
const queueOptions = { lease: leaseMilliseconds, interruptions: 3 };
const transcriptResult = { transcript: 'Hello.', original_transcript: 'hello', channel_number: 1, words: [] };

/** A job in English with an id of its own. */
export function newJob(): NewJob {
  return {
    job_id: randomUUID(),
    account: 'working',
    request: { src_lang: 'en', domain: 'generic', subtitles: true, fileName: 'talk.wav' },
    audio: `${randomUUID()}.wav`,
  };
}

/** The rules that every job queue follows, whatever its database. */
export function describeJobQueue(
  name: string,
  open: (now: () => number) => OpenedQueue | Promise<OpenedQueue>,
): void {
  describe(name, () => {
    let at: number;
    let opened: OpenedQueue;
    let queue: JobQueue;
    beforeEach(async () => {
      at = 1_000_000;
      opened = await open(() => at);
      queue = opened.queue;
    });
    afterEach(() => opened.close());

    it('returns a job as it was inserted, queued and without attempts', async () => {
      const job = newJob();
      await queue.insert(job);
      expect(await queue.get(job.job_id)).toEqual({
        ...job,
        state: 'queued',
        attempts: 0,
        createdAt: at,
        updatedAt: at,
      });
      expect(await queue.get(randomUUID())).toBeUndefined();
    });

    it('refuses a second job with the same id', async () => {
      const job = newJob();
      await queue.insert(job);
      await expect(queue.insert(job)).rejects.toThrow();
    });

    const accountWith = (allowance: number | null): ChargedAccount => ({
      ...{ name: randomUUID(), allowance, usedBefore: 0, resetsOnStart: false },
    });

    it('charges the account when a job is added, and not when the job is refused', async () => {
      const account = accountWith(null);
      const job = newJob();
      expect(await queue.insert(job, { account, characters: 4.5 })).toBe(true);
      expect(await opened.usage.used(account)).toBe(5);
      await expect(queue.insert(job, { account, characters: 4.5 })).rejects.toThrow();
      expect(await queue.insert(newJob(), { account, characters: 0 })).toBe(true);
      expect(await opened.usage.used(account)).toBe(5);
    });

    it('of simultaneous jobs, adds those that the allowance covers; the last one may exceed it', async () => {
      const account = accountWith(35);
      const jobs = Array.from({ length: 10 }, newJob);
      const added = await Promise.all(jobs.map((job) => queue.insert(job, { account, characters: 10 })));
      expect(added.filter(Boolean)).toHaveLength(4);
      const stored = await Promise.all(jobs.map(({ job_id }) => queue.get(job_id)));
      expect(stored.map((job) => job !== undefined)).toEqual(added);
      expect(await opened.usage.used(account)).toBe(40);
    });

    it('assigns jobs in order of arrival, each to one worker', async () => {
      const jobs = [newJob(), newJob(), newJob()];
      for (const job of jobs) await queue.insert(job);
      const first = await queue.claim(queueOptions);
      const others = await Promise.all([queue.claim(queueOptions), queue.claim(queueOptions)]);
      expect(first?.job.job_id).toBe(jobs[0]?.job_id);
      expect(new Set(others.map((claim) => claim?.job.job_id))).toEqual(
        new Set(jobs.slice(1).map((job) => job.job_id)),
      );
      expect(await queue.claim(queueOptions)).toBeUndefined();
      expect((await queue.get(jobs[0]!.job_id))?.state).toBe('processing');
    });

    it('completes a job only once, and keeps the first result', async () => {
      await queue.insert(newJob());
      const claim = await queue.claim(queueOptions);
      expect(await queue.complete(claim!, transcriptResult)).toBe(true);
      expect(await queue.complete(claim!, { ...transcriptResult, transcript: 'Other.' })).toBe(false);
      expect(await queue.fail(claim!, 'late')).toBe(false);
      expect(await queue.get(claim!.job.job_id)).toMatchObject({
        state: 'completed',
        result: transcriptResult,
      });
      at += 10 * leaseMilliseconds;
      expect(await queue.claim(queueOptions)).toBeUndefined();
    });

    it('keeps the cause of a failed job', async () => {
      await queue.insert(newJob());
      const claim = await queue.claim(queueOptions);
      expect(await queue.fail(claim!, 'cut short')).toBe(true);
      expect(await queue.get(claim!.job.job_id)).toMatchObject({ state: 'failed', cause: 'cut short' });
    });

    it('assigns a job to another worker once its lease has expired, and then ignores the first worker', async () => {
      await queue.insert(newJob());
      const first = await queue.claim(queueOptions);
      at += leaseMilliseconds - 1;
      expect(await queue.claim(queueOptions)).toBeUndefined();
      at += 1;
      const second = await queue.claim(queueOptions);
      expect(second).toMatchObject({ attempt: 2, job: { job_id: first!.job.job_id } });
      expect(await queue.complete(first!, transcriptResult)).toBe(false);
      expect(await queue.renew(first!, leaseMilliseconds)).toBe(false);
      expect(await queue.release(first!, { delay: 0, failed: true })).toBe(false);
      expect(await queue.complete(second!, transcriptResult)).toBe(true);
    });

    it('keeps a job with the worker that renews its lease', async () => {
      await queue.insert(newJob());
      const claim = await queue.claim(queueOptions);
      at += leaseMilliseconds - 1;
      expect(await queue.renew(claim!, leaseMilliseconds)).toBe(true);
      at += leaseMilliseconds - 1;
      expect(await queue.claim(queueOptions)).toBeUndefined();
    });

    it('fails a job that was interrupted for the third time', async () => {
      await queue.insert(newJob());
      const ids = new Set<string | undefined>();
      for (const attempt of [1, 2, 3]) {
        const claim = await queue.claim(queueOptions);
        expect(claim?.attempt).toBe(attempt);
        ids.add(claim?.job.job_id);
        at += leaseMilliseconds;
      }
      expect(ids.size).toBe(1);
      expect(await queue.claim(queueOptions)).toBeUndefined();
      expect(await queue.get([...ids][0]!)).toMatchObject({
        state: 'failed',
        cause: 'interrupted 3 times',
      });
    });

    it('takes only jobs in the languages of the worker', async () => {
      const english = newJob();
      const tamil = { ...newJob(), request: { ...english.request, src_lang: 'ta' as const } };
      await queue.insert(english);
      await queue.insert(tamil);
      expect(await queue.claim({ ...queueOptions, languages: [] })).toBeUndefined();
      const claim = await queue.claim({ ...queueOptions, languages: ['hi', 'ta'] });
      expect(claim?.job.job_id).toBe(tamil.job_id);
      expect(await queue.claim({ ...queueOptions, languages: ['hi', 'ta'] })).toBeUndefined();
      expect((await queue.claim(queueOptions))?.job.job_id).toBe(english.job_id);
    });

    it('returns a released job after its delay, and counts failures apart from interruptions', async () => {
      await queue.insert(newJob());
      const first = await queue.claim(queueOptions);
      expect(await queue.release(first!, { delay: 500, failed: true })).toBe(true);
      expect((await queue.get(first!.job.job_id))?.state).toBe('queued');
      expect(await queue.claim(queueOptions)).toBeUndefined();
      at += 500;
      const second = await queue.claim(queueOptions);
      expect(second).toMatchObject({ attempt: 2, failures: 1 });
      await queue.release(second!, { delay: 0, failed: false });
      const third = await queue.claim(queueOptions);
      expect(third).toMatchObject({ attempt: 3, failures: 1 });
      expect(await queue.complete(second!, transcriptResult)).toBe(false);
      at += leaseMilliseconds;
      expect(await queue.claim(queueOptions)).toMatchObject({ attempt: 4, failures: 1 });
    });

    it('counts the jobs that wait and those under way, and tells the age of the oldest that waits', async () => {
      expect(await queue.figures()).toEqual({ queued: 0, processing: 0, oldestMilliseconds: 0 });
      await queue.insert(newJob());
      await queue.complete((await queue.claim(queueOptions))!, transcriptResult);
      await queue.insert(newJob());
      await queue.claim(queueOptions);
      at += 100;
      await queue.insert(newJob());
      at += 250;
      await queue.insert(newJob());
      expect(await queue.figures()).toEqual({ queued: 2, processing: 1, oldestMilliseconds: 250 });
    });

    it('lists only the audio of open jobs', async () => {
      const [open_, done, gone] = [newJob(), newJob(), newJob()];
      await queue.insert(done);
      await queue.complete((await queue.claim(queueOptions))!, transcriptResult);
      await queue.insert(gone);
      await queue.fail((await queue.claim(queueOptions))!, 'damaged');
      await queue.insert(open_);
      expect(await queue.audioInUse()).toEqual(new Set([open_.audio]));
      await queue.claim(queueOptions);
      expect(await queue.audioInUse()).toEqual(new Set([open_.audio]));
    });
  });
}
