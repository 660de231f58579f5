import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../src/service/postgres/migrate.ts';
import { openPostgres } from '../../src/service/postgres/open-postgres.ts';
import { startJobRunner } from '../../src/service/speech-to-text/job-runner.ts';
import { openDatabase } from '../../src/service/store/database.ts';
import type { JobQueue } from '../../src/service/store/job-queue.ts';
import { createLibsqlJobQueue } from '../../src/service/store/job-queue-libsql.ts';
import { createPostgresJobQueue } from '../../src/service/store/job-queue-postgres.ts';
import { findPostgres, postgresPackage, startCluster } from '../../src/testing/postgres/cluster.ts';
import { withDataDir } from '../proof/harness/own-service.ts';
import { interleave, measureMilliseconds } from './harness/interleave.ts';
import { comparedRow, leftOutRow, median, type Row, rowWithoutGoal } from './harness/row.ts';

export const budgetMinutes = 2;
/** Runs only if named: it takes too long for a run of all benchmarks. */
export const onlyByName = true;
const workerCounts = [1, 2, 4, 8] as const;
/** Number of jobs that a worker processes at the same time, as in the service. */
const jobsAtOnce = 2;
const engineMilliseconds = 200;
/** Number of jobs for each worker in one measurement: four seconds of work. */
const jobsPerWorker = 40;
const rounds = 5;
const readsPerRound = 500;

/**
 * Measures how many jobs per second one to eight workers complete, with an engine that waits 200 ms. Each worker has
 * its own connections, and PostgreSQL flushes every commit. Also times reading one job, as a status call does, compared
 * with the embedded store.
 */
export async function run(): Promise<Row[]> {
  if (findPostgres() === undefined) {
    return [leftOutRow('machines', `PostgreSQL is not installed (package ${postgresPackage})`)];
  }
  return withDataDir(async (dataDir) => {
    const cluster = await startCluster({ durable: true });
    const open = () => openPostgres({ url: cluster.url, log: () => {} });
    const database = openDatabase(join(dataDir, 'service.db'));
    const databases = await Promise.all(Array.from({ length: 8 }, open));
    try {
      const [first] = databases;
      await migrate(first!);
      const queues = databases.map((postgres) => createPostgresJobQueue(postgres));
      const embedded = createLibsqlJobQueue(database);

      const rateOfEmbedded = await jobsPerSecond([embedded]);
      const rates = new Map<number, number>();
      for (const count of workerCounts) rates.set(count, await jobsPerSecond(queues.slice(0, count)));
      const single = rates.get(1) ?? Number.NaN;

      const read = async (queue: JobQueue) => {
        const job = newJob();
        await queue.insert(job);
        return async () => {
          for (let call = 0; call < readsPerRound; call++) await queue.get(job.job_id);
        };
      };
      const [readPostgres, readEmbedded] = [await read(queues[0]!), await read(embedded)];
      const reads = await interleave(rounds, {
        postgres: () => measureMilliseconds(readPostgres),
        embedded: () => measureMilliseconds(readEmbedded),
      });
      return [
        comparedRow('1 worker, beside the embedded queue', 'jobs/s', single, rateOfEmbedded, {
          atLeast: 0.85,
        }),
        ...[...rates]
          .filter(([count]) => count > 1)
          .map(([count, rate]) =>
            comparedRow(`${count} workers, beside ${count} times one`, 'jobs/s', rate, count * single, {
              atLeast: 0.85,
            }),
          ),
        rowWithoutGoal('reading a job, embedded', 'ms', median(reads.embedded) / readsPerRound),
        rowWithoutGoal('reading a job, PostgreSQL', 'ms', median(reads.postgres) / readsPerRound),
      ];
    } finally {
      await Promise.all(databases.map((postgres) => postgres.close()));
      database.close();
      await cluster.stop();
    }
  });
}

const newJob = () => ({
  job_id: randomUUID(),
  account: 'working',
  request: { src_lang: 'en' as const, domain: 'generic' as const, subtitles: false },
  audio: 'a.wav',
});

/** Jobs completed per second by one worker for each queue; the queues share one database. */
async function jobsPerSecond(queues: readonly JobQueue[]): Promise<number> {
  const jobs = queues.length * jobsPerWorker;
  for (let count = 0; count < jobs; count++) await queues[0]?.insert(newJob());
  let ended = 0;
  let finish = () => {};
  const allEnded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const since = performance.now();
  const workers = await Promise.all(
    queues.map((queue) =>
      startJobRunner({
        jobs: queue,
        async work(_, signal) {
          await pause(engineMilliseconds, undefined, { signal });
          return { transcript: 'Seven.', original_transcript: 'seven', channel_number: 1, words: [] };
        },
        async ended() {
          if (++ended === jobs) finish();
        },
        log: (line) => console.error(line),
        logJob: () => {},
        concurrency: jobsAtOnce,
        ...{ attempts: 3, interruptions: 1_000, retryDelay: 1_000, diskFullDelay: 1_000 },
      }),
    ),
  );
  await allEnded;
  const rate = (jobs / (performance.now() - since)) * 1_000;
  await Promise.all(workers.map((worker) => worker.close()));
  return rate;
}
