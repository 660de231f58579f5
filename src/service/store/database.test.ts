import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction, migrate, openDatabase } from './database.ts';

const Count = z.object({ n: z.number() });

describe('the database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'database-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('creates its folder and uses the durable settings', () => {
    const database = openDatabase(join(folder, 'deep', 'service.db'));
    expect(database.prepare('PRAGMA synchronous').get()).toMatchObject({ synchronous: 2 });
    expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA foreign_keys').get()).toMatchObject({ foreign_keys: 1 });
    expect(database.prepare('PRAGMA busy_timeout').get()).toMatchObject({ timeout: 10_000 });
    database.close();
  });

  it('waits for a lock of another process from the first statement on', { timeout: 60_000 }, async () => {
    const file = join(folder, 'service.db');
    const holder = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       const Libsql = require('libsql');
       const database = new Libsql(workerData);
       database.exec('BEGIN EXCLUSIVE');
       database.exec('CREATE TABLE t (a)');
       parentPort.postMessage('locked');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
       database.exec('COMMIT');
       database.close();`,
      { eval: true, workerData: file },
    );
    const exited = once(holder, 'exit');
    await once(holder, 'message');
    expect(() => openDatabase(file).close()).not.toThrow();
    await exited;
  });

  it('throws the cause of a failed transaction even if the database has already rolled back', () => {
    const database = openDatabase(':memory:');
    database.exec('CREATE TABLE t (a)');
    database.pragma('max_page_count = 1');
    const insert = database.prepare('INSERT INTO t VALUES (?)');
    const fill = () => inTransaction(database, () => insert.run('x'.repeat(100_000)));
    expect(fill).toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }));
    database.pragma('max_page_count = 1000');
    expect(fill).not.toThrow();
    database.close();
  });

  it('applies each statement once, even if statements are appended later', () => {
    const database = openDatabase(join(folder, 'service.db'));
    const first = ['CREATE TABLE t (a INTEGER)', 'INSERT INTO t VALUES (1)'];
    migrate(database, { name: 'one', statements: first });
    migrate(database, { name: 'one', statements: first });
    migrate(database, { name: 'one', statements: [...first, 'INSERT INTO t VALUES (2)'] });
    expect(Count.parse(database.prepare('SELECT count(*) AS n FROM t').get()).n).toBe(2);
    database.close();
  });

  it('tracks the statements of each store separately', () => {
    const database = openDatabase(':memory:');
    migrate(database, { name: 'one', statements: ['CREATE TABLE a (x)'] });
    migrate(database, { name: 'two', statements: ['CREATE TABLE b (x)'] });
    expect(Count.parse(database.prepare('SELECT count(*) AS n FROM migrations').get()).n).toBe(2);
    database.close();
  });

  it('leaves nothing behind when a statement fails', () => {
    const database = openDatabase(':memory:');
    expect(() =>
      migrate(database, { name: 'one', statements: ['CREATE TABLE a (x)', 'nonsense'] }),
    ).toThrow();
    expect(() => database.prepare('SELECT * FROM a')).toThrow();
    database.close();
  });

  it('refuses a database written by a newer program', () => {
    const database = openDatabase(':memory:');
    migrate(database, { name: 'one', statements: ['CREATE TABLE a (x)', 'CREATE TABLE b (x)'] });
    expect(() => migrate(database, { name: 'one', statements: ['CREATE TABLE a (x)'] })).toThrow(/newer/);
    database.close();
  });
});
