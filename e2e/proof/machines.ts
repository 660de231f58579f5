import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '#service/postgres/open-postgres.ts';
import type { Cluster } from '#testing/postgres/cluster.ts';
import { type Proof, type ProofOptions, randomFrom } from './harness/figure.ts';
import { startFleet } from './harness/fleet.ts';
import {
  numberedRecording,
  recordingSeconds,
  startNumberEngine,
  wordOfNumber,
} from './harness/numbered-recordings.ts';
import { withCluster } from './harness/own-cluster.ts';
import { startOwnService, withDataDir } from './harness/own-service.ts';
import { createClient } from './harness/speech-to-text-client.ts';
import { type TimedService, timeStatusCalls } from './harness/time-status.ts';

/** Uploads at the same time. */
const uploaders = 4;
const engineMilliseconds = 200;
const minutesWithoutProgress = 2;
/** What an upload is charged: 15 characters for each second, rounded up. */
const charactersOfJob = Math.ceil(recordingSeconds * 15);

/**
 * Three API processes and three workers share a database while processes are killed at random and the database is
 * restarted. Every acknowledged job must end exactly once, with the words of its own recording.
 *
 * `times` is the number of jobs; there is a kill for every hundred, and at least three.
 */
export async function run({ seed, times: jobs = 2_000 }: ProofOptions): Promise<Proof> {
  const random = randomFrom(seed);
  const kills = Math.max(3, Math.round(jobs / 100));
  const restarts = Math.min(2, Math.ceil(jobs / 1_000));
  return withOwnData(async (dataDir, cluster) => {
    const engine = await startNumberEngine(engineMilliseconds);
    const postgres = await openPostgres({ url: cluster.url, log: () => {}, patience: 60_000 });
    const fleet = await startFleet(
      dataDir,
      { ...engine.env, DATABASE_URL: cluster.url },
      { api: 3, worker: 3 },
    );
    // The database itself counts how often each job ends.
    await postgres.query(
      'count-endings',
      `CREATE TABLE endings (job_id uuid NOT NULL);
       CREATE FUNCTION count_ending() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN INSERT INTO endings VALUES (NEW.job_id); RETURN NULL; END $$;
       CREATE TRIGGER count_ending AFTER UPDATE ON jobs FOR EACH ROW
         WHEN (NEW.state IN ('completed', 'failed') AND (NEW.state, NEW.result::text) IS DISTINCT FROM (OLD.state, OLD.result::text))
         EXECUTE FUNCTION count_ending()`,
    );

    /** The number in the recording of each acknowledged job, by job id. */
    const acknowledged = new Map<string, number>();
    const killed = { api: 0, worker: 0 };
    let next = 0;
    let unacknowledged = 0;
    const upload = async () => {
      while (acknowledged.size < jobs) {
        const number = next++;
        const job_id = await createClient(await fleet.url(random())).upload(numberedRecording(number));
        if (job_id === undefined) {
          unacknowledged++;
          await pause(50);
        } else acknowledged.set(job_id, number);
      }
    };
    const uploading = Promise.all(Array.from({ length: uploaders }, upload));
    const reached = async (share: number) => {
      while (acknowledged.size < Math.min(share, 0.98) * jobs) await pause(20);
    };
    const restarting = (async () => {
      for (let restart = 1; restart <= restarts; restart++) {
        await reached(restart / (restarts + 1));
        await cluster.halt(restart % 2 === 1 ? 'crash' : 'fast');
        await pause(1_000);
        await cluster.resume();
      }
    })();
    for (let kill = 0; kill < kills; kill++) {
      await reached((kill + random()) / kills);
      // Kills a worker and an API process alternately.
      const role = await fleet.kill(kill % 2 === 0 ? 'worker' : 'api', random());
      if (role) killed[role]++;
    }
    await Promise.all([uploading, restarting]);
    await waitUntilEnded();

    /** Waits until no job is open, as long as some still end. */
    async function waitUntilEnded(): Promise<void> {
      const countOpen = async () => {
        const { rows } = await postgres.query<{ open: number }>(
          'count-open',
          `SELECT count(*) AS open FROM jobs WHERE state IN ('queued', 'processing')`,
        );
        return rows[0]?.open ?? 0;
      };
      let fewest = Number.POSITIVE_INFINITY;
      for (let progress = Date.now(); Date.now() - progress < minutesWithoutProgress * 60_000; ) {
        const open = await countOpen();
        if (open === 0) return;
        if (open < fewest) [fewest, progress] = [open, Date.now()];
        await pause(500);
      }
    }

    let [lost, stuck, failed, wrong] = [0, 0, 0, 0];
    const clients = (await fleet.urls()).map(createClient);
    for (const [job_id, number] of acknowledged) {
      const client = clients[number % clients.length]!;
      const { status, code } = await client.status(job_id);
      if (code === '001' || code === '002') lost++;
      else if (status === 'failed') failed++;
      else if (status !== 'completed') stuck++;
      else if ((await client.heard(job_id)) !== wordOfNumber(number)) wrong++;
    }
    const [counts] = (
      await postgres.query<Record<'twice' | 'stored' | 'used' | 'interrupted', number>>(
        'count-results',
        `SELECT (SELECT count(*) FROM (SELECT FROM endings GROUP BY job_id HAVING count(*) > 1) AS more) AS twice,
                (SELECT count(*) FROM jobs) AS stored,
                (SELECT sum(used)::bigint FROM account_usage) AS used,
                (SELECT count(*) FROM jobs WHERE attempts > 1) AS interrupted`,
      )
    ).rows;
    const [embedded = 0, onPostgres = 0] = await compareWithEmbedded(
      { url: await fleet.url(0), ids: [...acknowledged.keys()] },
      dataDir,
      engine.env,
    );
    await fleet.stop();
    await postgres.close();
    engine.close();
    return {
      figures: [
        { name: 'jobs acknowledged', count: acknowledged.size, goal: { atLeast: jobs } },
        {
          name: 'uploads without an answer 000, while a process or the database was away',
          count: unacknowledged,
        },
        { name: 'API processes killed', count: killed.api },
        { name: 'workers killed', count: killed.worker },
        { name: 'kills in all', count: killed.api + killed.worker, goal: { atLeast: kills } },
        { name: 'restarts of the database', count: restarts, goal: { atLeast: restarts } },
        { name: 'jobs that another worker finished, or a second attempt', count: counts?.interrupted ?? 0 },
        { name: 'acknowledged jobs lost', count: lost, goal: { atMost: 0 } },
        { name: 'jobs stuck', count: stuck, goal: { atMost: 0 } },
        { name: 'jobs failed', count: failed, goal: { atMost: 0 } },
        { name: 'jobs with a result of another recording', count: wrong, goal: { atMost: 0 } },
        {
          name: 'characters charged too many or too few for the jobs stored',
          count: Math.abs((counts?.used ?? 0) - (counts?.stored ?? 0) * charactersOfJob),
          goal: { atMost: 0 },
        },
        { name: 'jobs that ended twice', count: counts?.twice ?? 0, goal: { atMost: 0 } },
        {
          name: 'microseconds of a status call, 99th percentile, embedded',
          count: microseconds(embedded),
        },
        { name: 'the same on PostgreSQL', count: microseconds(onPostgres) },
        {
          name: 'the same as a percentage of embedded',
          count: Math.round((onPostgres / embedded) * 100),
          goal: { atMost: 1_000 },
        },
      ],
      notes: [
        `${counts?.stored} jobs stored, with those whose acknowledgement was lost; ${counts?.used} characters charged; ${engine.calls()} calls of the engine`,
      ],
    };
  });
}

const withOwnData = <T>(work: (dataDir: string, cluster: Cluster) => Promise<T>): Promise<T> =>
  withCluster((cluster) => withDataDir((dataDir) => work(dataDir, cluster)));

const microseconds = (milliseconds = 0) => Math.round(milliseconds * 1_000);

/** Times status calls of a process on PostgreSQL, and of a service on the embedded database with its own job. */
async function compareWithEmbedded(shared: TimedService, dataDir: string, env: Record<string, string>) {
  const folder = join(dataDir, 'embedded');
  mkdirSync(folder);
  const service = await startOwnService(folder, env);
  try {
    const client = createClient(service.url);
    const job_id = (await client.upload(numberedRecording(0))) ?? '';
    while ((await client.status(job_id)).status !== 'completed') await pause(50);
    return await timeStatusCalls({ url: service.url, ids: [job_id] }, shared);
  } finally {
    await service.stop();
  }
}
