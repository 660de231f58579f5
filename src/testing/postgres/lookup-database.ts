import { afterAll, beforeEach } from 'vitest';
import type { Postgres } from '#service/postgres/open-postgres.ts';
import { openFreshPostgres } from './describe-with-postgres.ts';

const tables = [
  ...['lookup_seeds', 'lookup_entries', 'lookup_changes', 'lookup_change_records'],
  ...['exceptions', 'exceptions_changes', 'exceptions_change_records'],
];

/** One database for the tests of a file; before each of them its lookup tables are emptied. */
export function lookupPostgres(): () => Postgres {
  let postgres: Postgres | undefined;
  beforeEach(async () => {
    postgres ??= await openFreshPostgres();
    await postgres.query('empty', `TRUNCATE ${tables.join(', ')} RESTART IDENTITY CASCADE`);
  });
  afterAll(() => postgres?.close());
  return () => {
    if (postgres === undefined) throw new Error('The database is not open yet: ask for it inside a test.');
    return postgres;
  };
}
