import * as z from 'zod/mini';
import { type Database, type Migrations, migrate, openDatabase } from '../database.ts';

const migrations: Migrations = {
  name: 'lookup',
  statements: [
    'CREATE TABLE lookup_seeds (name TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT',
    // An entry without a seed is a custom one. Without a domain or an account it is served for all of them.
    `CREATE TABLE lookup_entries (
      entry INTEGER PRIMARY KEY AUTOINCREMENT,
      seed TEXT REFERENCES lookup_seeds (name) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('phrase', 'template')),
      id TEXT NOT NULL,
      domain TEXT,
      account TEXT,
      revision INTEGER NOT NULL DEFAULT 0,
      changed_at INTEGER,
      changed_by TEXT,
      UNIQUE (seed, kind, id)
    ) STRICT`,
    // A template has no key: its text matches by pattern. `key` is a 48-bit hash, which keeps an index over a million
    // rows in memory; the text itself is compared too.
    `CREATE TABLE lookup_texts (
      entry INTEGER NOT NULL REFERENCES lookup_entries (entry) ON DELETE CASCADE,
      language TEXT NOT NULL,
      text TEXT NOT NULL,
      moderation TEXT NOT NULL CHECK (moderation IN ('moderated', 'in-progress', 'unmoderated')),
      key INTEGER,
      PRIMARY KEY (entry, language)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX lookup_texts_by_key ON lookup_texts (key, language) WHERE key IS NOT NULL',
    `CREATE TABLE lookup_variants (
      entry INTEGER NOT NULL REFERENCES lookup_entries (entry) ON DELETE CASCADE,
      text TEXT NOT NULL,
      key INTEGER,
      PRIMARY KEY (entry, text)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX lookup_variants_by_key ON lookup_variants (key) WHERE key IS NOT NULL',
    // The trigrams of all texts of a phrase, by entry: the index for searches by part of a text and for similar texts.
    `CREATE VIRTUAL TABLE lookup_trigrams USING fts5 (
      texts, tokenize = 'trigram', content = '', contentless_delete = 1, detail = none
    )`,
    // Writes the index in small parts, so that no statement takes long.
    `INSERT INTO lookup_trigrams (lookup_trigrams, rank) VALUES ('hashsize', 200000)`,
    // Removed entries stay in the index until its next regular merge; merging just to remove them takes up to a second.
    `INSERT INTO lookup_trigrams (lookup_trigrams, rank) VALUES ('deletemerge', 0)`,
    // Custom entries in the order of the list, so that each page of an export is read without sorting all of them.
    `CREATE INDEX lookup_own_entries ON lookup_entries (kind, entry) WHERE seed IS NULL`,
  ],
};

/** Removes the lookup tables of an older version from the database that it shared with the other stores. */
export function removeOldLookupTables(database: Database): void {
  migrate(database, {
    name: 'former-lookup',
    statements: [
      'DROP TABLE IF EXISTS lookup_variants',
      'DROP TABLE IF EXISTS lookup_texts',
      'DROP TABLE IF EXISTS lookup_entries',
      'DROP TABLE IF EXISTS lookup_seeds',
      `DELETE FROM migrations WHERE store = 'lookup'`,
    ],
  });
}

const DataVersionRow = z.object({ data_version: z.number() });

/**
 * The database of the lookup. It is a separate file, so that a long change blocks neither readers nor the other stores.
 */
export interface LookupDatabase {
  /** Sees only completed changes; in memory, where there is only one connection, also those in progress. */
  readonly reader: Database;
  readonly writer: Database;
  /**
   * Writes as one transaction, one caller after the other. The signal of `work` also aborts when the database is
   * closed.
   *
   * @throws what `work` throws, or the signal's reason; nothing is written then.
   */
  write<T>(work: (signal: AbortSignal) => T | Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Whether the database is in memory, where no other process can reach it. */
  readonly isInMemory: boolean;
  /** Lets another process write to the file, queued like the writes of this process. */
  outside<T>(work: (file: string, signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** A value that differs after each completed change, even by another process. */
  version(): string;
  /** Rolls back a change that is being written, and closes the database. */
  close(): Promise<void>;
}

/** Opens the database, or one in memory for `:memory:`. Creates missing tables. */
export function openLookupDatabase(file: string): LookupDatabase {
  const writer = openDatabase(file);
  migrate(writer, migrations);
  const reader = file === ':memory:' ? writer : openDatabase(file);
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const dataVersion = reader.prepare('PRAGMA data_version');
  let version = 0;

  /** One caller after the other. */
  const inOrder = <T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const either = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    const done = last.then(() => {
      either.throwIfAborted();
      return work(either);
    });
    last = done.catch(() => {});
    return done;
  };

  return {
    reader,
    writer,
    write: (work, signal) =>
      inOrder(async (signal) => {
        writer.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(signal);
          signal.throwIfAborted();
          writer.exec('COMMIT');
          version++;
          return result;
        } catch (error) {
          if (writer.inTransaction) writer.exec('ROLLBACK');
          throw error;
        }
      }, signal),
    isInMemory: file === ':memory:',
    outside: (work, signal) => inOrder((signal) => work(file, signal), signal),
    version: () => `${version} ${JSON.stringify(DataVersionRow.parse(dataVersion.get()))}`,
    async close() {
      closing.abort(new Error('The lookup database is closed.'));
      await last;
      if (reader !== writer) reader.close();
      writer.close();
    },
  };
}
