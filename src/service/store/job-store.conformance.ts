import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobStore, NewJob } from './job-store.ts';

interface Opened {
  readonly store: JobStore;
  readonly close: () => void | Promise<void>;
}

const lease = 1_000;
const options = { lease, interruptions: 3 };
const result = { transcript: 'Hello.', original_transcript: 'hello', channel_number: 1, words: [] };

function newJob(): NewJob {
  return {
    job_id: randomUUID(),
    account: 'working',
    request: { src_lang: 'en', domain: 'generic', subtitles: true, fileName: 'talk.wav' },
    audio: `${randomUUID()}.wav`,
  };
}

/** The rules that every job store keeps, whatever database is behind it. */
export function describeJobStore(name: string, open: (now: () => number) => Opened | Promise<Opened>): void {
  describe(name, () => {
    let at: number;
    let opened: Opened;
    let store: JobStore;
    beforeEach(async () => {
      at = 1_000_000;
      opened = await open(() => at);
      store = opened.store;
    });
    afterEach(() => opened.close());

    it('gives back a job as it was inserted, queued and never tried', async () => {
      const job = newJob();
      await store.insert(job);
      expect(await store.get(job.job_id)).toEqual({
        ...job,
        state: 'queued',
        attempts: 0,
        createdAt: at,
        updatedAt: at,
      });
      expect(await store.get(randomUUID())).toBeUndefined();
    });

    it('refuses a second job with the same id', async () => {
      const job = newJob();
      await store.insert(job);
      await expect(store.insert(job)).rejects.toThrow();
    });

    it('hands out jobs in the order they came, each to one worker', async () => {
      const jobs = [newJob(), newJob(), newJob()];
      for (const job of jobs) await store.insert(job);
      const claims = await Promise.all([store.claim(options), store.claim(options), store.claim(options)]);
      expect(claims.map((claim) => claim?.job.job_id)).toEqual(jobs.map((job) => job.job_id));
      expect(await store.claim(options)).toBeUndefined();
      expect((await store.get(jobs[0]!.job_id))?.state).toBe('processing');
    });

    it('keeps the result of a completed job and completes it once', async () => {
      await store.insert(newJob());
      const claim = await store.claim(options);
      expect(await store.complete(claim!, result)).toBe(true);
      expect(await store.complete(claim!, { ...result, transcript: 'Other.' })).toBe(false);
      expect(await store.fail(claim!, 'late')).toBe(false);
      expect(await store.get(claim!.job.job_id)).toMatchObject({ state: 'completed', result });
      at += 10 * lease;
      expect(await store.claim(options)).toBeUndefined();
    });

    it('keeps the cause of a failed job', async () => {
      await store.insert(newJob());
      const claim = await store.claim(options);
      expect(await store.fail(claim!, 'cut short')).toBe(true);
      expect(await store.get(claim!.job.job_id)).toMatchObject({ state: 'failed', cause: 'cut short' });
    });

    it('gives a job to another worker once its lease ran out, and then ignores the first worker', async () => {
      await store.insert(newJob());
      const first = await store.claim(options);
      at += lease - 1;
      expect(await store.claim(options)).toBeUndefined();
      at += 1;
      const second = await store.claim(options);
      expect(second).toMatchObject({ attempt: 2, job: { job_id: first!.job.job_id } });
      expect(await store.complete(first!, result)).toBe(false);
      expect(await store.renew(first!, lease)).toBe(false);
      expect(await store.release(first!, { delay: 0, failed: true })).toBe(false);
      expect(await store.complete(second!, result)).toBe(true);
    });

    it('keeps a job with the worker that renews its lease', async () => {
      await store.insert(newJob());
      const claim = await store.claim(options);
      at += lease - 1;
      expect(await store.renew(claim!, lease)).toBe(true);
      at += lease - 1;
      expect(await store.claim(options)).toBeUndefined();
    });

    it('fails a job that was interrupted for the third time', async () => {
      await store.insert(newJob());
      const ids = new Set<string | undefined>();
      for (const attempt of [1, 2, 3]) {
        const claim = await store.claim(options);
        expect(claim?.attempt).toBe(attempt);
        ids.add(claim?.job.job_id);
        await store.endLeases();
      }
      expect(ids.size).toBe(1);
      expect(await store.claim(options)).toBeUndefined();
      expect(await store.get([...ids][0]!)).toMatchObject({
        state: 'failed',
        cause: 'interrupted 3 times',
      });
    });

    it('lets a job rest that was interrupted often, so that others come first', async () => {
      const often = { lease, interruptions: 1_000 };
      await store.insert(newJob());
      for (let count = 0; count < 40; count++) {
        expect(await store.claim(often)).toBeDefined();
        await store.endLeases();
        if (count >= 5) expect(await store.claim(often)).toBeUndefined();
        if (count >= 5) at += 30_000;
      }
    });

    it('brings a released job back after its delay, and counts what failed apart from what was cut off', async () => {
      await store.insert(newJob());
      const first = await store.claim(options);
      expect(await store.release(first!, { delay: 500, failed: true })).toBe(true);
      expect((await store.get(first!.job.job_id))?.state).toBe('queued');
      expect(await store.claim(options)).toBeUndefined();
      at += 500;
      const second = await store.claim(options);
      expect(second).toMatchObject({ attempt: 2, failures: 1 });
      await store.release(second!, { delay: 0, failed: false });
      const third = await store.claim(options);
      expect(third).toMatchObject({ attempt: 3, failures: 1 });
      expect(await store.complete(second!, result)).toBe(false);
      await store.endLeases();
      expect(await store.claim(options)).toMatchObject({ attempt: 4, failures: 1 });
    });

    it('lists the audio of open jobs only', async () => {
      const [open_, done, gone] = [newJob(), newJob(), newJob()];
      await store.insert(done);
      await store.complete((await store.claim(options))!, result);
      await store.insert(gone);
      await store.fail((await store.claim(options))!, 'damaged');
      await store.insert(open_);
      expect(await store.audioInUse()).toEqual(new Set([open_.audio]));
      await store.claim(options);
      expect(await store.audioInUse()).toEqual(new Set([open_.audio]));
    });
  });
}
