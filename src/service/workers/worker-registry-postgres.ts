import * as z from 'zod/mini';
import { SpeechToTextLanguage } from '#contract/languages.ts';
import type { Postgres } from '../postgres/open-postgres.ts';
import type { WorkerRegistry } from './worker-registry.ts';

const channel = 'workers';
/** Seconds after which a worker that is gone is forgotten. */
const forgottenAfter = 3_600;

const Row = z.object({
  worker_id: z.string(),
  host: z.string(),
  jobs_at_once: z.number(),
  engines: z.array(z.object({ id: z.string(), languages: z.array(SpeechToTextLanguage) })),
});

/** Workers in a PostgreSQL table, with times by the clock of the database. */
export function createPostgresWorkerRegistry(postgres: Postgres, lifetime = 15_000): WorkerRegistry {
  const notify = () => postgres.query('workers-notify', `SELECT pg_notify('${channel}', '')`);
  return {
    lifetime,
    async announce({ id, host, jobsAtOnce, engines }) {
      // Returns the row as it was before the statement, which shows whether the other processes must be notified.
      const { rows } = await postgres.query<{ changed: boolean }>(
        'workers-announce',
        `WITH before AS (
           SELECT engines = $4::jsonb AND seen_at > now() - $5 * interval '1 millisecond' AS same
           FROM workers WHERE worker_id = $1
         ), forgotten AS (
           DELETE FROM workers WHERE worker_id <> $1 AND seen_at < now() - $6 * interval '1 second'
         )
         INSERT INTO workers (worker_id, host, jobs_at_once, engines) VALUES ($1, $2, $3, $4::jsonb)
         ON CONFLICT (worker_id) DO UPDATE
           SET host = $2, jobs_at_once = $3, engines = $4::jsonb, seen_at = now()
         RETURNING NOT coalesce((SELECT same FROM before), false) AS changed`,
        [id, host, jobsAtOnce, JSON.stringify(engines), lifetime, forgottenAfter],
      );
      if (rows[0]?.changed) await notify();
    },
    async live() {
      const { rows } = await postgres.query(
        'workers-live',
        `SELECT worker_id, host, jobs_at_once, engines FROM workers
         WHERE seen_at > now() - $1 * interval '1 millisecond' ORDER BY started_at, worker_id`,
        [lifetime],
      );
      return z
        .array(Row)
        .parse(rows)
        .map(({ worker_id, host, jobs_at_once, engines }) => ({
          ...{ id: worker_id, host, engines },
          jobsAtOnce: jobs_at_once,
        }));
    },
    async leave(id) {
      const { changed } = await postgres.query('workers-leave', 'DELETE FROM workers WHERE worker_id = $1', [
        id,
      ]);
      if (changed > 0) await notify();
    },
    listen: (changed) => postgres.listen(channel, changed),
  };
}
