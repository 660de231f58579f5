import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadResultCodes } from '#contract/speech-to-text.ts';
import { encodedBytes, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { createScriptedRecogniser } from '#testing/service/scripted-recogniser.ts';
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts';
import { openDatabase } from '../store/database.ts';
import type { Job, JobQueue, NewJob } from '../store/job-queue.ts';
import { createLibsqlJobQueue } from '../store/job-queue-libsql.ts';
import { createSpeechToText } from './create-speech-to-text.ts';
import { FileUrlError, FileUrlTooLarge } from './file-url.ts';
import { readForm } from './read-form.ts';
import type { SpeechToText, UploadAnswer, UploadRequest } from './speech-to-text.ts';

const boundary = 'the-boundary';
const contentType = `multipart/form-data; boundary=${boundary}`;
const wav = wavBytes(tone(0.3, 8_000), { sampleRate: 8_000 });

function part(headers: string, content: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}
const filePart = (content: Buffer | string, more = '; filename="talk.wav"\r\nContent-Type: audio/wav') =>
  part(`Content-Disposition: form-data; name="file"${more}`, content);
const fieldPart = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);

describe('an upload', { timeout: 60_000 }, () => {
  let folder: string;
  let jobs: JobQueue;
  let service: SpeechToText;
  let charged: number[];
  let fetched: (address: string) => Readable | Error;
  const log: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'upload-'));
    jobs = createLibsqlJobQueue(openDatabase(':memory:'));
    service = await createSpeechToText({
      jobs,
      recognisers: () => [createScriptedRecogniser(['en', 'hi'])],
      folder,
      log: (message) => log.push(message),
      // No job is processed: the queue has its own tests.
      concurrency: 0,
      fetchFileUrl: async (address, _signal, receive) => {
        const answer = fetched(address);
        if (answer instanceof Error) throw answer;
        return receive(answer);
      },
    });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    charged = [];
    log.length = 0;
    fetched = () => new Error('no address was expected');
  });

  function upload(body: Buffer | Readable, changes: Partial<UploadRequest> = {}): Promise<UploadAnswer> {
    return service.upload({
      accountId: 'working',
      src_lang: 'en',
      domain: 'generic',
      subtitles: false,
      contentType,
      body: Buffer.isBuffer(body) ? Readable.from([body]) : body,
      signal: new AbortController().signal,
      mayUse: () => true,
      charge: (seconds) => {
        charged.push(seconds);
        return undefined;
      },
      ...changes,
    });
  }

  async function expectCode(answer: Promise<UploadAnswer>, code: string, status = 200): Promise<string> {
    const given = await answer;
    if ('forbidden' in given) throw new Error('forbidden');
    expect(given).toMatchObject({ status, body: { code } });
    expect(given.body.job_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    if (code !== '000') expect(await jobs.get(given.body.job_id)).toBeUndefined();
    return given.body.message;
  }

  async function acceptedJob(answer: Promise<UploadAnswer>): Promise<Job> {
    const given = await answer;
    if ('forbidden' in given) throw new Error('forbidden');
    expect(given).toEqual({
      status: 200,
      body: { job_id: given.body.job_id, code: '000', message: 'Success. Request accepted' },
    });
    const job = await jobs.get(given.body.job_id);
    if (job === undefined) throw new Error('no job');
    return job;
  }

  it('an upload is accepted, stored with its parameters and charged by the length of its audio', async () => {
    const job = await acceptedJob(
      upload(form(filePart(wav)), { src_lang: 'hi', domain: 'bfsi', subtitles: true, accountId: 'other' }),
    );
    expect(job).toMatchObject({
      state: 'queued',
      account: 'other',
      request: { src_lang: 'hi', domain: 'bfsi', subtitles: true, fileName: 'talk.wav' },
    });
    expect(readdirSync(join(folder, 'audio'))).toContain(job.audio);
    expect(charged).toEqual([0.3]);
  });

  it('an upload is refused, and leaves no audio, if other calls have used up the allowance meanwhile', async () => {
    const account = { name: 'short', allowance: 5, usedBefore: 0, resetsOnStart: false };
    const before = readdirSync(join(folder, 'audio'));
    const answers = await Promise.all(
      Array.from({ length: 3 }, () =>
        upload(form(filePart(wav)), { charge: (seconds) => ({ account, characters: seconds * 15 }) }),
      ),
    );
    const refused = answers.filter((answer) => 'forbidden' in answer);
    expect(refused).toEqual([{ forbidden: 'allowance' }, { forbidden: 'allowance' }]);
    expect(readdirSync(join(folder, 'audio'))).toHaveLength(before.length + 1);
  });

  it('the audio is kept if the connection to the database is lost before it confirms the job', async () => {
    const insert = jobs.insert;
    let stored: NewJob | undefined;
    vi.spyOn(jobs, 'insert').mockImplementationOnce(async (job, charge) => {
      stored = job;
      await insert.call(jobs, job, charge);
      throw new DatabaseUnavailable(new Error('Connection terminated'));
    });
    await upload(form(filePart(wav))).catch(() => {});
    expect(stored && (await jobs.get(stored.job_id))).toBeDefined();
    expect(readdirSync(join(folder, 'audio'))).toContain(stored?.audio);
  });

  it.each(['FLAC', 'MP3'] as const)('an upload of %s is charged by its length', async (format) => {
    await acceptedJob(upload(form(filePart(await encodedBytes(format, tone(2, 16_000), 16_000)))));
    expect(charged[0]).toBeCloseTo(2, 0);
  });

  it.each([
    ['without a type', '; filename="talk.wav"'],
    ['as audio/*', '; filename="a.wav"\r\nContent-Type: audio/*'],
    ['as bytes named "file"', '; filename="file"\r\nContent-Type: application/octet-stream'],
    ['with a misleading name and type', '; filename="../../x.txt"\r\nContent-Type: text/plain'],
    ['without a name, as bytes', '\r\nContent-Type: application/octet-stream'],
    ['with a name in another script', '; filename="भाषण.wav"'],
  ])('an upload is accepted when its part is sent %s', async (_name, more) => {
    await acceptedJob(upload(form(filePart(wav, more))));
  });

  it('further fields, other files and a second audio file are ignored', async () => {
    const other = part(
      'Content-Disposition: form-data; name="cover"; filename="c.png"',
      Buffer.alloc(5_000, 1),
    );
    const job = await acceptedJob(
      upload(form(fieldPart('format', 'wav'), other, filePart(wav), filePart('second'), fieldPart('x', 'y'))),
    );
    expect(job.request.fileName).toBe('talk.wav');
  });

  it('the uploaded file is used when there is a file_url too', async () => {
    await acceptedJob(upload(form(fieldPart('file_url', 'http://example.com/a.wav'), filePart(wav))));
  });

  it('the file_url is used when the browser sends an empty file field', async () => {
    fetched = () => Readable.from([wav]);
    const empty = filePart('', '; filename=""\r\nContent-Type: application/octet-stream');
    await acceptedJob(upload(form(empty, fieldPart('file_url', 'http://example.com/a.wav'))));
    await expectCode(upload(form(empty)), '005');
  });

  it('a missing or unavailable parameter is refused by name, in the documented order', async () => {
    const body = form(filePart(wav));
    const missing = uploadResultCodes['001'];
    expect(await expectCode(upload(body, { src_lang: undefined, domain: undefined }), '001')).toBe(missing);
    expect(await expectCode(upload(body, { src_lang: ' ', mayUse: () => false }), '001')).toBe(missing);
    const unavailable = uploadResultCodes['003'];
    for (const changes of [
      { src_lang: 'xx' },
      { src_lang: 'ur' },
      { src_lang: 'EN' },
      { src_lang: 'ta' },
      { domain: undefined },
      { domain: 'travel' },
      { domain: '' },
    ]) {
      expect(await expectCode(upload(body, changes), '003'), JSON.stringify(changes)).toBe(unavailable);
    }
    await expectCode(upload(form(filePart('text')), { domain: 'travel' }), '003');
    expect(await upload(body, { mayUse: () => false })).toEqual({ forbidden: 'language' });
    expect(await upload(body, { src_lang: 'ta', domain: 'travel', mayUse: () => false })).toEqual({
      forbidden: 'language',
    });
    expect(await upload(body, { mayUse: (language) => language === 'en' })).toMatchObject({ status: 200 });
  });

  it('an uploaded file that is not audio is refused with 002', async () => {
    const text = 'not audio';
    expect(await expectCode(upload(form(filePart(text))), '002')).toBe(uploadResultCodes['002']);
    await expectCode(upload(form(filePart(''))), '002');
  });

  it('a file_url that does not point to audio is refused with 004', async () => {
    fetched = () => Readable.from([Buffer.from('<html>')]);
    const message = await expectCode(upload(form(fieldPart('file_url', 'http://example.com/a.wav'))), '004');
    expect(message).toBe(uploadResultCodes['004']);
  });

  it('a file_url that cannot be fetched is refused with 999 and the reason', async () => {
    fetched = () => new FileUrlError('the host a is not on the public internet');
    const message = await expectCode(upload(form(fieldPart('file_url', 'http://a/'))), '999');
    expect(message).toBe('Unknown error, please contact developer: the host a is not on the public internet');
    fetched = () => new FileUrlTooLarge();
    await expectCode(upload(form(fieldPart('file_url', 'http://a/'))), '999', 413);
    const long = `http://a/${'x'.repeat(20_000)}`;
    expect(await expectCode(upload(form(fieldPart('file_url', long))), '999')).toContain('longer than');
    const named = (value: string) =>
      form(part('Content-Disposition: form-data; name="file_url"; filename="file_url"', value));
    expect(await expectCode(upload(named(' http://a/ ')), '999', 413)).toContain('100 MB');
    expect(await expectCode(upload(named(long)), '999')).toContain('longer than');
  });

  it('an upload that breaks off while a part without a file name is stored is refused', async () => {
    const broken = Buffer.concat([filePart(wav, ''), Buffer.from(`--${boundary}\r\nbroken`)]);
    const signal = new AbortController().signal;
    const reading = readForm(
      { contentType, body: Readable.from([broken]), signal },
      (stream) =>
        new Promise((_, reject) => {
          stream.once('close', () => reject(new Error('cut off')));
        }),
      async () => {},
    );
    expect(await reading).toMatchObject({ kind: 'malformed' });
  });

  it('an upload with neither file nor file_url is refused with 005', async () => {
    expect(await expectCode(upload(form(fieldPart('other', 'x'))), '005')).toBe('file is required');
    await expectCode(upload(form(fieldPart('file_url', '  '))), '005');
    await expectCode(upload(form(fieldPart('file', 'text'))), '005');
    const wide = Buffer.concat([wav, Buffer.alloc(4_000_000)]);
    expect(await expectCode(upload(form(filePart(wide, ''))), '999')).toContain('needs a file name');
    await expectCode(upload(Buffer.from(`--${boundary}--\r\n`)), '005');
    await expectCode(upload(Buffer.alloc(0), { contentType: undefined }), '005');
  });

  it('a body that is not a form, or a form without a boundary, is refused', async () => {
    await expectCode(upload(Buffer.from('{}'), { contentType: 'application/json' }), '999', 415);
    const message = await expectCode(
      upload(form(filePart(wav)), { contentType: 'multipart/form-data' }),
      '999',
    );
    expect(message).toContain('oundary');
  });

  it('an upload is answered wherever its body is truncated', async () => {
    const whole = form(fieldPart('format', 'wav'), filePart(wav.subarray(0, 400)));
    for (let end = 0; end < whole.length - 4; end += end < 300 ? 1 : 37) {
      const answer = await upload(whole.subarray(0, end));
      if ('forbidden' in answer) throw new Error('forbidden');
      expect(answer.body.code, `cut at ${end}`).toBe('999');
    }
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('an upload with garbage between the boundaries is answered', async () => {
    const garbage = [
      Buffer.from('no boundary at all'),
      Buffer.from(`--${boundary}`),
      Buffer.from(`--${boundary}\r\n\r\n\r\n--${boundary}--`),
      part('Content-Disposition: form-data', 'x'),
      part(`Content-Disposition: form-data; name="file"; filename="${'x'.repeat(100_000)}"`, 'x'),
      part('Content-Disposition: form-data; name="file"; filename="a\0b"\r\nContent-Type: \xff', wav),
      Buffer.concat([filePart(wav), Buffer.from(`--${boundary}X`)]),
    ];
    for (const body of garbage) {
      const answer = await upload(body);
      expect(answer).toMatchObject({ status: 200 });
    }
    expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  });

  it('an upload leaves no file behind when the client disconnects', async () => {
    const leaving = new AbortController();
    const body = new Readable({ read() {} });
    const answer = upload(body, { signal: leaving.signal });
    body.push(form(filePart(wav)).subarray(0, 500));
    leaving.abort();
    await expectCode(answer, '999');

    const broken = new Readable({ read() {} });
    const second = upload(broken);
    broken.push(form(filePart(wav)).subarray(0, 500));
    broken.destroy(new Error('reset'));
    await expectCode(second, '999');
  });

  describe('uploads near the size limit', () => {
    const head = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1');
    const zeros = Buffer.alloc(1_000_000);
    function* sized(bytes: number) {
      yield filePart(head).subarray(0, -2);
      for (let left = bytes - head.length; left > 0; left -= zeros.length) {
        yield left < zeros.length ? zeros.subarray(0, left) : zeros;
      }
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }

    it('an upload of 99,999,999 bytes is accepted', async () => {
      const job = await acceptedJob(upload(Readable.from(sized(99_999_999))));
      rmSync(join(folder, 'audio', job.audio));
    });

    it('an upload of 100,000,000 bytes is refused with 413, naming the limit', async () => {
      const before = readdirSync(join(folder, 'audio'));
      const message = await expectCode(upload(Readable.from(sized(100_000_000))), '999', 413);
      expect(message).toContain('100 MB');
      expect(readdirSync(join(folder, 'audio'))).toEqual(before);
    });

    it('an upload that is too large is refused while the client is still sending', async () => {
      let sent = 0;
      const endless = Readable.from(
        (function* () {
          for (const piece of sized(Number.POSITIVE_INFINITY)) {
            sent += piece.length;
            yield piece;
          }
        })(),
      );
      await expectCode(upload(endless), '999', 413);
      expect(sent).toBeLessThan(105_000_000);
      endless.destroy();
    });

    it('an upload with endless fields is refused while the client is still sending', async () => {
      const endless = Readable.from(
        (function* () {
          yield part('Content-Disposition: form-data; name="cover"; filename="c.png"', '').subarray(0, -2);
          for (;;) yield zeros;
        })(),
      );
      await expectCode(upload(endless), '999', 413);
      endless.destroy();
    });
  });
});
