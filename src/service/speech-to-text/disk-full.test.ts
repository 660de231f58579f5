import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';
import { tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { failWhenFull } from '#testing/service/disk-full.ts';
import { createScriptedRecogniser } from '#testing/service/scripted-recogniser.ts';
import { demoAccounts } from '../accounts.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createLibsqlJobQueue } from '../store/job-queue-libsql.ts';
import { openLibsqlAccountUsage } from '../store/usage/account-usage-libsql.ts';
import { createSpeechToText } from './create-speech-to-text.ts';
import { readForm } from './read-form.ts';
import type { SpeechToText } from './speech-to-text.ts';
import { openWorkingFiles } from './working-files.ts';

const wav = wavBytes(tone(0.3, 16_000), { sampleRate: 16_000 });
const body = Buffer.concat([
  Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n'),
  wav,
  Buffer.from('\r\n--x--\r\n'),
]);

describe('a full disk', { timeout: 120_000 }, () => {
  let folder: string;
  let database: Database;
  let isFull: boolean;
  let log: string[];
  const open: SpeechToText[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
    database = openDatabase(':memory:');
    isFull = false;
    log = [];
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((service) => service.close()));
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(recogniser: Recogniser, concurrency = 1): Promise<SpeechToText> {
    const service = await createSpeechToText({
      jobs: failWhenFull(createLibsqlJobQueue(database), () => isFull),
      recognisers: () => [recogniser],
      folder,
      concurrency,
      // A job fails after a single failed attempt.
      attempts: 1,
      retryDelay: 0,
      diskFullDelay: 10,
      log: (message) => log.push(message),
    });
    open.push(service);
    return service;
  }

  async function upload(service: SpeechToText) {
    const answer = await service.upload({
      accountId: 'working',
      src_lang: 'en',
      domain: 'generic',
      subtitles: false,
      contentType: 'multipart/form-data; boundary=x',
      body: Readable.from([body]),
      signal: new AbortController().signal,
      mayUse: () => true,
      charge: () => undefined,
    });
    if ('forbidden' in answer) throw new Error('forbidden');
    return answer.body;
  }

  const reached = (service: SpeechToText, job_id: string, status: string) =>
    vi.waitFor(async () => expect((await service.status('working', job_id)).status).toBe(status), {
      timeout: 60_000,
      interval: 10,
    });

  it('an upload is refused with 999 and leaves no file, and the next is accepted once there is space', async () => {
    const service = await start(createScriptedRecogniser(['en']), 0);
    isFull = true;
    const refused = await upload(service);
    expect(refused).toMatchObject({
      code: '999',
      message: 'Unknown error, please contact developer: the disk of the service is full',
    });
    expect(await service.status('working', refused.job_id)).toMatchObject({ code: '002' });
    for (const name of ['incoming', 'audio', 'work']) expect(readdirSync(join(folder, name))).toEqual([]);
    isFull = false;
    expect(await upload(service)).toMatchObject({ code: '000' });
  });

  it('a full disk is also reported for a small file that is received completely before it is written', async () => {
    const reading = readForm(
      {
        contentType: 'multipart/form-data; boundary=x',
        body: Readable.from([body]),
        signal: new AbortController().signal,
      },
      async (stream) => {
        await stream.resume().toArray();
        await new Promise(setImmediate);
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' });
      },
      async () => {},
    );
    await expect(reading).rejects.toThrow('no space left');
  });

  it.runIf(existsSync('/dev/full'))('a file that does not fit on the disk is removed', async () => {
    const files = await openWorkingFiles(folder);
    symlinkSync('/dev/full', join(folder, 'incoming', 'upload'));
    await expect(files.receive('upload', Readable.from([wav]))).rejects.toThrow('ENOSPC');
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('a transcript that cannot be stored yet is kept in memory, and recognition runs once', async () => {
    let calls = 0;
    const scripted = createScriptedRecogniser(['en']);
    const service = await start({
      ...scripted,
      recognise: async (...given) => {
        calls++;
        isFull = true;
        return scripted.recognise(...given);
      },
    });
    const { job_id } = await upload(service);
    await vi.waitFor(() => expect(log.join()).toContain('waits for disk space'), { timeout: 60_000 });
    expect(await service.status('working', job_id)).toMatchObject({ code: '004' });
    isFull = false;
    await reached(service, job_id, 'completed');
    expect(calls).toBe(1);
  });

  it('a job does not fail, however often it finds the disk full', { tags: 'slow' }, async () => {
    let calls = 0;
    const scripted = createScriptedRecogniser(['en']);
    const service = await start({
      ...scripted,
      recognise: async (...given) => {
        if (++calls <= 2) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        return scripted.recognise(...given);
      },
    });
    const { job_id } = await upload(service);
    await reached(service, job_id, 'completed');
    expect(calls).toBe(3);
  });

  it('usage that cannot be stored yet counts at once and is stored later', () => {
    // An account name so long that storing it needs new database pages.
    const account = { ...demoAccounts[0]!, name: 'n'.repeat(50_000) };
    const usage = openLibsqlAccountUsage(database);
    const charge = (characters: number) => usage.charge({ account, characters });
    database.pragma('max_page_count = 1');
    charge(20);
    charge(10);
    expect(usage.used(account)).toBe(30);
    expect(openLibsqlAccountUsage(database).used(account)).toBe(0);
    database.pragma('max_page_count = 10000');
    charge(1);
    expect(usage.used(account)).toBe(31);
    expect(openLibsqlAccountUsage(database).used(account)).toBe(31);
  });
});
