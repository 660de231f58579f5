import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExceptionDraft } from '#contract/local/exceptions.ts';
import type { EntryDraft } from '#contract/local/lookup.ts';
import { demoAccounts } from './accounts.ts';
import { createSpeechToTextOnFullDisk } from './speech-to-text/speech-to-text-on-full-disk.ts';
import { type StorageParts, startOnFullDisk } from './start-on-full-disk.ts';
import { openDatabase } from './store/database.ts';
import { createLibsqlEntryStore } from './store/lookup/entry-store-libsql.ts';
import { openLookupDatabase } from './store/lookup/lookup-database.ts';
import { openLibsqlAccountUsage } from './store/usage/account-usage-libsql.ts';
import { createLibsqlExceptionStore } from './transliteration/exceptions/exception-store-libsql.ts';

describe('starting on a full disk', () => {
  let full: boolean;
  let served: StorageParts | undefined;
  let log: string[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    full = true;
    served = undefined;
    log = [];
  });
  afterEach(() => vi.useRealTimers());

  function opened(): StorageParts {
    const database = openDatabase(':memory:');
    const lookupDatabase = openLookupDatabase(':memory:');
    const one: StorageParts = {
      database,
      lookupDatabase,
      entries: createLibsqlEntryStore(lookupDatabase),
      exceptions: createLibsqlExceptionStore(lookupDatabase),
      speechToText: createSpeechToTextOnFullDisk({ recognisers: () => [], log: () => {} }),
      usage: openLibsqlAccountUsage(database),
      serve: () => {
        served = one;
      },
    };
    return one;
  }

  const open = (onDisk: () => Promise<StorageParts>) =>
    startOnFullDisk({
      onDisk,
      withoutDisk: async () => opened(),
      hasSpace: () => !full,
      all: demoAccounts,
      log: (message) => log.push(message),
    });
  /** Advances the clock until other parts of the service handle requests. */
  const movedFrom = (before: StorageParts | undefined) =>
    vi.waitFor(() => expect(served === before).toBe(false), { timeout: 5_000 });
  const working = demoAccounts[0]!;
  const exception = (word: string, spelling: string): ExceptionDraft => ({
    ...{ word, from: 'en', to: 'hi', spellings: [spelling], domain: null, account: null },
  });

  it('answers at once, moves to the disk once it has space, and then charges the usage since the start', {
    tags: 'slow',
  }, async () => {
    const onDisk = vi.fn(async () => {
      if (full) throw new Error('unable to open database file');
      const kept = opened();
      kept.usage.charge({ account: working, characters: 5 });
      return kept;
    });
    const { close } = await open(onDisk);
    const before = served;
    before?.usage.charge({ account: working, characters: 10 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(served).toBe(before);
    expect(onDisk).toHaveBeenCalledTimes(1);
    full = false;
    await movedFrom(before);
    expect(served?.usage.used(working)).toBe(15);
    expect(before?.database.open).toBe(false);
    expect(log).toEqual([
      'The disk of the data folder is full: uploads and jobs are answered with 999 until there is space.',
      'The disk of the data folder has space again: uploads and jobs continue.',
    ]);
    await close();
    expect(served?.database.open).toBe(false);
  });

  it('carries custom entries and exceptions over to the disk, in order and with their history', {
    tags: 'slow',
  }, async () => {
    const entry = (hi: string): EntryDraft => ({
      texts: { en: { text: 'Thanks', moderation: 'moderated' }, hi: { text: hi, moderation: 'moderated' } },
      domain: null,
      account: null,
    });
    const kept = opened();
    await kept.entries.add(entry('पुराना'), 'Asha');
    await kept.exceptions.add(exception('bank', 'पुराना'), 'Asha');
    const { close } = await open(async () => {
      if (full) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      return kept;
    });
    const { signal } = new AbortController();
    const inMemory = served!;
    const first = await inMemory.entries.add(entry('पहला'), 'Mira');
    await inMemory.entries.replace(first.id, 1, entry('बदला'), 'Mira');
    const second = await inMemory.entries.add(entry('दूसरा'), 'Mira');
    await inMemory.entries.remove(second.id, 1, 'Mira');
    await inMemory.entries.undo((await inMemory.entries.changes(1))[0]!.id, 'Mira', signal);
    await inMemory.exceptions.add(exception('bank', 'नया'), 'Mira');
    await inMemory.exceptions.add(exception('road', 'रोड'), 'Mira');
    full = false;
    await movedFrom(inMemory);
    expect(served === kept).toBe(true);

    const hindi = async () =>
      (await kept.entries.list({}, { limit: 9 }, signal)).entries.map(({ texts }) => texts.hi?.text);
    expect(await hindi()).toEqual(['दूसरा', 'बदला', 'पुराना']);
    expect(
      (await kept.entries.changes(9)).map(({ what, by, canUndo }) => `${what} ${by} ${canUndo}`),
    ).toEqual([
      'undo Mira true',
      'remove Mira false',
      'add Mira true',
      'edit Mira true',
      'add Mira false',
      'add Asha true',
    ]);
    const spellings = async () =>
      (await kept.exceptions.list({}, 9)).exceptions.map((one) => `${one.word} ${one.spellings}`);
    expect(await spellings()).toEqual(['bank नया', 'road रोड']);
    const newest = await kept.exceptions.changes(9);
    expect(newest.map(({ by, canUndo }) => `${by} ${canUndo}`)).toEqual([
      'Mira true',
      'Mira true',
      'Asha false',
    ]);
    await kept.exceptions.undo(newest[1]!.id, 'Asha', signal);
    expect(await spellings()).toEqual(['bank पुराना', 'road रोड']);
    await kept.entries.undo((await kept.entries.changes(9))[3]!.id, 'Asha', signal);
    expect(await hindi()).toEqual(['दूसरा', 'पहला', 'पुराना']);
    await close();
  });

  it('stays in memory, together with all changes, until all of them fit on the disk', {
    tags: 'slow',
  }, async () => {
    let attempts = 0;
    const { close } = await open(async () => {
      if (full) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      const kept = opened();
      if (attempts++ > 0) return kept;
      const repeat = () => {
        throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      };
      return { ...kept, exceptions: { ...kept.exceptions, repeat } };
    });
    const before = served!;
    await before.exceptions.add(exception('road', 'रोड'), 'Mira');
    full = false;
    await movedFrom(before);
    expect(attempts).toBe(2);
    expect((await served?.exceptions.list({}, 9))?.exceptions.map(({ word }) => word)).toEqual(['road']);
    await close();
  });

  it('tries again when the free space was not enough', { tags: 'slow' }, async () => {
    let left = 2;
    const { close } = await open(async () => {
      if (left-- > 0) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      return opened();
    });
    const before = served;
    full = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(served).toBe(before);
    await movedFrom(before);
    await close();
  });

  it('stops trying when it is closed', async () => {
    const onDisk = vi.fn(async (): Promise<StorageParts> => {
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    });
    const { close } = await open(onDisk);
    await close();
    full = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onDisk).toHaveBeenCalledTimes(1);
  });

  it('does not start after an error other than a full disk', async () => {
    full = false;
    const damaged = open(async () => {
      throw new Error('file is not a database');
    });
    await expect(damaged).rejects.toThrow('file is not a database');
    expect(served).toBeUndefined();
  });

  it('answers every job call with 999 instead of calling the job unknown', async () => {
    const { close } = await open(async () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    });
    const job_id = crypto.randomUUID();
    expect(await served?.speechToText.status('working', job_id)).toEqual({
      job_id,
      code: '999',
      message: 'Unknown error: the disk of the service is full',
      status: 'queued',
    });
    expect(await served?.speechToText.transcript('working', job_id)).toMatchObject({ code: '999' });
    await close();
  });
});
