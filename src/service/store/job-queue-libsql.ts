import * as z from 'zod/mini';
import { JobState } from '#contract/speech-to-text.ts';
import { type Database, inTransaction, type Migrations, migrate } from './database.ts';
import {
  type Claim,
  type ClaimOptions,
  type Job,
  type JobQueue,
  JobRequest,
  JobResult,
} from './job-queue.ts';
import { openLibsqlAccountUsage } from './usage/account-usage-libsql.ts';

const migrations: Migrations = {
  name: 'jobs',
  statements: [
    `CREATE TABLE jobs (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      job_id TEXT NOT NULL UNIQUE,
      account TEXT NOT NULL,
      request TEXT NOT NULL,
      audio TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('queued', 'processing', 'failed', 'completed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL,
      lease_until INTEGER NOT NULL DEFAULT 0,
      result TEXT,
      cause TEXT,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      CHECK ((state = 'completed') = (result IS NOT NULL)),
      CHECK ((state = 'failed') = (cause IS NOT NULL))
    ) STRICT`,
    `CREATE INDEX jobs_open ON jobs (sequence) WHERE state IN ('queued', 'processing')`,
    `ALTER TABLE jobs ADD COLUMN failures INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE jobs ADD COLUMN interruptions INTEGER NOT NULL DEFAULT 0`,
  ],
};

const Row = z.object({
  job_id: z.string(),
  account: z.string(),
  request: z.string(),
  audio: z.string(),
  state: JobState,
  attempts: z.number(),
  failures: z.number(),
  result: z.nullable(z.string()),
  cause: z.nullable(z.string()),
  created_at: z.number(),
  updated_at: z.number(),
});

const Figures = z.object({ queued: z.number(), processing: z.number(), oldestMilliseconds: z.number() });

/** From this many interruptions on, the next attempt is delayed: by a second more each time, up to half a minute. */
const firstDelayedInterruption = 5;
const delayStepMilliseconds = 1_000;
const maxDelayMilliseconds = 30_000;

/**
 * Jobs in the embedded database. Creates missing tables.
 *
 * @param now the clock, milliseconds since 1970.
 * @param usage the usage of accounts in the same database.
 */
export function createLibsqlJobQueue(
  database: Database,
  now: () => number = Date.now,
  usage = openLibsqlAccountUsage(database),
): JobQueue {
  migrate(database, migrations);

  const insert = database.prepare(
    `INSERT INTO jobs (job_id, account, request, audio, state, due_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'queued', 0, ?, ?)`,
  );
  const byId = database.prepare('SELECT * FROM jobs WHERE job_id = ?');
  const failExhausted = database.prepare(
    `UPDATE jobs SET state = 'failed', cause = 'interrupted ' || (interruptions + 1) || ' times', updated_at = ?
     WHERE state = 'processing' AND lease_until <= ? AND interruptions + 1 >= ?`,
  );
  const claimNext = database.prepare(
    `UPDATE jobs SET state = 'processing', attempts = attempts + 1, lease_until = ?, updated_at = ?,
       interruptions = interruptions + (state = 'processing')
     WHERE sequence = (
       SELECT sequence FROM jobs
       WHERE state IN ('queued', 'processing')
         AND ((state = 'queued' AND due_at <= ?) OR (state = 'processing' AND lease_until <= ?))
         AND (? IS NULL OR json_extract(request, '$.src_lang') IN (SELECT value FROM json_each(?)))
       ORDER BY sequence LIMIT 1)
     RETURNING *`,
  );
  const held = `WHERE job_id = ? AND attempts = ? AND state = 'processing'`;
  const renew = database.prepare(`UPDATE jobs SET lease_until = ?, updated_at = ? ${held}`);
  const complete = database.prepare(
    `UPDATE jobs SET state = 'completed', result = ?, updated_at = ? ${held}`,
  );
  const fail = database.prepare(`UPDATE jobs SET state = 'failed', cause = ?, updated_at = ? ${held}`);
  const release = database.prepare(
    `UPDATE jobs SET state = 'queued', due_at = ?, failures = failures + ?, updated_at = ? ${held}`,
  );
  const endLeases = database.prepare(
    `UPDATE jobs SET lease_until = CASE WHEN interruptions < ${firstDelayedInterruption} THEN 0
       ELSE ? + min(${maxDelayMilliseconds}, (interruptions - ${firstDelayedInterruption} + 1) * ${delayStepMilliseconds}) END
     WHERE state = 'processing'`,
  );
  const audio = database.prepare(`SELECT audio FROM jobs WHERE state IN ('queued', 'processing')`).pluck();

  const figures = database.prepare(
    `SELECT count(*) FILTER (WHERE state = 'queued') AS queued,
       count(*) FILTER (WHERE state = 'processing') AS processing,
       coalesce(? - min(created_at) FILTER (WHERE state = 'queued'), 0) AS oldestMilliseconds
     FROM jobs WHERE state IN ('queued', 'processing')`,
  );

  const claim = (leaseUntil: number, { interruptions, languages }: ClaimOptions) =>
    inTransaction(database, () => {
      const at = now();
      failExhausted.run(at, at, interruptions);
      const wanted = languages ? JSON.stringify(languages) : null;
      return claimNext.get(leaseUntil, at, at, at, wanted, wanted);
    });
  const changed = ({ changes }: { changes: number }) => changes === 1;

  return {
    async insert(job, charge) {
      const at = now();
      const add = () =>
        void insert.run(job.job_id, job.account, JSON.stringify(job.request), job.audio, at, at);
      if (charge) return usage.chargeWith(charge, add);
      add();
      return true;
    },
    async get(job_id) {
      const row = byId.get(job_id);
      return row === undefined ? undefined : jobOf(Row.parse(row));
    },
    async claim(options): Promise<Claim | undefined> {
      const found = claim(now() + options.lease, options);
      if (found === undefined) return undefined;
      const row = Row.parse(found);
      return { job: jobOf(row), attempt: row.attempts, failures: row.failures };
    },
    async renew({ job, attempt }, lease) {
      return changed(renew.run(now() + lease, now(), job.job_id, attempt));
    },
    async complete({ job, attempt }, result) {
      return changed(complete.run(JSON.stringify(result), now(), job.job_id, attempt));
    },
    async fail({ job, attempt }, cause) {
      return changed(fail.run(cause, now(), job.job_id, attempt));
    },
    async release({ job, attempt }, { delay, failed }) {
      return changed(release.run(now() + delay, failed ? 1 : 0, now(), job.job_id, attempt));
    },
    async endLeases() {
      endLeases.run(now());
    },
    async figures() {
      return Figures.parse(figures.get(now()));
    },
    async audioInUse() {
      return new Set(z.array(z.string()).parse(audio.all()));
    },
  };
}

function jobOf(row: z.infer<typeof Row>): Job {
  const common = {
    job_id: row.job_id,
    account: row.account,
    request: JobRequest.parse(JSON.parse(row.request)),
    audio: row.audio,
    attempts: row.attempts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
  switch (row.state) {
    case 'completed':
      return {
        ...common,
        state: row.state,
        result: JobResult.parse(JSON.parse(row.result ?? 'null')),
      };
    case 'failed':
      return { ...common, state: row.state, cause: row.cause ?? '' };
    default:
      return { ...common, state: row.state };
  }
}
