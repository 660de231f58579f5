import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRequestId } from '#contract/headers.ts';
import { proxyFailureHeader } from '#contract/proxy/failure.ts';
import { call } from './call.ts';
import { describeFailure } from './failures/describe-failure.ts';
import { failureWords } from './failures/failure-words.ts';
import { credentialMask } from './mask-credentials.ts';
import type { Failure, Outcome } from './outcome.ts';
import { CallFailed, unwrap } from './outcome.ts';
import { asCurl } from './snippets/curl.ts';
import { asFetch } from './snippets/fetch.ts';
import { asPython } from './snippets/python.ts';
import type { Target } from './target.ts';

/** A server whose answers the test determines. */
let server: Server;
let respond: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let target: Target;

beforeEach(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  target = { name: 'test', baseUrl: `http://127.0.0.1:${port}`, headers: { 'X-Console': '1' } };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const respondWithJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const translationInput = {
  headers: { src_lang: 'en', tgt_lang: ['hi', 'ta'], domain: '0', 'REV-APPVERSION': '2.0' },
  body: { data: ['Good morning.'] },
} as const;
const answerEntry = { inString: 'Good morning.', outString: 'सुप्रभात।', apiStatus: 2 };
const translationAnswer = { responseList: [answerEntry], tokenConsumed: 0, uuid: 'u' };

function failureOf(outcome: Outcome<unknown>): Failure {
  if (outcome.kind === 'ok') throw new Error('the call succeeded');
  return outcome;
}

describe('call', () => {
  it('each call is sent with an id of its own, which its record keeps', async () => {
    const sent: unknown[] = [];
    respond = (request, response) => {
      sent.push(request.headers['x-request-id']);
      respondWithJson(response, 200, translationAnswer);
    };
    const outcomes = [
      await call('localization', translationInput, target),
      await call('localization', translationInput, target),
    ];
    expect(outcomes.map((outcome) => 'exchange' in outcome && outcome.exchange?.id)).toEqual(sent);
    expect(new Set(sent).size).toBe(2);
    expect(sent.every((id) => isRequestId(id))).toBe(true);
  });

  it('encodes headers and body through the contract and parses the answer', async () => {
    let seen: { url: string | undefined; headers: IncomingMessage['headers']; body: unknown } | undefined;
    respond = (request, response, body) => {
      seen = { url: request.url, headers: request.headers, body: JSON.parse(body) };
      respondWithJson(response, 200, translationAnswer);
    };
    const outcome = await call('localization', translationInput, target);
    expect(seen).toMatchObject({
      url: '/',
      headers: {
        'rev-appname': 'localization',
        tgt_lang: 'hi,ta',
        'rev-appversion': '2.0',
        'x-console': '1',
      },
      body: { data: ['Good morning.'] },
    });
    expect(unwrap(outcome).responseList).toEqual([answerEntry]);
    expect(outcome.kind === 'ok' && outcome.exchange.deviations).toEqual([]);
    const size = Buffer.byteLength(JSON.stringify(translationAnswer));
    expect(outcome.kind === 'ok' && outcome.exchange.response).toMatchObject({ status: 200, size });
    const request = outcome.kind === 'ok' ? outcome.exchange.request : undefined;
    expect(request?.size).toBe(Buffer.byteLength(String(request?.body)));
  });

  it.each([
    ['nmtMaskTerms', { nmtMaskTerms: { Meera: 'Meera' } }],
    ['nmtMaskTerms', { nmtMaskTerms: ['Meera'] }],
    ['nmtMask', { nmtMask: true }],
  ])('refuses masking with a source other than English before sending: %s', async (path, change) => {
    const hindi = {
      headers: { ...translationInput.headers, src_lang: 'hi' },
      body: { data: ['a'], ...change },
    };
    const stopped = failureOf(await call('localization', hindi, target));
    expect(stopped).toMatchObject({ kind: 'invalid-request', deviations: [{ path }] });
    expect(describeFailure(stopped).explanation).toContain('requires src_lang = en; it is hi');

    let sent: unknown;
    respond = (_, response, body) => {
      sent = JSON.parse(body);
      respondWithJson(response, 200, translationAnswer);
    };
    await call('localization', hindi, target, { sendAnyway: true });
    expect(sent).toEqual(hindi.body);
  });

  it.each([{ nmtMaskTerms: {} }, { nmtMask: false }, {}])(
    'accepts the masking fields %j with any source language',
    async (change) => {
      respond = (_, response) => respondWithJson(response, 200, translationAnswer);
      const hindi = {
        headers: { ...translationInput.headers, src_lang: 'hi' },
        body: { data: ['a'], ...change },
      };
      expect((await call('localization', hindi, target)).kind).toBe('ok');
    },
  );

  it('lists the differences between an answer and the specification, and still reads it', async () => {
    respond = (_, response) =>
      respondWithJson(response, 200, { responseList: [{ ...answerEntry, extra: 1 }], tokenConsumed: 1 });
    const outcome = await call('localization', translationInput, target);
    expect(outcome.kind).toBe('ok');
    const paths = outcome.kind === 'ok' ? outcome.exchange.deviations.map(({ path }) => path) : [];
    expect(paths).toEqual(expect.arrayContaining(['responseList.0.extra', 'uuid']));
  });

  // Number of entries whose issues are more arguments than a function call can take: zod throws a RangeError.
  const tooMany = 130_000;
  it('reads an answer with more deviations than can be listed, and never throws', {
    tags: 'slow',
    timeout: 30_000,
  }, async () => {
    const short = { inString: '', outString: '', apiStatus: 2, extra: 1 };
    respond = (_, response) =>
      respondWithJson(response, 200, { ...translationAnswer, responseList: Array(tooMany).fill(short) });
    const outcome = await call('localization', translationInput, target);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    expect(outcome.data.responseList).toHaveLength(tooMany);
    expect(outcome.exchange.deviations).toContainEqual({ path: '', problem: 'too many to list' });
  });

  it('reports as unexpected an answer in which no entry can be read, however many entries it has', {
    tags: 'slow',
    timeout: 30_000,
  }, async () => {
    respond = (_, response) =>
      respondWithJson(response, 200, { ...translationAnswer, responseList: Array(tooMany).fill(0) });
    expect(await call('localization', translationInput, target)).toMatchObject({
      kind: 'unexpected',
      reason: 'wrong-shape',
    });
  });

  it('sends no request that the contract refuses, unless `sendAnyway` is set', async () => {
    let calls = 0;
    respond = (_, response) => {
      calls += 1;
      respondWithJson(response, 403, { message: 'unauthorized to use this src/tgt language', status: 403 });
    };
    const wrong = { ...translationInput, headers: { ...translationInput.headers, tgt_lang: ['xx'] } };
    const refused = await call('localization', wrong, target);
    expect(refused).toMatchObject({ kind: 'invalid-request', deviations: [{ path: 'tgt_lang.0' }] });
    expect(calls).toBe(0);
    const sent = await call('localization', wrong, target, { sendAnyway: true });
    expect(calls).toBe(1);
    expect(sent).toMatchObject({ kind: 'refused', row: { id: 'localization.unauthorized-language' } });
  });

  describe('never throws on a body that cannot be serialised', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    it.each([
      ['a BigInt', { data: [1n] }, 'data', /BigInt/],
      ['a cycle', { data: ['a'], extra: cycle }, 'extra', /circular/],
      [
        'a value whose toJSON throws',
        {
          data: {
            toJSON: () => {
              throw new Error('not me');
            },
          },
        },
        'data',
        /not me/,
      ],
    ])('never throws on a body with %s', async (_, body, path, cause) => {
      let calls = 0;
      respond = (_request, response) => {
        calls += 1;
        respondWithJson(response, 200, translationAnswer);
      };
      const outcome = await call('localization', { ...translationInput, body }, target, { sendAnyway: true });
      expect(outcome).toMatchObject({ kind: 'invalid-request', sendable: false, deviations: [{ path }] });
      expect(describeFailure(failureOf(outcome)).explanation).toMatch(cause);
      expect(calls).toBe(0);
    });

    it.each([
      [{ domain: Object.create(null) }, 'domain'],
      [{ domain: 'सामान्य' }, 'domain'],
      [{ 'no name': 'a' }, 'no name'],
    ])('never throws on headers that cannot be sent: %j', async (headers, path) => {
      const input = { ...translationInput, headers: { ...translationInput.headers, ...headers } };
      const outcome = await call('localization', input, target, { sendAnyway: true });
      expect(outcome).toMatchObject({ kind: 'invalid-request', sendable: false, deviations: [{ path }] });
    });
  });

  it('sends a field and terms named __proto__ unchanged, and reports that the API ignores the field', async () => {
    let sent = '';
    respond = (_, response, body) => {
      sent = body;
      respondWithJson(response, 200, translationAnswer);
    };
    const body: unknown = JSON.parse(
      '{"data":["a"],"__proto__":{"x":1},"nmtMaskTerms":{"__proto__":"__proto__","constructor":"c"}}',
    );
    const outcome = await call('localization', { ...translationInput, body }, target);
    if (outcome.kind !== 'ok') throw new Error(outcome.kind);
    expect(sent).toBe(JSON.stringify(body));
    expect(outcome.exchange.notes).toContain('__proto__: the API ignores this field');
    const headers: unknown = JSON.parse('{"src_lang":"en","tgt_lang":"hi","__proto__":"x"}');
    const input = { ...translationInput, headers: Object(headers) };
    expect((await call('localization', input, target, { sendAnyway: true })).kind).toBe('ok');
  });

  it('omits a common header that is null, and replaces one that is given', async () => {
    let seen: IncomingMessage['headers'] = {};
    respond = (request, response) => {
      seen = request.headers;
      respondWithJson(response, 200, translationAnswer);
    };
    const without = { ...translationInput.headers, 'REV-APPNAME': null, 'content-type': null };
    const refused = await call('localization', { ...translationInput, headers: without }, target);
    expect(refused).toMatchObject({
      kind: 'invalid-request',
      deviations: [{ path: 'REV-APPNAME' }, { path: 'Content-Type' }],
    });
    await call('localization', { ...translationInput, headers: without }, target, { sendAnyway: true });
    expect(seen).not.toHaveProperty('rev-appname');
    expect(seen).not.toHaveProperty('content-type');
    const other = { ...translationInput.headers, 'content-type': 'text/plain' };
    await call('localization', { ...translationInput, headers: other }, target, { sendAnyway: true });
    expect(seen['content-type']).toBe('text/plain');
  });

  it('sends a body given as text unchanged, and checks it against the contract', async () => {
    let sent = '';
    respond = (_, response, body) => {
      sent = body;
      respondWithJson(response, 200, translationAnswer);
    };
    const right = '{ "data": ["a"]  }';
    expect((await call('localization', { ...translationInput, body: right }, target)).kind).toBe('ok');
    expect(sent).toBe(right);
    const wrong = await call('localization', { ...translationInput, body: '{"data":[' }, target);
    expect(wrong).toMatchObject({ kind: 'invalid-request', deviations: [{ path: 'body' }] });
    const lacks = await call('localization', { ...translationInput, body: '{"date":[]}' }, target);
    expect(lacks).toMatchObject({ kind: 'invalid-request', deviations: [{ path: 'data' }] });
  });

  it.each([
    ['shape A', { message: 'API key expired', status: 403 }],
    ['shape B', { documentation: 'd', message: 'API key expired', error_cause: 'old', status: 'FORBIDDEN' }],
    ['the shape of text-to-speech', { success: false, cause: 'API key expired' }],
  ])('recognises a documented error in %s', async (_, body) => {
    respond = (_request, response) => respondWithJson(response, 403, body);
    const outcome = await call('tts', { headers: { speaker: 'hi_female' }, body: { text: 'a' } }, target);
    expect(outcome).toMatchObject({ kind: 'refused', httpStatus: 403, row: { id: 'tts.expired' } });
  });

  it('never treats a JSON body as audio', async () => {
    respond = (_, response) => respondWithJson(response, 200, { success: false, cause: 'no `text` given' });
    const outcome = await call('tts', { headers: { speaker: 'hi_female' }, body: { text: 'a' } }, target);
    expect(outcome).toMatchObject({ kind: 'refused', row: { id: 'tts.text-missing' } });
  });

  it.each([
    ['an error', '{"success":false,"cause":"no `text` given"}', { kind: 'refused', httpStatus: 200 }],
    ['any JSON', ' [1]', { kind: 'unexpected', reason: 'not-audio', body: ' [1]' }],
    ['a page', '<!doctype html><h1>502</h1>', { kind: 'unexpected', reason: 'not-audio' }],
    ['nothing', '', { kind: 'unexpected', reason: 'empty' }],
  ])('never treats %s as audio, whatever its content type', async (_, body, expected) => {
    respond = (_request, response) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(body);
    const outcome = await call('tts', { headers: { speaker: 'hi_female' }, body: { text: 'a' } }, target);
    expect(outcome).toMatchObject(expected);
  });

  it.each([
    ['bytes that are not text', [0x7b, 0x22, 0xff, 0xfe]],
    ['text with a control character', [0x3c, 0x61, 0x00, 0x3e]],
  ])('accepts %s as audio although it begins like markup', async (_, bytes) => {
    respond = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(Buffer.from(bytes));
    const outcome = await call('tts', { headers: { speaker: 'hi_female' }, body: { text: 'a' } }, target);
    expect(outcome).toMatchObject({ kind: 'ok' });
  });

  it('returns audio with its content type and sample rate', async () => {
    respond = (_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'audio/wav', 'X-Sample-Rate': '8000' })
        .end(Buffer.from('RIFF'));
    const outcome = await call('tts', { headers: { speaker: 'hi_female' }, body: { text: 'a' } }, target);
    expect(outcome).toMatchObject({ kind: 'ok', data: { mediaType: 'audio/wav', sampleRate: 8000 } });
    expect(outcome.kind === 'ok' && outcome.exchange.response?.body).toBeInstanceOf(Blob);
  });

  it('treats a waiting job as an answer to the status call and as a refusal of the transcript call', async () => {
    const waiting = { job_id: 'j', code: '003', message: 'm', status: 'queued' };
    respond = (_, response) => respondWithJson(response, 200, waiting);
    const input = { query: { job_id: 'j' } };
    expect(await call('stt_status', input, target)).toMatchObject({ kind: 'ok', data: waiting });
    expect(await call('stt_transcript', input, target)).toMatchObject({
      kind: 'refused',
      row: { code: '003' },
    });
  });

  it.each([
    ['HTML', 502, 'text/html', '<h1>Bad Gateway</h1>', 'not-json'],
    ['broken JSON', 200, 'application/json', '{"responseList":[', 'not-json'],
    ['JSON of another shape', 200, 'application/json', '{"unexpected":true}', 'wrong-shape'],
    ['nothing', 200, 'application/json', '', 'empty'],
  ])('reports %s as unexpected, with status, type and body', async (_, status, contentType, body, reason) => {
    respond = (_request, response) => response.writeHead(status, { 'Content-Type': contentType }).end(body);
    const outcome = await call('localization', translationInput, target);
    expect(outcome).toMatchObject({ kind: 'unexpected', reason, httpStatus: status, contentType, body });
  });

  it('reports the cause that the proxy found', async () => {
    respond = (_, response) => {
      response.setHeader(proxyFailureHeader.name, proxyFailureHeader.value);
      respondWithJson(response, 502, {
        proxy: true,
        cause: 'refused',
        message: 'nothing listens',
        target: 'test',
      });
    };
    const outcome = await call('localization', translationInput, target);
    expect(outcome).toMatchObject({ kind: 'network', cause: 'refused', message: 'nothing listens' });
  });

  it('never mistakes an unreadable answer from the proxy for an answer from the target', async () => {
    respond = (_, response) => {
      response.setHeader(proxyFailureHeader.name, proxyFailureHeader.value);
      respondWithJson(response, 200, translationAnswer);
    };
    const outcome = await call('localization', translationInput, target);
    expect(outcome).toMatchObject({ kind: 'network', cause: 'internal' });
  });

  it('counts an error that is in no error table of the specification as a deviation', async () => {
    respond = (_, response) => respondWithJson(response, 418, { message: 'I am a teapot', status: 418 });
    const outcome = await call('localization', translationInput, target);
    if (outcome.kind !== 'refused') throw new Error(outcome.kind);
    expect(outcome.row).toBeUndefined();
    expect(outcome.exchange.deviations).toEqual([
      { path: '', problem: 'the specification has no row for this error' },
    ]);
  });

  it('reports a connection that breaks before or during the answer', async () => {
    respond = (request) => request.socket.destroy();
    expect(await call('localization', translationInput, target)).toMatchObject({
      kind: 'network',
      cause: 'no-server',
    });
    respond = (request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{"a"');
      setImmediate(() => request.socket.destroy());
    };
    expect(await call('localization', translationInput, target)).toMatchObject({
      kind: 'network',
      cause: 'interrupted',
    });
  });

  it('returns `aborted` when its signal is aborted', async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    expect(await call('localization', translationInput, target, { signal: controller.signal })).toMatchObject(
      {
        kind: 'aborted',
      },
    );
    expect(
      await call('localization', translationInput, target, { signal: AbortSignal.abort() }),
    ).toMatchObject({
      kind: 'aborted',
    });
  });

  it('sends an upload as a form and describes it in the record', async () => {
    let type = '';
    respond = (request, response) => {
      type = request.headers['content-type'] ?? '';
      respondWithJson(response, 200, { job_id: 'j', code: '000', message: 'Success. Request accepted' });
    };
    const file = new File(['RIFF'], 'a.wav', { type: 'audio/wav' });
    const input = {
      headers: { src_lang: 'en', domain: 'generic', subtitles: true },
      body: { file },
    } as const;
    const outcome = await call('stt_upload', input, target);
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(outcome.kind === 'ok' && outcome.exchange.request).toMatchObject({
      headers: { subtitles: 'true' },
      body: [{ name: 'file', value: { fileName: 'a.wav', mediaType: 'audio/wav', size: 4 } }],
      size: 4,
    });
  });

  it('reports fields that the API ignores', async () => {
    respond = (_, response) => respondWithJson(response, 200, translationAnswer);
    const outcome = await call(
      'localization',
      { ...translationInput, body: { data: ['a'], colour: 'red' } },
      target,
    );
    expect(outcome.kind === 'ok' && outcome.exchange.notes).toEqual(['colour: the API ignores this field']);
  });
});

