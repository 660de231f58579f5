import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeWithPostgres, openFreshPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeJobData, describeTextData } from '#testing/stores/stored-data.conformance.ts';
import { demoAccounts } from '../accounts.ts';
import { openDatabase } from '../store/database.ts';
import { createLibsqlJobQueue } from '../store/job-queue-libsql.ts';
import { createPostgresJobQueue } from '../store/job-queue-postgres.ts';
import { createLibsqlEntryStore } from '../store/lookup/entry-store-libsql.ts';
import { createPostgresEntryStore } from '../store/lookup/entry-store-postgres.ts';
import { openLookupDatabase } from '../store/lookup/lookup-database.ts';
import { openLibsqlAccountUsage } from '../store/usage/account-usage-libsql.ts';
import { openPostgresAccountUsage } from '../store/usage/account-usage-postgres.ts';
import { createLibsqlExceptionStore } from '../transliteration/exceptions/exception-store-libsql.ts';
import { createPostgresExceptionStore } from '../transliteration/exceptions/exception-store-postgres.ts';
import { createLibsqlJobData } from './job-data-libsql.ts';
import { createPostgresJobData } from './job-data-postgres.ts';
import { startRetention } from './retention.ts';
import { createLibsqlTextData } from './text-data-libsql.ts';
import { createPostgresTextData } from './text-data-postgres.ts';

function openJobs(file: string) {
  const database = openDatabase(file);
  return {
    jobs: createLibsqlJobQueue(database),
    usage: openLibsqlAccountUsage(database),
    data: createLibsqlJobData(database),
    close: () => void database.close(),
  };
}

function openTexts(file: string) {
  const lookup = openLookupDatabase(file);
  return {
    entries: createLibsqlEntryStore(lookup),
    exceptions: createLibsqlExceptionStore(lookup),
    data: createLibsqlTextData(lookup),
    close: lookup.close,
  };
}

describeJobData('jobs in the embedded database', () => openJobs(':memory:'));
describeTextData('texts in the embedded database', () => openTexts(':memory:'));

describe('stored data on the disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stored-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('the texts of a deleted account are no longer in the files', async () => {
    const opened = { ...openJobs(join(folder, 'service.db')), texts: openTexts(join(folder, 'lookup.db')) };
    const request = { src_lang: 'en', domain: 'generic', subtitles: false } as const;
    const job = {
      job_id: 'a2b1cc60-0ac6-4cd4-8f0f-3a0a35c6e24d',
      account: 'working',
      request,
      audio: 'a.wav',
    };
    await opened.jobs.insert(job);
    const claim = await opened.jobs.claim({ lease: 60_000, interruptions: 3 });
    const transcript = 'the quick brown walrus';
    const result = { transcript, original_transcript: transcript, channel_number: 1, words: [] };
    if (claim) await opened.jobs.complete(claim, result);
    await opened.texts.entries.add(
      {
        texts: { en: { text: 'a hidden narwhal', moderation: 'moderated' } },
        domain: null,
        account: 'working',
      },
      'a tester',
    );
    const found = () => {
      const content = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
      return ['brown walrus', 'hidden narwhal'].map((text) => content.some((one) => one.includes(text)));
    };
    expect(found()).toEqual([true, true]);
    await opened.data.remove('working');
    await opened.texts.data.remove('working');
    expect(found()).toEqual([false, false]);
    opened.close();
    await opened.texts.close();
  });

  it('retention removes ended jobs and spoken sentences that are too old, and says how many', async () => {
    writeFileSync(join(folder, 'old'), '');
    writeFileSync(join(folder, 'new'), '');
    const tenDaysAgo = Date.now() / 1000 - 10 * 86_400;
    utimesSync(join(folder, 'old'), tenDaysAgo, tenDaysAgo);
    const ages: number[] = [];
    const lines: string[] = [];
    const retention = startRetention({
      days: 7,
      jobs: {
        removeEnded: async (age) => {
          ages.push(age);
          return 3;
        },
      },
      sentences: folder,
      log: (line) => lines.push(line),
    });
    await retention.idle();
    await retention.close();
    expect(ages).toEqual([7 * 86_400_000]);
    expect(readdirSync(folder)).toEqual(['new']);
    expect(lines).toEqual(['retention of 7 days: 3 jobs and 1 spoken sentences removed']);
  });

  it('retention that fails says so and tries again later', async () => {
    const lines: string[] = [];
    const jobs = { removeEnded: () => Promise.reject(new Error('the database is unavailable')) };
    const retention = startRetention({
      days: 7,
      jobs,
      sentences: join(folder, 'absent'),
      log: (line) => lines.push(line),
    });
    await retention.idle();
    await retention.close();
    expect(lines).toEqual(['retention failed, the next attempt is in an hour: the database is unavailable']);
  });
});

describeWithPostgres('stored data in PostgreSQL', () => {
  describeJobData('jobs in PostgreSQL', async () => {
    const postgres = await openFreshPostgres();
    return {
      jobs: createPostgresJobQueue(postgres),
      usage: await openPostgresAccountUsage(postgres, demoAccounts),
      data: createPostgresJobData(postgres),
      close: postgres.close,
    };
  });

  describeTextData('texts in PostgreSQL', async () => {
    const postgres = await openFreshPostgres();
    return {
      entries: createPostgresEntryStore(postgres),
      exceptions: createPostgresExceptionStore(postgres),
      data: createPostgresTextData(postgres),
      close: postgres.close,
    };
  });
});
