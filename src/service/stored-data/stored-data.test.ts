import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeStoredData } from '#testing/service/stored-data.conformance.ts';
import { openDatabase } from '../store/database.ts';
import { createLibsqlJobQueue } from '../store/job-queue-libsql.ts';
import { createLibsqlEntryStore } from '../store/lookup/entry-store-libsql.ts';
import { openLookupDatabase } from '../store/lookup/lookup-database.ts';
import { openLibsqlAccountUsage } from '../store/usage/account-usage-libsql.ts';
import { createLibsqlExceptionStore } from '../transliteration/exceptions/exception-store-libsql.ts';
import { startRetention } from './retention.ts';
import { createLibsqlStoredData } from './stored-data-libsql.ts';

function openEmbedded(files: { readonly service: string; readonly lookup: string }) {
  const database = openDatabase(files.service);
  const lookup = openLookupDatabase(files.lookup);
  return {
    jobs: createLibsqlJobQueue(database),
    usage: openLibsqlAccountUsage(database),
    entries: createLibsqlEntryStore(lookup),
    exceptions: createLibsqlExceptionStore(lookup),
    data: createLibsqlStoredData(database, lookup),
    close: async () => {
      await lookup.close();
      database.close();
    },
  };
}

describeStoredData('stored data in the embedded databases', () =>
  openEmbedded({ service: ':memory:', lookup: ':memory:' }),
);

describe('stored data on the disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stored-data-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('the texts of a deleted account are no longer in the files', async () => {
    const opened = openEmbedded({ service: join(folder, 'service.db'), lookup: join(folder, 'lookup.db') });
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
    await opened.entries.add(
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
    await opened.data.removeAccountData('working');
    expect(found()).toEqual([false, false]);
    await opened.close();
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
      data: {
        removeEndedJobs: async (age) => {
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
    const data = { removeEndedJobs: () => Promise.reject(new Error('the database is away')) };
    const retention = startRetention({
      days: 7,
      data,
      sentences: join(folder, 'absent'),
      log: (line) => lines.push(line),
    });
    await retention.idle();
    await retention.close();
    expect(lines).toEqual(['retention failed, the next attempt is in an hour: the database is away']);
  });
});
