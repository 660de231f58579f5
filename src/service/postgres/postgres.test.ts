import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InvalidSetting } from '#service/settings.ts';
import { type Cluster, startCluster } from '#testing/postgres/cluster.ts';
import { describeWithPostgres, freshDatabase } from '#testing/postgres/describe-with-postgres.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { checkSchema, migrate, readMigrations } from './migrate.ts';
import { openPostgres, type Postgres } from './open-postgres.ts';

describeWithPostgres('PostgreSQL', () => {
  let url: string;
  let postgres: Postgres;
  let lines: string[];
  const log = (line: string) => lines.push(line);
  beforeEach(async () => {
    lines = [];
    url = await freshDatabase();
    postgres = await openPostgres({ url, log, connections: 3, slowAfter: 200 });
  });
  afterEach(() => postgres.close());

  it('returns big numbers as numbers and counts what was changed', { tags: 'slow' }, async () => {
    await postgres.query('table', 'CREATE TABLE words (id bigint, word text)');
    const added = await postgres.query('add', `INSERT INTO words VALUES (9007199254740991, 'a'), (2, $1)`, [
      'b',
    ]);
    expect(added.changed).toBe(2);
    const { rows } = await postgres.query(
      'all',
      'SELECT id, word, count(*) OVER () AS count FROM words ORDER BY id',
    );
    expect(rows).toEqual([
      { id: 2, word: 'b', count: 2 },
      { id: 9_007_199_254_740_991, word: 'a', count: 2 },
    ]);
  });

  it('rolls a transaction back when it fails, and uses the connection again', async () => {
    await postgres.query('table', 'CREATE TABLE words (word text UNIQUE)');
    const failing = postgres.transaction(async (query) => {
      await query('add', `INSERT INTO words VALUES ('a')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await postgres.transaction((query) => query('add', `INSERT INTO words VALUES ('b')`));
    await expect(postgres.query('twice', `INSERT INTO words VALUES ('b')`)).rejects.toThrow(/duplicate key/);
    expect((await postgres.query('all', 'SELECT word FROM words')).rows).toEqual([{ word: 'b' }]);
  });

  it('opens no more connections than the limit; others wait', async () => {
    const running = Array.from({ length: 9 }, () => postgres.query('wait', 'SELECT pg_sleep(0.02)'));
    await Promise.all(running);
    const { rows } = await postgres.query<{ count: number }>(
      'count',
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()`,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('logs a slow statement by its name and time, without its text', async () => {
    await postgres.query('take-a-nap', `SELECT pg_sleep(0.25), 'a secret'`);
    expect(lines).toEqual([expect.stringMatching(/^slow statement take-a-nap: \d+ ms$/)]);
  });

  it('migrates once, even from several processes at the same time', async () => {
    const others = await Promise.all([1, 2].map(() => openPostgres({ url, log })));
    await Promise.all([postgres, ...others].map((one) => migrate(one)));
    await Promise.all(others.map((other) => other.close()));
    const { rows } = await postgres.query<{ name: string }>(
      'names',
      'SELECT name FROM migrations ORDER BY name',
    );
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  });

  it('applies what a database of the previous version lacks, and keeps its data', async () => {
    const [first] = readMigrations();
    await migrate(postgres, [first!]);
    await postgres.query(
      'old-job',
      `INSERT INTO jobs (job_id, account, request, audio, due_at, created_at, updated_at)
       VALUES (gen_random_uuid(), 'working', '{}', 'a.wav', now(), now(), now())`,
    );
    await migrate(postgres, [
      ...readMigrations(),
      { name: '9999-next', text: 'ALTER TABLE jobs ADD more int' },
    ]);
    expect((await postgres.query('jobs', 'SELECT audio, more FROM jobs')).rows).toEqual([
      { audio: 'a.wav', more: null },
    ]);
  });

  it('a version that is older than the database refuses to migrate it, with the reason', async () => {
    await migrate(postgres, [...readMigrations(), { name: '9999-next', text: 'CREATE TABLE later ()' }]);
    const older = migrate(postgres);
    await expect(older).rejects.toThrow(InvalidSetting);
    await expect(older).rejects.toThrow(
      'DATABASE_URL: a newer version of the service uses this database (migration 9999-next). Start that version, or a newer one.',
    );
  });

  it('a migration waits for a table in use without blocking its other users', { tags: 'slow' }, async () => {
    await migrate(postgres);
    const other = await openPostgres({ url, log, connections: 1 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let using = Promise.resolve();
    await new Promise<void>((inUse) => {
      using = other.transaction(async (query) => {
        await query('use-jobs', 'SELECT FROM jobs');
        inUse();
        await held;
      });
    });
    let migrated = false;
    const next = [...readMigrations(), { name: '9999-next', text: 'ALTER TABLE jobs ADD more int' }];
    const migrating = migrate(postgres, next).then(() => {
      migrated = true;
    });
    // More statements than one wait of the migration takes; none of them waits until the table is free.
    for (let statement = 0; statement < 10; statement++) {
      await postgres.query('count-jobs', 'SELECT count(*), pg_sleep(0.1) FROM jobs');
    }
    expect(migrated).toBe(false);
    release();
    await Promise.all([using, migrating]);
    expect((await postgres.query('more', 'SELECT more FROM jobs')).rows).toEqual([]);
    await other.close();
  });

  it('repeats a statement that was aborted because of a deadlock', async () => {
    await postgres.query(
      'once',
      `CREATE SEQUENCE tries;
       CREATE FUNCTION fail_once() RETURNS int LANGUAGE plpgsql AS $$ BEGIN
         IF nextval('tries') = 1 THEN RAISE deadlock_detected; END IF;
         RETURN 7;
       END $$`,
    );
    expect((await postgres.query('fail-once', 'SELECT fail_once()')).rows).toEqual([{ fail_once: 7 }]);
  });

  it('a check of the schema names what is wrong, and changes nothing', async () => {
    const tables = async () =>
      (await postgres.query('tables', `SELECT FROM pg_tables WHERE schemaname = 'public'`)).changed;
    await expect(checkSchema(postgres)).rejects.toThrow(
      'DATABASE_URL: no service has used this database yet',
    );
    expect(await tables()).toBe(0);
    const [first, ...others] = readMigrations();
    await migrate(postgres, [first!]);
    const before = await tables();
    await expect(checkSchema(postgres)).rejects.toThrow(
      `an older version of the service uses this database (without migration ${others[0]?.name}`,
    );
    expect(await tables()).toBe(before);
    await migrate(postgres);
    await checkSchema(postgres);
    await expect(checkSchema(postgres, [first!])).rejects.toThrow('a newer version of the service');
  });

  it('a migration that fails leaves the database as it was', async () => {
    const broken = [
      { name: '0001-one', text: 'CREATE TABLE one ()' },
      { name: '0002-two', text: 'CREATE TABLE two (;' },
    ];
    await expect(migrate(postgres, broken)).rejects.toThrow(/syntax error/);
    expect(
      (await postgres.query('tables', `SELECT FROM pg_tables WHERE schemaname = 'public'`)).changed,
    ).toBe(0);
  });

  it('hears notifications, also after its connection was lost', async () => {
    const heard = vi.fn();
    const stop = postgres.listen('news', heard);
    const notifyUntil = (payload: string) =>
      vi.waitFor(
        async () => {
          await postgres.query('notify', 'SELECT pg_notify($1, $2)', ['news', payload]);
          expect(heard).toHaveBeenCalledWith(payload);
        },
        { timeout: 15_000, interval: 50 },
      );
    await notifyUntil('first');
    await postgres.query(
      'end-listener',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await notifyUntil('second');
    // Something may have been missed in between.
    expect(heard).toHaveBeenCalledWith('');
    stop();
    heard.mockClear();
    await postgres.query('notify', `SELECT pg_notify('news', 'third')`);
    await postgres.query('after', 'SELECT 1');
    expect(heard).not.toHaveBeenCalled();
  });
});

describeWithPostgres('a database that goes away', () => {
  let cluster: Cluster;
  let postgres: Postgres;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  beforeEach(async () => {
    postgres = await openPostgres({ url: cluster.url, log: () => {}, patience: 200 });
  });
  afterEach(() => postgres.close());
  afterAll(() => cluster.stop());

  it('a database that is down is reported as unavailable, and is used again without a restart of the service', {
    tags: 'slow',
  }, async () => {
    await postgres.query('one', 'SELECT 1');
    const heard = vi.fn();
    postgres.listen('news', heard);
    await cluster.halt('crash');
    expect(await postgres.isAvailable()).toBe(false);
    await expect(postgres.query('one', 'SELECT 1')).rejects.toThrow(DatabaseUnavailable);
    const transaction = postgres.transaction((query) => query('one', 'SELECT 1'));
    await expect(transaction).rejects.toThrow(DatabaseUnavailable);
    await cluster.resume();
    expect((await postgres.query('one', 'SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(await postgres.isAvailable()).toBe(true);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(''), { timeout: 15_000, interval: 50 });
  });

  it('a statement waits through a restart', async () => {
    const patient = await openPostgres({ url: cluster.url, log: () => {}, patience: 60_000 });
    await patient.query('one', 'SELECT 1');
    await cluster.halt();
    const waiting = patient.query('one', 'SELECT 1 AS one');
    await cluster.resume();
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    await patient.close();
  });
});