describe('exchange records and snippets', () => {
  it('exchange records and snippets never show a credential, wherever it was sent or returned', async () => {
    respond = (_, response) =>
      respondWithJson(response, 403, { message: 'no key canary-key-123', status: 403 });
    const session: Target = {
      ...target,
      headers: { ...target.headers, 'REV-API-KEY': 'canary-key-123', 'REV-APP-ID': 'canary-app-456' },
    };
    const outcome = await call(
      'localization',
      { ...translationInput, body: { data: ['canary-key-123'] } },
      session,
    );
    const exchange =
      failureOf(outcome).kind === 'refused' && 'exchange' in outcome ? outcome.exchange : undefined;
    if (!exchange) throw new Error('no exchange');
    const everything = [
      JSON.stringify(exchange),
      asCurl(exchange),
      asFetch(exchange),
      asPython(exchange),
    ].join('\n');
    expect(everything).not.toContain('canary');
    expect(exchange.request.headers['REV-API-KEY']).toBe(credentialMask);
  });

  it('a curl command quotes every argument for the shell', async () => {
    respond = (_, response) => respondWithJson(response, 200, translationAnswer);
    const outcome = await call(
      'localization',
      { ...translationInput, body: { data: ["it's $HOME `id`"] } },
      target,
    );
    if (outcome.kind !== 'ok') throw new Error('failed');
    expect(asCurl(outcome.exchange)).toContain(`--data-raw '{"data":["it'\\''s $HOME \`id\`"]}'`);
    expect(asCurl(outcome.exchange)).toContain('-H "REV-API-KEY: $REV_API_KEY"');
    expect(asCurl(outcome.exchange)).not.toContain('X-Console');
  });
});

describe('describeFailure', () => {
  it('has a separate remedy for every entry in the error tables of the specification', async () => {
    const { errorRows } = await import('#contract/errors.ts');
    for (const { id } of errorRows) expect(Object.keys(failureWords.remedies)).toContain(id.split('.')[1]);
  });

  it('names what happened, the rule, the field and what to do', async () => {
    respond = (_, response) =>
      respondWithJson(response, 400, {
        documentation: 'd',
        message: 'Oops! Something wrong happened',
        error_cause: "Required parameter 'tgt_lang' is not present",
        status: 'BAD_REQUEST',
      });
    const input = { headers: { src_lang: 'en', domain: 'generic' }, body: { data: ['a'] } };
    const outcome = await call('transliteration', input, target, { sendAnyway: true });
    expect(describeFailure(failureOf(outcome))).toMatchObject({
      httpStatus: 400,
      field: 'tgt_lang',
      rule: expect.stringContaining('wrong request format'),
      received: expect.stringContaining('Required parameter'),
      remedy: expect.stringMatching(/\.$/),
    });
  });

  it('unwrap throws a failure as a `CallFailed`', () => {
    expect(() => unwrap({ kind: 'aborted' })).toThrow(CallFailed);
  });
});
