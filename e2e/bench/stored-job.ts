import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../src/service/postgres/migrate.ts';
import { openPostgres, type Postgres } from '../../src/service/postgres/open-postgres.ts';
import { createTranscript } from '../../src/service/speech-to-text/transcript.ts';
import { createPostgresAudioStore } from '../../src/service/store/audio/audio-postgres.ts';
import { createPostgresJobQueue } from '../../src/service/store/job-queue-postgres.ts';
import { findPostgres, postgresPackage, startCluster } from '../../src/testing/postgres/cluster.ts';
import { withDataDir } from '../proof/harness/own-service.ts';
import { leftOutRow, median, type Row, rowWithoutGoal } from './harness/row.ts';

export const budgetMinutes = 1;
/** Runs only if named, because it has no goal and no peer: it only measures what a database needs. */
export const onlyByName = true;

const jobs = 500;
const jobsWithAudio = 20;
/** A minute of speech: 150 words, and WAV with one channel of 16 bits at 16 kHz. */
const [wordsPerJob, audioBytes] = [150, 60 * 16_000 * 2];

/**
 * Measures what a job with one minute of audio costs in PostgreSQL: disk space, write-ahead log, time, and the memory
 * of a connection.
 */
export async function run(): Promise<Row[]> {
  if (findPostgres() === undefined) return [leftOutRow('PostgreSQL', `package ${postgresPackage}`)];
  const cluster = await startCluster({ durable: true });
  try {
    const postgres = await openPostgres({ url: await cluster.freshDatabase(), log: () => {} });
    await migrate(postgres);
    const plain = await measureJobs(postgres);
    const audio = await withDataDir((folder) => measureAudio(postgres, folder));
    const memory = await connectionMemory(postgres);
    await postgres.close();
    return [
      rowWithoutGoal('a job without audio: space after its end', 'kB', plain.kilobytes),
      rowWithoutGoal('a job without audio: log of writes', 'kB', plain.walKilobytes),
      rowWithoutGoal(
        'a job without audio: stored, taken and completed, one after the other',
        'ms',
        plain.milliseconds,
      ),
      rowWithoutGoal('audio of a minute: log of writes', 'kB', audio.walKilobytes),
      ...(memory === undefined ? [] : [rowWithoutGoal('a connection: memory of its own', 'MB', memory)]),
    ];
  } finally {
    await cluster.stop();
  }
}

async function measureJobs(postgres: Postgres) {
  const queue = createPostgresJobQueue(postgres);
  const request = { src_lang: 'en', domain: 'generic', subtitles: true } as const;
  const words = Array.from({ length: wordsPerJob }, (_, at) => {
    const start = at * 0.4;
    return { word: `word${at}`, start, end: start + 0.35, confidence: 0.93 };
  });
  const segments = [{ words, start: 0, end: 60, text: words.map(({ word }) => word).join(' ') }];
  const result = createTranscript({ segments }, request);
  const before = await walPosition(postgres);
  const times: number[] = [];
  for (let job = 0; job < jobs; job++) {
    const job_id = randomUUID();
    const started = performance.now();
    await queue.insert({ job_id, account: 'working', request, audio: `${job_id}.wav` });
    const claim = await queue.claim({ lease: 30_000, interruptions: 3 });
    if (claim) await queue.complete(claim, result);
    times.push(performance.now() - started);
  }
  const walKilobytes = (await walPosition(postgres, before)) / jobs / 1_000;
  // Each row was updated twice: the dead row versions must not count, and a VACUUM removes them in production too.
  await postgres.query('bench-vacuum', 'VACUUM FULL jobs');
  const size = await numberOf(postgres, `SELECT pg_total_relation_size('jobs')::bigint AS number`);
  return { kilobytes: size / jobs / 1_000, walKilobytes, milliseconds: median(times) };
}

async function measureAudio(postgres: Postgres, folder: string) {
  const audio = createPostgresAudioStore(postgres);
  const path = join(folder, 'minute.wav');
  writeFileSync(path, Buffer.alloc(audioBytes, 'sound'));
  const before = await walPosition(postgres);
  for (let job = 0; job < jobsWithAudio; job++) {
    await audio.keep(path, `${job}.wav`);
    await audio.remove(`${job}.wav`);
  }
  return { walKilobytes: (await walPosition(postgres, before)) / jobsWithAudio / 1_000 };
}

/** Bytes of write-ahead log since a position, or in all. */
const walPosition = (postgres: Postgres, since = 0) =>
  numberOf(
    postgres,
    `SELECT (pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') - ${since})::bigint AS number`,
  );

async function numberOf(postgres: Postgres, text: string): Promise<number> {
  const { rows } = await postgres.query<{ number: number }>('bench-number', text);
  return rows[0]?.number ?? Number.NaN;
}

/** Memory in MB that a connection's process shares with no other; undefined where the system does not say. */
async function connectionMemory(postgres: Postgres): Promise<number | undefined> {
  const { rows } = await postgres.query<{ pid: number }>(
    'bench-connections',
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name <> $1',
    [''],
  );
  try {
    const sizes = rows.map(({ pid }) => {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      // `Pss_Anon` leaves out the buffers that all connections share.
      const [, kilobytes] = /^Pss_Anon:\s+(\d+)/m.exec(rollup) ?? [];
      return Number(kilobytes) / 1_000;
    });
    return median(sizes);
  } catch {
    return undefined;
  }
}
