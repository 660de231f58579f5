import { describe } from 'vitest';
import { migrate } from '#service/postgres/migrate.ts';
import { openPostgres, type Postgres } from '#service/postgres/open-postgres.ts';
import { createDatabase, whyNoPostgres } from './cluster.ts';

/** Groups tests that need PostgreSQL; where it is not installed, they are skipped and their title has the reason. */
export function describeWithPostgres(name: string, tests: () => void): void {
  if (whyNoPostgres === undefined) describe(name, tests);
  else describe.skip(`${name} (${whyNoPostgres})`, tests);
}

/** Creates an empty database on the cluster that all tests of a run share, and returns its address. */
export async function freshDatabase(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${process.env.CLUSTER_PORT}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return createDatabase(answer);
}

/** Opens a new database with all tables of the service, for one test, which closes it afterwards. */
export async function openFreshPostgres(log: (message: string) => void = () => {}): Promise<Postgres> {
  const postgres = await openPostgres({ url: await freshDatabase(), log });
  await migrate(postgres);
  return postgres;
}
