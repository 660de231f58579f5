import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '#service/postgres/migrate.ts';
import { openPostgres } from '#service/postgres/open-postgres.ts';
import { openDatabase } from '#service/store/database.ts';
import { createLibsqlJobQueue } from '#service/store/job-queue-libsql.ts';
import { describeWithPostgres, freshDatabase } from '#testing/postgres/describe-with-postgres.ts';
import { runAccountCommand } from './account-command.ts';

describe('npm run account', () => {
  let dataDir: string;
  let lines: string[];
  const run = (...args: string[]) =>
    runAccountCommand(args, { dataDir, env: {}, print: (line) => lines.push(line) });
  const audio = () => join(dataDir, 'audio', 'audio', 'talk.wav');

  beforeEach(async () => {
    lines = [];
    dataDir = mkdtempSync(join(tmpdir(), 'account-command-'));
    const database = openDatabase(join(dataDir, 'service.db'));
    await createLibsqlJobQueue(database).insert({
      job_id: 'a2b1cc60-0ac6-4cd4-8f0f-3a0a35c6e24d',
      account: 'working',
      request: { src_lang: 'en', domain: 'generic', subtitles: false },
      audio: 'talk.wav',
    });
    database.close();
    mkdirSync(join(dataDir, 'audio', 'audio'), { recursive: true });
    writeFileSync(audio(), 'sound');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const rest =
    '0 lookup entries, 0 exceptions of transliteration, 0 records in the history of changes, 0 used characters.';

  it('shows what is stored, and deletes it only with --yes', async () => {
    expect(await run('show', 'working')).toBe(0);
    expect(await run('delete', 'working')).toBe(0);
    expect(existsSync(audio())).toBe(true);
    expect(await run('delete', 'working', '--yes')).toBe(0);
    expect(existsSync(audio())).toBe(false);
    expect(await run('show', 'working')).toBe(0);
    expect(lines).toEqual([
      `Stored for the account “working”: 1 jobs with audio and results, ${rest}`,
      `Stored for the account “working”: 1 jobs with audio and results, ${rest}`,
      'Nothing was deleted. Repeat the command with --yes to delete it for good.',
      `Deleted for the account “working”: 1 jobs with audio and results, ${rest}`,
      'Nothing is stored for the account “working”.',
    ]);
  });

  it('lists the accounts when the name is not one of them and nothing is stored for it', async () => {
    expect(await run('delete', 'wroking', '--yes')).toBe(1);
    expect(lines[0]).toBe('Nothing is stored for the account “wroking”.');
    expect(lines[1]).toContain('working, expired');
  });

  it.each([
    [['delete']],
    [['delete', '--yes']],
    [['delete', 'working', 'expired']],
    [['show', 'working', '--yes']],
    [['remove', 'working']],
  ])('prints its usage for %j and deletes nothing', async (args) => {
    expect(await run(...args)).toBe(1);
    expect(lines[0]).toContain('npm run account -- delete NAME --yes');
    expect(existsSync(audio())).toBe(true);
  });

  it('names the setting DATA_DIR when the folder has no database', async () => {
    rmSync(join(dataDir, 'service.db'));
    expect(await run('show', 'working')).toBe(1);
    expect(lines[0]).toContain('set DATA_DIR');
  });
});

describeWithPostgres('npm run account with DATABASE_URL', () => {
  it('refuses a database of another version, and leaves it as it is', async () => {
    const url = await freshDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'account-command-'));
    const postgres = await openPostgres({ url, log: () => {} });
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const print = (line: string) => lines.push(line);
      const code = await runAccountCommand(args, { dataDir, env: { DATABASE_URL: url }, print });
      return `${code} ${lines.join('\n')}`;
    };
    const tables = async () =>
      (await postgres.query('tables', `SELECT FROM pg_tables WHERE schemaname = 'public'`)).changed;
    try {
      for (const action of ['show', 'delete']) {
        expect(await run(action, 'working')).toMatch(
          /^1 DATABASE_URL: no service has used this database yet/,
        );
      }
      expect(await tables()).toBe(0);
      const [first] = readMigrations();
      await migrate(postgres, first ? [first] : []);
      const before = await tables();
      expect(await run('show', 'working')).toMatch(/^1 DATABASE_URL: an older version/);
      expect(await tables()).toBe(before);
      await migrate(postgres);
      expect(await run('show', 'working')).toBe('0 Nothing is stored for the account “working”.');
      await migrate(postgres, [...readMigrations(), { name: '9999-next', text: 'SELECT 1' }]);
      expect(await run('delete', 'working', '--yes')).toMatch(/^1 DATABASE_URL: a newer version/);
    } finally {
      await postgres.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
