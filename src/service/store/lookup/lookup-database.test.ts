import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { removeOldLookupTables } from './lookup-database.ts';

describe('the old lookup tables of the shared database', () => {
  it('the old lookup tables are removed, and the other stores keep their tables', () => {
    const database = openDatabase(':memory:');
    for (const statement of [
      'CREATE TABLE migrations (store TEXT PRIMARY KEY, applied INTEGER NOT NULL) STRICT',
      `INSERT INTO migrations VALUES ('lookup', 6), ('accounts', 1)`,
      'CREATE TABLE lookup_seeds (name TEXT PRIMARY KEY) STRICT',
      `CREATE TABLE lookup_entries (
        entry INTEGER PRIMARY KEY AUTOINCREMENT,
        seed TEXT NOT NULL REFERENCES lookup_seeds (name)
      ) STRICT`,
      'CREATE TABLE lookup_texts (entry INTEGER NOT NULL REFERENCES lookup_entries (entry)) STRICT',
      'CREATE TABLE account_usage (account TEXT PRIMARY KEY) STRICT',
      `INSERT INTO lookup_seeds VALUES ('phrasebook')`,
      `INSERT INTO lookup_entries VALUES (1, 'phrasebook')`,
      'INSERT INTO lookup_texts VALUES (1)',
    ]) {
      database.exec(statement);
    }
    removeOldLookupTables(database);
    removeOldLookupTables(database);
    const tables = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;
    expect(database.prepare(tables).pluck().all()).toEqual(['account_usage', 'migrations']);
    const stores = database.prepare('SELECT store FROM migrations ORDER BY store').pluck().all();
    expect(stores).toEqual(['accounts', 'former-lookup']);
    database.close();
  });
});
