import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWithPostgres, openFreshPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeJobQueue, newJob } from '#testing/stores/job-queue.conformance.ts';
import type { Postgres } from '../postgres/open-postgres.ts';
import { createPostgresJobQueue } from './job-queue-postgres.ts';
import { openPostgresAccountUsage } from './usage/account-usage-postgres.ts';

describeWithPostgres('jobs in PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await openFreshPostgres();
  });
  beforeEach(async () => {
    await postgres.query('empty', 'TRUNCATE jobs');
  });
  afterAll(() => postgres.close());

  describeJobQueue('the PostgreSQL job queue', async (now) => ({
    queue: createPostgresJobQueue(postgres, () => `to_timestamp(${now() / 1_000})`),
    usage: await openPostgresAccountUsage(postgres, []),
    close: () => {},
  }));

  it('many workers at the same time take each job once', async () => {
    const queue = createPostgresJobQueue(postgres);
    const jobs = Array.from({ length: 40 }, newJob);
    for (const job of jobs) await queue.insert(job);
    const taken: string[] = [];
    const worker = async () => {
      for (;;) {
        const claim = await queue.claim({ lease: 60_000, interruptions: 3 });
        // A worker finds nothing while all remaining rows are locked by others.
        if (claim === undefined && taken.length === jobs.length) return;
        if (claim !== undefined) taken.push(claim.job.job_id);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(taken.toSorted()).toEqual(jobs.map(({ job_id }) => job_id).sort());
  });

  it('leases are times of the database, whatever the clock of a process says', async () => {
    const queue = createPostgresJobQueue(postgres);
    await queue.insert(newJob());
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    try {
      await queue.claim({ lease: 60_000, interruptions: 3 });
    } finally {
      vi.useRealTimers();
    }
    const { rows } = await postgres.query<{ rest: number }>(
      'rest',
      'SELECT extract(epoch FROM lease_until - clock_timestamp())::float8 AS rest FROM jobs',
    );
    expect(rows[0]?.rest).toBeGreaterThan(0);
    expect(rows[0]?.rest).toBeLessThanOrEqual(60);
  });

  it('a new job wakes the workers of other processes', async () => {
    const [here, there] = [createPostgresJobQueue(postgres), createPostgresJobQueue(postgres)];
    const added = vi.fn();
    const stop = there.listen?.(added);
    await vi.waitFor(
      async () => {
        await here.insert(newJob());
        expect(added).toHaveBeenCalled();
      },
      { timeout: 15_000, interval: 50 },
    );
    stop?.();
  });
});
