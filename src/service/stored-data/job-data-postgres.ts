import type { Postgres } from '#service/postgres/open-postgres.ts';
import type { AccountJobs, JobData } from './stored-data.ts';

/** Number of jobs removed by one statement, so that no statement takes long. */
const jobsPerStep = 500;

/** Jobs and usage in PostgreSQL. */
export function createPostgresJobData(postgres: Postgres): JobData {
  const read = async (query: Postgres['query'], account: string): Promise<AccountJobs> => {
    const { rows } = await query<AccountJobs>(
      'account-stored',
      `SELECT (SELECT count(*) FROM jobs WHERE account = $1) AS jobs,
         (SELECT coalesce(sum(used), 0)::bigint FROM account_usage WHERE account = $1) AS "usedCharacters"`,
      [account],
    );
    return rows[0] ?? { jobs: 0, usedCharacters: 0 };
  };
  return {
    async removeEnded(age, signal) {
      for (let removed = 0; ; ) {
        signal.throwIfAborted();
        const { changed } = await postgres.query(
          'jobs-remove-ended',
          `DELETE FROM jobs WHERE sequence IN (
             SELECT sequence FROM jobs
             WHERE state IN ('completed', 'failed') AND updated_at < now() - make_interval(secs => $1)
             LIMIT ${jobsPerStep} FOR UPDATE SKIP LOCKED)`,
          [age / 1_000],
        );
        removed += changed;
        if (changed < jobsPerStep) return removed;
      }
    },
    read: (account) => read(postgres.query, account),
    remove: (account) =>
      postgres.transaction(async (query) => {
        const stored = await read(query, account);
        const { rows } = await query<{ audio: string }>(
          'account-remove-jobs',
          'DELETE FROM jobs WHERE account = $1 RETURNING audio',
          [account],
        );
        const audio = rows.map((row) => row.audio);
        await query('account-remove-usage', 'DELETE FROM account_usage WHERE account = $1', [account]);
        return { ...stored, audio };
      }),
  };
}
