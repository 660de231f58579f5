import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import * as z from 'zod/mini';

/** An open database with the better-sqlite3 interface. Rows come back as `unknown`: parse them. */
export type Database = Libsql.Database;

/** One store's schema as a list of statements. Append to it; never edit a released statement. */
export interface Migrations {
  readonly name: string;
  readonly statements: readonly string[];
}

const busyTimeoutMilliseconds = 10_000;
const synchronousFull = 2;

const SynchronousRow = z.object({ synchronous: z.literal(synchronousFull) });
const JournalModeRow = z.object({ journal_mode: z.enum(['wal', 'memory']) });
const ForeignKeysRow = z.object({ foreign_keys: z.literal(1) });
const AppliedRow = z.object({ applied: z.number() });

/**
 * Opens (and creates, with its folder) the database file in the mode every store relies on: a committed transaction
 * survives a power cut, and a second process waits instead of failing.
 *
 * @param file a path, or `:memory:` for a database that ends with the process.
 * @throws when the file cannot be opened or a setting does not apply.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file);
  try {
    // Set first: switching to WAL takes a lock, on which a second process would fail without a timeout.
    database.pragma(`busy_timeout = ${busyTimeoutMilliseconds}`);
    database.pragma('journal_mode = WAL');
    // WAL changes the default to NORMAL, which does not flush on commit.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    JournalModeRow.parse(database.prepare('PRAGMA journal_mode').get());
    SynchronousRow.parse(database.prepare('PRAGMA synchronous').get());
    ForeignKeysRow.parse(database.prepare('PRAGMA foreign_keys').get());
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Runs `work` as one transaction that takes the write lock at its start.
 *
 * @throws the original error. The library's own wrapper hides it behind a failed rollback when the database has already
 *   rolled back, as on a full disk.
 */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Brings one store's tables up to date. Running it again, or from two processes at the same time, changes nothing. */
export function migrate(database: Database, { name, statements }: Migrations): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (store TEXT PRIMARY KEY, applied INTEGER NOT NULL) STRICT',
  );
  inTransaction(database, () => {
    const row = database.prepare('SELECT applied FROM migrations WHERE store = ?').get(name);
    const applied = row === undefined ? 0 : AppliedRow.parse(row).applied;
    if (applied > statements.length) {
      throw new Error(`The database contains a newer version of "${name}" than this program supports.`);
    }
    for (const statement of statements.slice(applied)) database.exec(statement);
    database
      .prepare(
        'INSERT INTO migrations (store, applied) VALUES (?, ?) ON CONFLICT (store) DO UPDATE SET applied = excluded.applied',
      )
      .run(name, statements.length);
  });
}
