import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts, openAccounts } from './accounts.ts';
import { createSpeechToTextOnFullDisk } from './speech-to-text/speech-to-text-on-full-disk.ts';
import { type StorageParts, startOnFullDisk } from './start-on-full-disk.ts';
import { openDatabase } from './store/database.ts';
import { openLookupDatabase } from './store/lookup/lookup-database.ts';

describe('starting on a full disk', () => {
  let full: boolean;
  let served: StorageParts | undefined;
  let log: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    full = true;
    served = undefined;
    log = [];
  });
  afterEach(() => vi.useRealTimers());

  function opened(): StorageParts {
    const database = openDatabase(':memory:');
    const one: StorageParts = {
      database,
      lookupDatabase: openLookupDatabase(':memory:'),
      speechToText: createSpeechToTextOnFullDisk({ recognisers: [], log: () => {} }),
      accounts: openAccounts(database),
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
  const working = demoAccounts[0]!;

  it('answers at once, moves to the disk once it has space, and then charges the usage of the meantime', async () => {
    const onDisk = vi.fn(async () => {
      if (full) throw new Error('unable to open database file');
      const kept = opened();
      kept.accounts.charge(working, 5);
      return kept;
    });
    const close = await open(onDisk);
    const before = served;
    before?.accounts.charge(working, 10);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(served).toBe(before);
    expect(onDisk).toHaveBeenCalledTimes(1);
    full = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(served).not.toBe(before);
    expect(served?.accounts.used(working)).toBe(15);
    expect(before?.database.open).toBe(false);
    expect(log).toEqual([
      'The disk of the data folder is full: uploads and jobs are answered with 999 until there is space.',
      'The disk of the data folder has space again: uploads and jobs continue.',
    ]);
    await close();
    expect(served?.database.open).toBe(false);
  });

  it('tries again when the free space was not enough', async () => {
    let left = 2;
    const close = await open(async () => {
      if (left-- > 0) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      return opened();
    });
    const before = served;
    full = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(served).toBe(before);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(served).not.toBe(before);
    await close();
  });

  it('stops trying when it is closed', async () => {
    const onDisk = vi.fn(async (): Promise<StorageParts> => {
      throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    });
    const close = await open(onDisk);
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
    const close = await open(async () => {
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
