import { readdirSync, readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';
import { InvalidSetting } from '../settings.ts';
import type { Postgres } from './open-postgres.ts';

/** A numbered file of SQL: `0001-jobs`. A released file is never edited. */
export interface Migration {
  readonly name: string;
  readonly text: string;
}

/** Any number: every process of the service takes this lock to migrate. */
const lockNumber = 5_174_001;

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
 * only one migrates. Forward only.
 *
 * @param postgres opened without a limit for the time of a statement.
 * @throws `InvalidSetting` if the database has migrations that this version does not know.
 */
export async function migrate(
  postgres: Postgres,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  await postgres.transaction(async (query) => {
    await query('migrate-lock', 'SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await query(
      'migrate-table',
      `CREATE TABLE IF NOT EXISTS migrations (
         name text PRIMARY KEY,
         applied_at timestamptz NOT NULL DEFAULT now()
       )`,
    );
    const { rows } = await query<{ name: string }>('migrate-read', 'SELECT name FROM migrations');
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new InvalidSetting(
        'DATABASE_URL',
        `a newer version of the service uses this database (migration ${unknown.sort().join(', ')}). Start that version, or a newer one.`,
      );
    }
    const applied = new Set(rows.map(({ name }) => name));
    for (const { name, text } of migrations) {
      if (applied.has(name)) continue;
      await query(`migrate-${name}`, text);
      await query('migrate-write', 'INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
  });
}
