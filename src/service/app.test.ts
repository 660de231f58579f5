import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestHeaders, requestIdHeader } from '#contract/headers.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const credentials = () => {
  const { apiKey, appId } = service.accountWith(new Set(), 'tts');
  return { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId };
};
const post = (headers: Record<string, string>, body: unknown) =>
  service.request('/', {
    method: 'POST',
    headers: { ...credentials(), 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const translate = (headers: Record<string, string> = {}, body: unknown = { data: ['Good morning.'] }) =>
  post({ 'REV-APPNAME': 'localization', src_lang: 'en', tgt_lang: 'hi', domain: '0', ...headers }, body);

/** Sends raw bytes and returns the answer, until it is complete or the service closes the connection. */
function sendRawText(text: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('HTTP access to the service', () => {
  it('a page from a loopback address may call the API with every documented request header', async () => {
    const Origin = 'http://localhost:8080';
    const preflight = await service.request('/', {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'src_lang,format',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.split(', ');
    expect(new Set(allowed)).toEqual(
      new Set(['REV-API-KEY', 'REV-APP-ID', ...requestHeaders, requestIdHeader]),
    );
    const answer = await translate({ Origin });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
  });

  it('a page from any other address may not call the API', async () => {
    const answer = await translate({ Origin: 'https://example.test' });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('a request whose Host header names another host is refused', async () => {
    const answer = await sendRawText(
      'GET /_local/accounts HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).not.toContain('demo-key');
  });

  it('an HTTP/1.0 request may omit the Host header', async () => {
    const { 'REV-API-KEY': key, 'REV-APP-ID': id } = credentials();
    const answer = await sendRawText(
      `GET /status?job_id=x HTTP/1.0\r\nREV-API-KEY: ${key}\r\nREV-APP-ID: ${id}\r\nREV-APPNAME: stt_batch\r\n\r\n`,
    );
    expect(answer).toContain('"code":"001"');
  });

  it.each([
    ['GET', '/', 'POST, OPTIONS'],
    ['DELETE', '/upload', 'POST, OPTIONS'],
    ['PUT', '/status', 'GET, HEAD, OPTIONS'],
  ])('a client is told that %s is not allowed for %s', async (method, path, allow) => {
    const answer = await service.request(path, { method, headers: { 'REV-APPNAME': 'tts' } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe(allow);
    expect(await answer.json()).toMatchObject({ success: false, cause: expect.stringContaining(method) });
  });

  it('a client receives an early refusal while it is still sending a large body', async () => {
    const { hostname, port } = new URL(service.url);
    const size = 60_000_000;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest({
        hostname,
        port,
        path: '/upload',
        method: 'POST',
        headers: {
          'REV-API-KEY': 'nobody',
          'REV-APPNAME': 'stt_batch',
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': size,
        },
      });
      request.on('response', (response) => {
        resolve(response.statusCode);
        response.resume();
        request.destroy();
      });
      request.on('error', reject);
      // The rest of the body never arrives, so only an answer that does not wait for it can be received.
      request.write(Buffer.alloc(1_000_000));
    });
    expect(status).toBe(403);
  });

  it('a client that sends all of a refused body can still read the answer', async () => {
    const answer = await service.request('/upload', {
      method: 'POST',
      headers: {
        'REV-API-KEY': 'nobody',
        'REV-APPNAME': 'stt_batch',
        'Content-Type': 'application/octet-stream',
      },
      body: new Uint8Array(60_000_000),
    });
    expect(answer.status).toBe(403);
  });
});

describe('request bodies', () => {
  it('a refusal for exceeding a limit names the field', async () => {
    const strings = await translate({}, { data: Array.from({ length: 10_001 }, () => 'a') });
    expect(await strings.json()).toMatchObject({ error_cause: expect.stringContaining('data') });
    const long = await translate({}, { data: ['a'.repeat(10_001)] });
    expect(await long.json()).toMatchObject({ error_cause: expect.stringContaining('data.0') });
    const body = await translate({}, `{"data":["${'a'.repeat(10_000_000)}"]}`);
    expect(body.status).toBe(413);
    const ssml = await post(
      { 'REV-APPNAME': 'tts', speaker: 'hi_male' },
      { ssml: ' '.repeat(70_000).replace(' ', 'x') },
    );
    expect(await ssml.json()).toMatchObject({ success: false, cause: expect.stringContaining('ssml') });
  });

  it('a body that is not UTF-8, or not a JSON object, is refused', async () => {
    for (const body of ['[1,2]', '"text"', '12', 'null']) {
      const answer = await translate({}, body);
      expect([400, 403]).toContain(answer.status);
    }
  });
});

describe('charging accounts', () => {
  it('an account is charged for the characters of its input', { tags: 'slow' }, async () => {
    const list = async () =>
      (await (await service.request('/_local/accounts')).json()) as { name: string; used: number }[];
    const used = async () => (await list()).find(({ name }) => name === 'tts')?.used ?? -1;
    const before = await used();
    await translate({}, { data: ['abc', 'नमस्ते'] });
    expect(await used()).toBe(before + 9);
  });
});

describe('the routes below /_local', () => {
  it('a local route refuses requests from web pages', async () => {
    const pages: Record<string, string>[] = [
      { Origin: service.url },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of pages) {
      expect((await service.request('/_local/accounts', { headers })).status).toBe(403);
    }
  });

  it('a local route returns the word times of synthesised speech', async () => {
    const answer = await service.request('/_local/speech-marks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', speaker: 'en_female' },
      body: JSON.stringify({ text: 'one two three' }),
    });
    const { duration, marks } = (await answer.json()) as {
      duration: number;
      marks: { word: string; start: number; end: number }[];
    };
    expect(marks.map(({ word }) => word)).toEqual(['one', 'two', 'three']);
    for (const { start, end } of marks) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(duration);
    }
  });

  it.each([
    { text: 'किराया ₹1,250 है, 12/03/2024 तक।' },
    { ssml: '<speak>किराया <prosody rate="90%">₹1,250 है, 12/03/2024 तक।</prosody></speak>' },
  ])('speech marks contain the words as written: %j', async (body) => {
    const answer = await service.request('/_local/speech-marks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', speaker: 'hi_female' },
      body: JSON.stringify(body),
    });
    const { marks } = (await answer.json()) as { marks: { word: string }[] };
    expect(marks.map(({ word }) => word)).toEqual(['किराया', '₹1,250', 'है', '12/03/2024', 'तक']);
  });

  it('an answer names the engines that served it', async () => {
    const known = 'Good morning.';
    const unknown = 'Nobody wrote this before.';
    const engines = async (data: string[]) => (await translate({}, { data })).headers.get('X-Engine');
    expect(await engines([known])).toBe('phrasebook');
    expect(await engines([known, unknown])).toBe('phrasebook, spelling-rules');
    expect(await engines(['12'])).toBe('');
    const spelled = await post(
      { 'REV-APPNAME': 'transliteration', src_lang: 'en', tgt_lang: 'hi' },
      { data: ['market'] },
    );
    expect(spelled.headers.get('X-Engine')).toBe('spelling-rules');
  });

  it('a local route explains a translation that was requested with X-Explain', async () => {
    const answer = await translate({ 'X-Explain': '1' });
    const id = answer.headers.get('X-Explain-Id');
    const explanation = await (await service.request(`/_local/explain/${id}`)).json();
    expect(explanation).toMatchObject({
      function: 'localization',
      id,
      strings: [{ inString: 'Good morning.', targets: { hi: [{ route: 'lookup', apiStatus: 2 }] } }],
    });
    expect((await service.request('/_local/explain/none')).status).toBe(404);
  });

  it('a local route explains the words of a transliteration that was requested with X-Explain', async () => {
    const answer = await post(
      { 'REV-APPNAME': 'transliteration', src_lang: 'en', tgt_lang: 'hi', 'X-Explain': '1' },
      { data: ['Pvt market', '9'], isBulk: false },
    );
    const id = answer.headers.get('X-Explain-Id');
    expect(await (await service.request(`/_local/explain/${id}`)).json()).toEqual({
      function: 'transliteration',
      id,
      strings: [
        {
          inString: 'Pvt market',
          words: [
            { input: 'Pvt', outputs: ['प्राइवेट'], layer: 'exception', exception: 'built-in-hi-pvt' },
            { input: 'market', outputs: ['मार्केट'], layer: 'lexicon' },
          ],
        },
        { inString: '9', words: [{ input: '9', outputs: ['9'], layer: 'kept' }] },
      ],
    });
  });

  it('a transliteration without X-Explain is not explained', async () => {
    const answer = await post(
      { 'REV-APPNAME': 'transliteration', src_lang: 'en', tgt_lang: 'hi' },
      { data: ['market'] },
    );
    expect(answer.headers.get('X-Explain-Id')).toBeNull();
  });
});

describe('fault injection', () => {
  const order = (fault: unknown, times = 1) => service.armFault({ operation: 'localization', times, fault });

  it.each([
    [{ kind: 'status', status: 503 }, 503, /"error_cause":"injected fault"/],
    [{ kind: 'html' }, 502, /^<!doctype html>/],
    [{ kind: 'broken-json' }, 200, /^\{"responseList":\[\{"inString":"$/],
    [{ kind: 'wrong-shape' }, 200, /^\{"unexpected":true\}$/],
    [{ kind: 'segment', apiStatus: -6 }, 200, /"apiStatus":-6/],
    [{ kind: 'delay', milliseconds: 30 }, 200, /"apiStatus":2/],
  ])('the fault %j affects a single call', async (fault, status, text) => {
    await order(fault);
    const answer = await translate();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(text);
    expect((await translate()).status).toBe(200);
  });

  it.each(['reset', 'truncated'])('a fault of kind %s breaks the connection', async (kind) => {
    await order({ kind });
    await expect(translate().then((answer) => answer.text())).rejects.toThrow();
    expect((await translate()).status).toBe(200);
  });

  it('counts down the calls that a fault affects, lists the pending faults and clears them on request', async () => {
    await order({ kind: 'html' }, 3);
    await translate();
    const list = async (method = 'GET') => (await service.request('/_local/faults', { method })).json();
    expect(await list()).toEqual({
      faults: [{ operation: 'localization', times: 2, fault: { kind: 'html' } }],
    });
    expect(await list('DELETE')).toEqual({ faults: [] });
    expect((await translate()).status).toBe(200);
  });

  it('refuses an invalid fault and names the field', async () => {
    const answer = await service.request('/_local/faults', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ operation: 'tts', times: 0, fault: { kind: 'html' } }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('times') });
  });
});
