import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sendRaw } from '#testing/network/raw-request.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';
import { createLog, openLogFile } from './log.ts';

const Line = z.strictObject({
  time: z.iso.datetime(),
  id: z.guid(),
  function: z.enum([
    ...(['localization', 'transliteration', 'tts', 'stt_upload', 'stt_status', 'stt_transcript'] as const),
    ...(['local', 'none'] as const),
  ]),
  method: z.string().check(z.regex(/^[A-Z]*$/)),
  status: z.int(),
  ms: z.number(),
});

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

describe('the log of the service', () => {
  const canary = 'canary7f3a';
  let service: StartedTestService;
  const messages: string[] = [];
  beforeAll(async () => {
    service = await startTestService(
      { LIMIT_JSON_BYTES: '20000' },
      { log: (message) => messages.push(message) },
    );
  });
  afterAll(() => service.close());

  /** Returns the lines of requests once there are `count`. */
  async function lines(count: number): Promise<unknown[]> {
    const requests = () =>
      linesOf(readFileSync(join(service.dataDir, 'service.log'), 'utf8')).filter(
        (line) => typeof line === 'object' && line !== null && 'function' in line,
      );
    await expect.poll(requests, { timeout: 5_000 }).toHaveLength(count);
    return requests();
  }

  it('has one line for each request, with id, function, status and time, and never a key or text', {
    tags: 'slow',
  }, async () => {
    const { apiKey, appId } = service.accountWith(new Set(), 'tts');
    const keys = { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId };
    const json = { ...keys, 'Content-Type': 'application/json', src_lang: 'en', tgt_lang: 'hi' };
    const post = (headers: Record<string, string>, body: BodyInit, path = '/') =>
      service.request(path, { method: 'POST', headers, body });
    const form = new FormData();
    form.append('file', service.wav(), `${canary}.wav`);
    form.append('file_url', `http://${canary}.test/`);
    const body = JSON.stringify({ data: [canary], nmtMaskTerms: { [canary]: canary }, [canary]: canary });
    const upload = { ...keys, 'REV-APPNAME': 'stt_batch', src_lang: 'en', domain: 'generic' };
    const get = (path: string) => service.request(path, { headers: { ...keys, 'REV-APPNAME': 'stt_batch' } });

    const answers = [
      await post({ ...json, 'REV-APPNAME': 'localization', domain: '0' }, body),
      await post({ ...json, 'REV-APPNAME': 'transliteration' }, body),
      await post({ ...json, 'REV-APPNAME': 'tts', speaker: 'en_male' }, `{"text":"${canary}"}`),
      await post(upload, form, '/upload'),
      await get(`/status?job_id=${canary}`),
      await get(`/transcript?job_id=${canary}`),
      await service.request('/_local/health'),
      // Refusals quote the input of the client; the log must not.
      await post({ ...json, 'REV-APPNAME': 'localization', domain: canary }, body),
      await post({ ...json, 'REV-APPNAME': 'transliteration' }, `{"data": "${canary}`),
      await post({ ...json, 'REV-APPNAME': 'transliteration' }, `{"data":["${canary.repeat(3_000)}"]}`),
      await post({ ...json, 'REV-APPNAME': 'tts', speaker: 'en_male' }, `{"ssml":"<speak><${canary}/>"}`),
      await post({ ...json, 'REV-APPNAME': canary }, body),
      await post({ 'REV-API-KEY': canary, 'REV-APP-ID': canary, 'REV-APPNAME': 'tts' }, body),
      await service.request(`/${canary}?${canary}=${canary}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 400, 400, 413, 400, 403, 403, 404,
    ]);
    const port = Number(new URL(service.url).port);
    expect(await sendRaw(port, `${canary} ${canary}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );

    const written = z.array(Line).parse(await lines(16));
    expect(written.map(({ function: name, status }) => `${name} ${status}`)).toEqual([
      'localization 200',
      'transliteration 200',
      'tts 200',
      'stt_upload 200',
      'stt_status 200',
      'stt_transcript 200',
      'local 200',
      'localization 400',
      'transliteration 400',
      'transliteration 413',
      'tts 400',
      'none 403',
      'tts 403',
      'none 404',
      'none 400',
      'none 431',
    ]);
    expect(written.slice(0, 14).map(({ id }) => id)).toEqual(
      answers.map(({ headers }) => headers.get('X-Request-Id')),
    );
    const whole = readFileSync(join(service.dataDir, 'service.log'), 'utf8') + messages.join('\n');
    for (const secret of [canary, apiKey, appId, 'demo-key']) expect(whole).not.toContain(secret);
  });

  it('the id that a client has chosen is logged with its request and job; an invalid one is replaced', {
    tags: 'slow',
  }, async () => {
    const { apiKey, appId } = service.accountWith(new Set(), 'tts');
    const upload = { 'REV-APPNAME': 'stt_batch', src_lang: 'en', domain: 'generic' };
    const form = () => {
      const body = new FormData();
      body.append('file', service.wav(), 'a.wav');
      return body;
    };
    const send = (id: string) =>
      service.request('/upload', {
        method: 'POST',
        headers: { ...upload, 'REV-API-KEY': apiKey, 'REV-APP-ID': appId, 'X-Request-Id': id },
        body: form(),
      });
    const id = crypto.randomUUID();
    const answer = await send(id);
    expect(answer.headers.get('X-Request-Id')).toBe(id);
    const { job_id } = (await answer.json()) as { job_id: string };
    const logged = () =>
      linesOf(readFileSync(join(service.dataDir, 'service.log'), 'utf8')).filter(
        (line) => typeof line === 'object' && line !== null && 'id' in line && line.id === id,
      );
    await expect.poll(logged, { timeout: 20_000 }).toHaveLength(2);
    expect(logged()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ function: 'stt_upload', status: 200 }),
        expect.objectContaining({ job: job_id, attempt: 1, outcome: 'completed' }),
      ]),
    );
    for (const text of [`${canary}-${canary}`, '', `${id}x`, id.slice(1)]) {
      const own = (await send(text)).headers.get('X-Request-Id');
      expect(own).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect(own).not.toBe(id);
    }
  });

  it('logs a client that left before its answer', async () => {
    await service.armFault({ operation: 'stt_status', times: 1, fault: { kind: 'reset' } });
    const { apiKey, appId } = service.accountWith(new Set(), 'tts');
    const headers = { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId, 'REV-APPNAME': 'stt_batch' };
    await expect(service.request('/status', { headers })).rejects.toThrow();
    await expect
      .poll(() => linesOf(readFileSync(join(service.dataDir, 'service.log'), 'utf8')), { timeout: 5_000 })
      .toContainEqual(expect.objectContaining({ function: 'stt_status', status: 499 }));
  });
});

describe('a log file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const line = { id: 'a', function: 'local', method: 'GET', status: 200, ms: 1 } as const;

  it('a large log file is rotated, and one older file is kept', async () => {
    const path = join(folder, 'service.log');
    const log = createLog(openLogFile(path, 1_000));
    for (let count = 0; count < 30; count++) log.request({ ...line, id: String(count) });
    log.problem('the last\nline');
    await log.close();
    const kept = linesOf(readFileSync(`${path}.1`, 'utf8') + readFileSync(path, 'utf8'));
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(31);
    expect(kept.at(-1)).toMatchObject({ problem: 'the last\nline' });
  });

  it('a log file that cannot be written does not block the service', async () => {
    const log = createLog(openLogFile(join(folder, 'missing', 'service.log')));
    for (let count = 0; count < 3; count++) log.request(line);
    await log.close();
  });
});
