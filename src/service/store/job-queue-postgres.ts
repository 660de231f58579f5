import * as z from 'zod/mini';
import { JobState } from '#contract/speech-to-text.ts';
import type { Postgres } from '../postgres/open-postgres.ts';
import {
  type Claim,
  type Job,
  type JobQueue,
  JobRequest,
  JobResult,
  type QueueFigures,
} from './job-queue.ts';
import { addUnlessUsedUp, valuesOfCharge } from './usage/account-usage-postgres.ts';

const Row = z.object({
  job_id: z.string(),
  account: z.string(),
  request: JobRequest,
  audio: z.string(),
  state: JobState,
  attempts: z.number(),
  failures: z.number(),
  result: z.nullable(JobResult),
  cause: z.nullable(z.string()),
  created_at: z.date(),
  updated_at: z.date(),
});

const channel = 'jobs';

/**
 * Jobs in PostgreSQL, for any number of processes. Each takes the oldest job that no other holds, with `FOR UPDATE SKIP
 * LOCKED`; leases are times of the database, so the clocks of the machines need not agree.
 *
 * @param now the current time as SQL
 */
export function createPostgresJobQueue(
  { query, listen }: Pick<Postgres, 'query' | 'listen'>,
  now: () => string = () => 'clock_timestamp()',
): JobQueue {
  const later = (parameter: string) => `${now()} + ${parameter} * interval '1 millisecond'`;
  /** SQL that adds a job for each row of `from`; the values of the job are the parameters from `first` on. */
  const inserted = (first: number, from = '') =>
    `inserted AS (
       INSERT INTO jobs (job_id, account, request, audio, due_at, created_at, updated_at)
       SELECT $${first}::uuid, $${first + 1}::text, $${first + 2}::json, $${first + 3}::text, ${now()}, ${now()}, ${now()}
       ${from} RETURNING job_id)
     SELECT pg_notify('${channel}', '') FROM inserted`;
  const held = `WHERE job_id = $1 AND attempts = $2 AND state = 'processing'`;
  const change = async (name: string, { job, attempt }: Claim, set: string, ...values: unknown[]) => {
    const text = `UPDATE jobs SET ${set}, updated_at = ${now()} ${held}`;
    return (await query(name, text, [job.job_id, attempt, ...values])).changed === 1;
  };

  return {
    async insert(job, charge) {
      const values = [job.job_id, job.account, JSON.stringify(job.request), job.audio];
      if (!charge || charge.characters <= 0) {
        await query('insert-job', `WITH ${inserted(1)}`, values);
        return true;
      }
      const text = `WITH charged AS (${addUnlessUsedUp}), ${inserted(4, 'FROM charged')}`;
      return (await query('insert-charged-job', text, [...valuesOfCharge(charge), ...values])).changed > 0;
    },
    async get(job_id) {
      const { rows } = await query('get-job', 'SELECT * FROM jobs WHERE job_id = $1', [job_id]);
      return rows[0] === undefined ? undefined : jobOf(Row.parse(rows[0]));
    },
    async claim({ lease, interruptions, languages }): Promise<Claim | undefined> {
      const { rows } = await query(
        'claim-job',
        `WITH exhausted AS (
           UPDATE jobs SET state = 'failed', cause = 'interrupted ' || (interruptions + 1) || ' times', updated_at = ${now()}
           WHERE state = 'processing' AND lease_until <= ${now()} AND interruptions + 1 >= $2)
         UPDATE jobs SET state = 'processing', attempts = attempts + 1, lease_until = ${later('$1::int')},
           updated_at = ${now()}, interruptions = interruptions + (state = 'processing')::int
         WHERE sequence = (
           SELECT sequence FROM jobs
           WHERE state IN ('queued', 'processing')
             AND ((state = 'queued' AND due_at <= ${now()})
               OR (state = 'processing' AND lease_until <= ${now()} AND interruptions + 1 < $2))
             AND ($3::text[] IS NULL OR request->>'src_lang' = ANY($3::text[]))
           ORDER BY sequence LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING *`,
        [lease, interruptions, languages ?? null],
      );
      if (rows[0] === undefined) return undefined;
      const row = Row.parse(rows[0]);
      return { job: jobOf(row), attempt: row.attempts, failures: row.failures };
    },
    renew: (claim, lease) => change('renew-job', claim, `lease_until = ${later('$3::int')}`, lease),
    complete: (claim, result) =>
      change('complete-job', claim, `state = 'completed', result = $3`, JSON.stringify(result)),
    fail: (claim, cause) => change('fail-job', claim, `state = 'failed', cause = $3`, cause),
    release: (claim, { delay, failed }) =>
      change(
        'release-job',
        claim,
        `state = 'queued', due_at = ${later('$3::int')}, failures = failures + $4::int`,
        delay,
        failed ? 1 : 0,
      ),
    async audioInUse() {
      const { rows } = await query<{ audio: string }>(
        'audio-in-use',
        `SELECT audio FROM jobs WHERE state IN ('queued', 'processing')`,
      );
      return new Set(rows.map(({ audio }) => audio));
    },
    async figures() {
      const { rows } = await query<QueueFigures>(
        'queue-figures',
        `SELECT count(*) FILTER (WHERE state = 'queued') AS queued,
           count(*) FILTER (WHERE state = 'processing') AS processing,
           coalesce(extract(epoch FROM ${now()} - min(created_at) FILTER (WHERE state = 'queued')) * 1000, 0)::float8
             AS "oldestMilliseconds"
         FROM jobs WHERE state IN ('queued', 'processing')`,
      );
      return rows[0] ?? { queued: 0, processing: 0, oldestMilliseconds: 0 };
    },
    listen: (added) => listen(channel, added),
  };
}

function jobOf(row: z.infer<typeof Row>): Job {
  const { job_id, account, request, audio, attempts, state } = row;
  const common = {
    ...{ job_id, account, request, audio, attempts },
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
  if (state === 'completed' && row.result) return { ...common, state, result: row.result };
  if (state === 'failed') return { ...common, state, cause: row.cause ?? '' };
  if (state === 'completed') throw new Error(`Job ${job_id} has no result.`);
  return { ...common, state };
}
