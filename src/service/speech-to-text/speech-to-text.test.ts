import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusResponse, TranscriptResponse } from '#contract/speech-to-text.ts';
import { EngineFailure } from '#service/engines/engine-failure.ts';
import type { Recogniser } from '#service/engines/recognition/recogniser.ts';
import { concatSamples, silence, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { createScriptedRecogniser } from '#testing/service/scripted-recogniser.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createLibsqlJobQueue } from '../store/job-queue-libsql.ts';
import { createSpeechToText, type SpeechToTextDependencies } from './create-speech-to-text.ts';
import type { SpeechToText } from './speech-to-text.ts';

const rate = 16_000;
const shortSilence = silence(0.2, rate);
const toneBurst = tone(0.3, rate);
/** Three bursts of sound at 0.2, 0.7 and 1.2 s, and a fourth at 3 s after a long silence. */
const speech = concatSamples(
  shortSilence,
  toneBurst,
  shortSilence,
  toneBurst,
  shortSilence,
  toneBurst,
  silence(1.5, rate),
  toneBurst,
  shortSilence,
);

describe('batch speech-to-text', () => {
  let folder: string;
  let database: Database;
  const open: SpeechToText[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'speech-to-text-'));
    database = openDatabase(':memory:');
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((service) => service.close()));
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(changes: Partial<SpeechToTextDependencies> = {}): Promise<SpeechToText> {
    const service = await createSpeechToText({
      jobs: createLibsqlJobQueue(database),
      recognisers: () => [createScriptedRecogniser(['en'])],
      folder,
      retryDelay: 0,
      ...changes,
    });
    open.push(service);
    return service;
  }

  async function uploaded(
    service: SpeechToText,
    audio: Buffer,
    subtitles = false,
    engine?: string,
  ): Promise<string> {
    const boundary = 'x';
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`),
      audio,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await service.upload({
      accountId: 'working',
      src_lang: 'en',
      domain: 'generic',
      subtitles,
      ...(engine && { engine }),
      contentType: `multipart/form-data; boundary=${boundary}`,
      body: Readable.from([body]),
      signal: new AbortController().signal,
      mayUse: () => true,
      charge: () => undefined,
    });
    if ('forbidden' in answer || answer.body.code !== '000') throw new Error(JSON.stringify(answer));
    return answer.body.job_id;
  }

  const reached = (service: SpeechToText, job_id: string, status: string) =>
    vi.waitFor(
      async () => {
        expect((await service.status('working', job_id)).status).toBe(status);
      },
      { timeout: 20_000, interval: 20 },
    );

  const good = wavBytes(speech, { sampleRate: rate });
  /** A recogniser that does not answer until `release` is called. */
  function heldRecogniser() {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const recogniser: Recogniser = {
      id: 'held',
      languages: ['en'],
      recognise: async (_path, { signal }) => {
        await Promise.race([
          held,
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        ]);
        return { segments: [] };
      },
    };
    return { recogniser, release };
  }

  it('turns an upload into a transcript with word times', { timeout: 30_000 }, async () => {
    const service = await start();
    const job_id = await uploaded(service, good, true);
    await reached(service, job_id, 'completed');
    expect(await service.status('working', job_id)).toEqual({
      job_id,
      code: '000',
      message: 'Transcript ready.',
      status: 'completed',
    });
    const answer = TranscriptResponse.parse(await service.transcript('working', job_id.toUpperCase()));
    expect(answer.job_id).toBe(job_id.toUpperCase());
    expect(answer.result?.words.map((list) => list.length)).toEqual([3, 1]);
    const starts = answer.result?.words.flat().map(({ start }) => start) ?? [];
    for (const [index, expected] of [0.2, 0.7, 1.2, 3].entries())
      expect(starts[index]).toBeCloseTo(expected, 1);
    expect(answer.result?.transcript).toBe('The words of. This.');
    expect(answer.result?.original_transcript).toBe('the words of this');
    expect(answer.result?.subtitles).toMatch(/^1\n00:00:00,200 --> /);
    await vi.waitFor(() => expect(readdirSync(join(folder, 'audio'))).toEqual([]));
    expect(readdirSync(join(folder, 'work'))).toEqual([]);
  });

  it('returns subtitles only on request', { timeout: 30_000 }, async () => {
    const service = await start();
    const job_id = await uploaded(service, good);
    await reached(service, job_id, 'completed');
    expect((await service.transcript('working', job_id)).result).not.toHaveProperty('subtitles');
  });

  it('answers a queued and a processing job with their codes and without a result', {
    timeout: 30_000,
  }, async () => {
    const { recogniser, release } = heldRecogniser();
    const service = await start({ recognisers: () => [recogniser], concurrency: 1 });
    const first = await uploaded(service, good);
    const second = await uploaded(service, good);
    await reached(service, first, 'processing');
    expect(await service.transcript('working', first)).toEqual({
      job_id: first,
      code: '004',
      message: 'Your request is being processed',
    });
    expect(await service.status('working', second)).toEqual({
      job_id: second,
      code: '003',
      message: 'Your request is in the queue and will be processed shortly',
      status: 'queued',
    });
    release();
    await reached(service, second, 'completed');
    expect((await service.transcript('working', second)).result?.words).toEqual([]);
  });

  it.each([
    ['missing', undefined, '001'],
    ['empty', '', '001'],
    ['malformed', 'abc', '001'],
    ['almost an id', '00000000-0000-0000-0000', '001'],
    ['an attack', "' OR 1=1 --", '001'],
    ['unknown', randomUUID(), '002'],
    ['unknown, of no version', '11111111-1111-1111-1111-111111111111', '002'],
  ])('answers a job_id that is %s', async (_name, job_id, code) => {
    const service = await start();
    const body = { job_id: job_id ?? '', code, message: 'Invalid JOB ID' };
    expect(StatusResponse.parse(await service.status('working', job_id))).toEqual({
      ...body,
      status: 'failed',
    });
    expect(await service.transcript('working', job_id)).toEqual(body);
  });

  it("does not show another account's job", async () => {
    const service = await start({ concurrency: 0 });
    const job_id = await uploaded(service, good);
    expect(await service.status('other', job_id)).toMatchObject({ code: '002', status: 'failed' });
    expect(await service.transcript('other', job_id)).toMatchObject({ code: '002' });
    expect(await service.status('working', job_id)).toMatchObject({ code: '003' });
  });

  it('fails the job of a damaged file at once without revealing the cause', { timeout: 30_000 }, async () => {
    const log: string[] = [];
    const service = await start({ log: (message) => log.push(message) });
    const job_id = await uploaded(service, good.subarray(0, 5_000));
    await reached(service, job_id, 'failed');
    expect(await service.status('working', job_id)).toEqual({
      job_id,
      code: '005',
      message: 'Job failed. Please contact the developers',
      status: 'failed',
    });
    expect(await service.transcript('working', job_id)).not.toHaveProperty('result');
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('cut short');
    await vi.waitFor(() => expect(readdirSync(join(folder, 'audio'))).toEqual([]));
  });

  it('tries a failing engine at most three times', { tags: 'slow', timeout: 60_000 }, async () => {
    let calls = 0;
    let failures = 3;
    const flaky: Recogniser = {
      id: 'flaky',
      languages: ['en'],
      recognise: async () => {
        calls++;
        if (failures-- > 0) throw new EngineFailure('busy');
        return { segments: [] };
      },
    };
    const service = await start({ recognisers: () => [flaky] });
    const lost = await uploaded(service, good);
    await reached(service, lost, 'failed');
    expect(calls).toBe(3);
    failures = 1;
    const saved = await uploaded(service, good);
    await reached(service, saved, 'completed');
    expect(calls).toBe(5);
  });

  it('puts a running job back into the queue when the service stops, without counting the attempt', {
    timeout: 30_000,
  }, async () => {
    const { recogniser } = heldRecogniser();
    const first = await start({ recognisers: () => [recogniser], interruptions: 1 });
    const job_id = await uploaded(first, good);
    await reached(first, job_id, 'processing');
    await first.close();
    expect(await first.status('working', job_id)).toMatchObject({ code: '003' });
    const second = await start({ interruptions: 1 });
    await reached(second, job_id, 'completed');
  });

  it('removes, when the service starts, stored audio that no open job needs', async () => {
    const waiting = await start({ concurrency: 0 });
    const job_id = await uploaded(waiting, good);
    mkdirSync(join(folder, 'work', 'job-old'));
    for (const name of ['incoming/half', 'audio/orphan.wav', 'work/job-old/x'])
      writeFileSync(join(folder, name), 'x');
    await start({ concurrency: 0 });
    expect(readdirSync(join(folder, 'audio'))).toEqual([`${job_id}.wav`]);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    expect(readdirSync(join(folder, 'work'))).toEqual([]);
  });

  it('a job whose engine is removed during recognition is finished by the next engine', async () => {
    const next = createScriptedRecogniser(['en']);
    let recognisers: readonly Recogniser[] = [];
    const removed: Recogniser = {
      id: 'removed',
      languages: ['en'],
      recognise: async () => {
        recognisers = [next];
        throw new Error('the process ended');
      },
    };
    recognisers = [removed, next];
    const service = await start({ recognisers: () => recognisers, attempts: 1 });
    await reached(service, await uploaded(service, good), 'completed');
  });

  it('lists each language with the first engine that supports it', async () => {
    const hindi = createScriptedRecogniser(['hi', 'en']);
    const service = await start({
      recognisers: () => [{ ...hindi, id: 'first' }, createScriptedRecogniser(['en', 'ta'])],
    });
    expect(service.languages()).toEqual([
      { language: 'hi', engine: 'first' },
      { language: 'en', engine: 'first' },
      { language: 'ta', engine: 'scripted-for-tests' },
    ]);
  });

  it('tells which engine produced a transcript, with warnings about its quality', async () => {
    const doubting: Recogniser = {
      id: 'doubting',
      languages: ['en'],
      recognise: async () => ({
        segments: [{ words: [{ word: 'hm' }], text: 'Hm.' }],
        doubt: 'other-language',
      }),
    };
    const service = await start({ recognisers: () => [createScriptedRecogniser(['en']), doubting] });
    const [first, chosen] = [
      await uploaded(service, wavBytes(speech, { sampleRate: rate }), false, 'unknown'),
      await uploaded(service, wavBytes(speech, { sampleRate: rate }), false, 'doubting'),
    ];
    for (const job_id of [first, chosen]) {
      await vi.waitFor(
        async () => expect((await service.status('working', job_id)).code).toBe('000'),
        10_000,
      );
    }
    expect(await service.explanation(first)).toEqual({
      ...{ function: 'stt_batch', id: first, engine: createScriptedRecogniser(['en']).id, untimedWords: 0 },
    });
    expect(await service.explanation(chosen)).toEqual({
      ...{ function: 'stt_batch', id: chosen, engine: 'doubting', untimedWords: 1, doubt: 'other-language' },
    });
    expect(TranscriptResponse.parse(await service.transcript('working', chosen)).result?.transcript).toBe(
      'Hm.',
    );
    expect(await service.explanation(randomUUID())).toBeUndefined();
  });
});
