import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '#service/postgres/open-postgres.ts';
import { startCallers } from './harness/callers.ts';
import type { Proof, ProofOptions } from './harness/figure.ts';
import { startNumberEngine } from './harness/numbered-recordings.ts';
import { withCluster } from './harness/own-cluster.ts';
import { builtService, startOwnService, withDataDir } from './harness/own-service.ts';

/** Adds columns and an index to tables that calls use, and keeps them locked for a second and a half. */
const nextMigration = {
  name: '9999-next',
  text: `ALTER TABLE jobs ADD COLUMN priority integer NOT NULL DEFAULT 0;
    CREATE INDEX jobs_by_priority ON jobs (priority, sequence);
    ALTER TABLE account_usage ADD COLUMN charged_at timestamptz;
    ALTER TABLE lookup_entries ADD COLUMN note text;
    CREATE TABLE notes (note text);
    SELECT pg_sleep(1.5)`,
};

const perPhase = 4;

/**
 * A process of the next version starts beside one of this version, and migrates their database while clients call
 * without a pause. Both then answer, until the older one is stopped. No call may be refused.
 *
 * `times` is the number of calls.
 */
export async function run({ times = 1_000 }: ProofOptions): Promise<Proof> {
  return withCluster(({ url: database }) =>
    withDataDir(async (folder) => {
      const engine = await startNumberEngine(50);
      const postgres = await openPostgres({ url: database, log: () => {} });
      const env = { ...engine.env, DATABASE_URL: database };
      const start = (name: string, build?: string) => {
        mkdirSync(join(folder, name));
        return startOwnService(join(folder, name), env, build);
      };
      const older = await start('older');
      const addresses = [older.url];
      const callers = startCallers(() => addresses);
      await callers.reached(times / perPhase);

      const before = callers.answered();
      const since = performance.now();
      const newer = await start('newer', buildNextVersion(folder));
      const startMilliseconds = performance.now() - since;
      const meanwhile = callers.answered() - before;
      addresses.push(newer.url);
      await callers.reached((2 * times) / perPhase + meanwhile);

      addresses.shift();
      await older.stop();
      await callers.reached(times);
      const problem = await start('older-again').then(
        async (service) => {
          await service.stop();
          return 'it started';
        },
        (error: Error) => error.message,
      );
      const { answered, refused, longest, jobs } = await callers.stop();

      const open = new Set(jobs);
      const statuses: string[] = [];
      for (const deadline = Date.now() + 120_000; open.size > 0 && Date.now() < deadline; await pause(100)) {
        for (const job of open) {
          const status = await callers.statusOf(job, newer.url);
          if (status === 'queued' || status === 'processing') continue;
          open.delete(job);
          statuses.push(status);
        }
      }
      const { rows } = await postgres.query('applied', 'SELECT FROM migrations WHERE name = $1', [
        nextMigration.name,
      ]);
      await newer.stop();
      await postgres.close();
      engine.close();
      return {
        figures: [
          { name: 'calls answered', count: answered, goal: { atLeast: times } },
          {
            name: 'of these, by the older version while the newer one started and migrated',
            count: meanwhile,
            goal: { atLeast: 1 },
          },
          { name: 'calls refused or not answered', count: refused.length, goal: { atMost: 0 } },
          { name: 'ms of the longest call', count: Math.round(longest) },
          { name: 'migrations applied by the newer version', count: rows.length, goal: { atLeast: 1 } },
          { name: 'jobs acknowledged', count: jobs.length, goal: { atLeast: 1 } },
          {
            name: 'of these, completed',
            count: statuses.filter((status) => status === 'completed').length,
            goal: { atLeast: jobs.length },
          },
          {
            name: 'processes of the older version that then refused to start and named the migration',
            count: problem.includes(nextMigration.name) ? 1 : 0,
            goal: { atLeast: 1 },
          },
        ],
        notes: [
          `the newer version started in ${Math.round(startMilliseconds)} ms`,
          `the older one afterwards: ${problem}`,
          ...refused.slice(0, 10),
        ],
      };
    }),
  );
}

/** A copy of the built service with one more migration. @returns its folder */
function buildNextVersion(folder: string): string {
  const build = join(folder, 'next', 'server');
  cpSync(builtService, build, { recursive: true });
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
  symlinkSync(packages, join(folder, 'next', 'node_modules'));
  const { name, text } = nextMigration;
  writeFileSync(join(build, 'data', 'postgres', 'migrations', `${name}.sql`), text);
  return build;
}
