import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#service/accounts.ts';
import type { JobQueue } from '#service/store/job-queue.ts';
import type { EntryStore } from '#service/store/lookup/entry-store.ts';
import type { AccountUsage } from '#service/store/usage/account-usage.ts';
import type { JobData, TextData } from '#service/stored-data/stored-data.ts';
import type { ExceptionStore } from '#service/transliteration/exceptions/exception-store.ts';

export interface OpenedJobs {
  readonly data: JobData;
  readonly jobs: JobQueue;
  readonly usage: AccountUsage;
  readonly close: () => void | Promise<void>;
}

export interface OpenedTexts {
  readonly data: TextData;
  readonly entries: EntryStore;
  readonly exceptions: ExceptionStore;
  readonly close: () => void | Promise<void>;
}

const { signal } = new AbortController();
const dayMilliseconds = 86_400_000;
const claimOptions = { lease: 60_000, interruptions: 3 };
const accountOf = (name: string) => {
  const found = demoAccounts.find((one) => one.name === name);
  if (!found) throw new Error(`no account ${name}`);
  return found;
};
const result = { transcript: 'Hello.', original_transcript: 'hello', channel_number: 1, words: [] };

/** The rules for removing stored jobs, whatever their database. */
export function describeJobData(name: string, open: () => OpenedJobs | Promise<OpenedJobs>): void {
  describe(name, () => {
    let opened: OpenedJobs;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const addJob = async (account: string) => {
      const job_id = randomUUID();
      const request = { src_lang: 'en', domain: 'generic', subtitles: false } as const;
      await opened.jobs.insert({ job_id, account, request, audio: `${job_id}.wav` });
      return job_id;
    };
    const endJob = async (end: 'complete' | 'fail') => {
      const claim = await opened.jobs.claim(claimOptions);
      if (!claim) throw new Error('no job to claim');
      if (end === 'complete') await opened.jobs.complete(claim, result);
      else await opened.jobs.fail(claim, 'damaged');
    };
    it('jobs that ended longer ago than the given age are removed with their results, others stay', async () => {
      const ended = [await addJob('working'), await addJob('working')];
      await endJob('complete');
      await endJob('fail');
      const queued = await addJob('working');

      expect(await opened.data.removeEnded(dayMilliseconds, signal)).toBe(0);
      expect(await opened.data.removeEnded(-1_000, signal)).toBe(2);
      expect(await Promise.all(ended.map((id) => opened.jobs.get(id)))).toEqual([undefined, undefined]);
      expect((await opened.jobs.get(queued))?.state).toBe('queued');
      expect(await opened.data.removeEnded(-1_000, signal)).toBe(0);
    });

    it('all ended jobs are removed, even if there are more than one step removes', async () => {
      const jobs = Array.from({ length: 501 });
      await Promise.all(jobs.map(() => addJob('working')));
      await Promise.all(jobs.map(() => endJob('fail')));
      expect(await opened.data.removeEnded(-1_000, signal)).toBe(501);
    });

    it('the jobs and the usage of one account are removed, those of others stay', async () => {
      const [mine, running] = [await addJob('working'), await addJob('working')];
      await endJob('complete');
      const claim = await opened.jobs.claim(claimOptions);
      const others = await addJob('hindi-english');
      await opened.usage.charge({ account: accountOf('working'), characters: 120 });
      await opened.usage.charge({ account: accountOf('hindi-english'), characters: 30 });

      expect(await opened.data.read('working')).toMatchObject({ jobs: 2, usedCharacters: 120 });
      const removed = await opened.data.remove('working');
      expect(removed).toMatchObject({ jobs: 2, usedCharacters: 120 });
      expect([...removed.audio].sort()).toEqual([`${mine}.wav`, `${running}.wav`].sort());
      expect(await opened.jobs.get(mine)).toBeUndefined();
      expect(claim && (await opened.jobs.complete(claim, result))).toBe(false);
      expect(await opened.usage.used(accountOf('working'))).toBe(0);
      expect((await opened.jobs.get(others))?.state).toBe('queued');
      expect(await opened.usage.used(accountOf('hindi-english'))).toBe(30);
      expect(await opened.data.read('working')).toEqual({ jobs: 0, usedCharacters: 0 });
    });
  });
}

/** The rules for removing the texts of an account, whatever their database. */
export function describeTextData(name: string, open: () => OpenedTexts | Promise<OpenedTexts>): void {
  describe(name, () => {
    let opened: OpenedTexts;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const addEntry = (text: string, account: string | null) =>
      opened.entries.add(
        { texts: { en: { text, moderation: 'moderated' } }, domain: null, account },
        'a tester',
      );
    const addException = (word: string, account: string | null) =>
      opened.exceptions.add(
        { word, from: 'en', to: 'hi', spellings: ['क'], domain: null, account },
        'a tester',
      );

    it('entries and exceptions of one account are removed with their history', async () => {
      const mine = await addEntry('the secret recipe', 'working');
      const changed = await opened.entries.replace(
        mine.id,
        1,
        {
          texts: { en: { text: 'the new recipe', moderation: 'moderated' } },
          domain: null,
          account: 'working',
        },
        'a tester',
      );
      expect(changed.kind).toBe('done');
      const shared = await addEntry('a recipe for all', null);
      await addException('priya', 'working');
      await addException('rahul', null);

      const removed = await opened.data.remove('working');
      expect(removed).toMatchObject({ entries: 1, exceptions: 1, history: 3 });
      expect(await opened.entries.get(mine.id)).toBeUndefined();
      expect((await opened.entries.get(shared.id))?.texts.en?.text).toBe('a recipe for all');
      expect((await opened.entries.changes(10)).map(({ label }) => label)).toEqual(['a recipe for all']);
      expect((await opened.exceptions.changes(10)).map(({ label }) => label.includes('rahul'))).toEqual([
        true,
      ]);
    });

    it('an entry that no longer belongs to the account keeps its present text, and loses its history', async () => {
      const entry = await addEntry('the secret recipe', 'working');
      const texts = { en: { text: 'the public recipe', moderation: 'moderated' } } as const;
      await opened.entries.replace(entry.id, 1, { texts, domain: null, account: null }, 'a tester');

      expect(await opened.data.remove('working')).toMatchObject({ entries: 0, history: 2 });
      expect((await opened.entries.get(entry.id))?.texts.en?.text).toBe('the public recipe');
      expect(await opened.entries.changes(10)).toEqual([]);
    });

    it('an import for several accounts loses only the records of the account whose data is removed, and can still be undone', async () => {
      async function* rows() {
        for (const [text, account] of [
          ['mine', 'working'],
          ['for all', null],
        ] as const) {
          const draft = { texts: { en: { text, moderation: 'moderated' } }, domain: null, account } as const;
          yield [{ draft, source: 'en', id: undefined } as const];
        }
      }
      await opened.entries.import(rows(), { by: 'a tester', label: 'list.csv' }, signal);

      expect(await opened.data.remove('working')).toMatchObject({ entries: 1, history: 1 });
      const [change] = await opened.entries.changes(10);
      expect(change).toMatchObject({ label: 'list.csv', count: 1, canUndo: true });
      expect((await opened.entries.undo(change?.id ?? '', 'a tester', signal)).kind).toBe('done');
      const { entries } = await opened.entries.list({ query: 'for all' }, { limit: 5 }, signal);
      expect(entries).toEqual([]);
    });
  });
}
