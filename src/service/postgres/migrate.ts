import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFile } from '../data-file.ts';
import { InvalidSetting } from '../settings.ts';
import { wasDeadlocked } from './database-unavailable.ts';
import type { Postgres } from './open-postgres.ts';

/**
 * A numbered file of SQL: `0001-jobs`. A released file is never edited. Processes of the previous version keep working
 * while it is applied and afterwards, so it may only add: tables, indexes, columns that an INSERT may omit.
 */
export interface Migration {
  readonly name: string;
  readonly text: string;
}

/** Number of the advisory lock that every process of the service takes to migrate, chosen arbitrarily. */
const lockNumber = 5_174_001;

/** How long a migration waits for a table in use. All other statements on the table wait behind it. */
const lockMilliseconds = 300;
const retryMilliseconds = 500;

/** PostgreSQL's code for a lock that was not available in time. */
const lockNotAvailable = '55P03';

/** The migrations of this version, in order. */
export function readMigrations(): Migration[] {
  const folder = dataFile('postgres/migrations');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(`${folder}/${file}`, 'utf8') }));
}

/**
 * Brings the database up to date: all missing migrations in one transaction, under a lock, so that of several processes
 * only one migrates. Forward only. Waits for tables in use without blocking the statements that use them.
 *
 * @param postgres opened without a limit for the time of a statement.
 * @throws `InvalidSetting` if the database has migrations that this version does not know.
 */
export async function migrate(
  postgres: Postgres,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  for (;;) {
    try {
      return await postgres.transaction((query) => applyMissing(query, migrations));
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(retryMilliseconds);
    }
  }
}

const isBusy = (error: unknown) =>
  wasDeadlocked(error) || (error instanceof Error && 'code' in error && error.code === lockNotAvailable);

async function applyMissing(query: Postgres['query'], migrations: readonly Migration[]): Promise<void> {
  await query('migrate-lock', 'SELECT pg_advisory_xact_lock($1)', [lockNumber]);
  await query('migrate-patience', `SET LOCAL lock_timeout = ${lockMilliseconds}`);
  await query(
    'migrate-table',
    `CREATE TABLE IF NOT EXISTS migrations (
       name text PRIMARY KEY,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const applied = await readApplied(query);
  refuseNewer(applied, migrations);
  for (const { name, text } of migrations) {
    if (applied.has(name)) continue;
    await query(`migrate-${name}`, text);
    await query('migrate-write', 'INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
}

/**
 * Checks, without changing anything, that the database has exactly the tables of this version.
 *
 * @throws `InvalidSetting` if it is empty, or belongs to an older or a newer version of the service.
 */
export async function checkSchema(
  { query }: Pick<Postgres, 'query'>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const { rows } = await query<{ found: boolean }>(
    'find-migrations',
    `SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  if (!rows[0]?.found) {
    throw new InvalidSetting('DATABASE_URL', 'no service has used this database yet.');
  }
  const applied = await readApplied(query);
  refuseNewer(applied, migrations);
  const missing = migrations.map(({ name }) => name).filter((name) => !applied.has(name));
  if (missing.length > 0) {
    throw new InvalidSetting(
      'DATABASE_URL',
      `an older version of the service uses this database (without migration ${missing.join(', ')}). Start the service of this version once, or use the older version.`,
    );
  }
}

async function readApplied(query: Postgres['query']): Promise<ReadonlySet<string>> {
  const { rows } = await query<{ name: string }>('migrate-read', 'SELECT name FROM migrations');
  return new Set(rows.map(({ name }) => name));
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new InvalidSetting(
    'DATABASE_URL',
    `a newer version of the service uses this database (migration ${unknown.sort().join(', ')}). Start that version, or a newer one.`,
  );
}
