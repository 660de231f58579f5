import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestHeaders } from '#contract/headers.ts';
import { operations } from '#contract/operations.ts';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { hostileRequests, type RequestChanges, writeRequest } from '#testing/network/hostile-requests.ts';
import { sendRaw } from '#testing/network/raw-request.ts';
import { type ConsoleServer, startConsoleServer } from '../console-server.ts';
import { readTargets } from '../targets/targets.ts';

let upstream: CountingUpstream;
let server: ConsoleServer;
let port: number;

beforeAll(async () => {
  upstream = await startCountingUpstream();
  const env = {
    TARGET_FAR_BASE_URL: `${upstream.url}/base/`,
    TARGET_FAR_API_KEY: 'far-key',
    TARGET_FAR_APP_ID: 'far-app',
  };
  const targets = readTargets(env, upstream.port);
  if (!targets.ok) throw new Error(targets.problem);
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><meta nonce="__CSP_NONCE__">');
  server = await startConsoleServer({ port: 0, folder, hosts: ['console.example'], targets: targets.value });
  port = Number(new URL(server.url).port);
});
beforeEach(() => {
  upstream.seen.length = 0;
});
afterAll(async () => {
  await server.close();
  await upstream.close();
});

const writeToProxy = (shape: RequestChanges) => writeRequest(port, shape);

describe('the guard against hand-written requests', () => {
  it.each(hostileRequests)('forwards nothing for %s', async (_name, shape) => {
    const answer = await sendRaw(port, writeToProxy(shape));
    expect(answer).toMatch(/^HTTP\/1\.1 [45]\d\d /);
    expect(upstream.seen).toEqual([]);
    expect(answer).not.toMatch(/access-control-|far-key|key-of-working/i);
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    }
  });

  const fine: [string, RequestChanges, string][] = [
    ['a call', {}, 'POST /'],
    [
      'a call of a page',
      { more: ['Origin: http://127.0.0.1:PORT', 'Sec-Fetch-Site: same-origin'] },
      'POST /',
    ],
    ['localhost', { host: 'localhost:1' }, 'POST /'],
    ['the configured host', { host: 'Console.example', more: ['Origin: https://console.example'] }, 'POST /'],
    ['an upload', { path: '/api/embedded/upload' }, 'POST /upload'],
    ['a status', { method: 'GET', path: '/api/embedded/status?job_id=a-1' }, 'GET /status?job_id=a-1'],
    ['a transcript', { method: 'GET', path: '/api/embedded/transcript?job_id=' }, 'GET /transcript?job_id='],
    ['a remote target', { path: '/api/far/upload' }, 'POST /base/upload'],
    ['a base path', { path: '/api/far/' }, 'POST /base/'],
    [
      'a local call',
      { method: 'GET', path: '/api/embedded/_local/lookup/12?page=2' },
      'GET /_local/lookup/12?page=2',
    ],
    ['a local deletion', { method: 'DELETE', path: '/api/embedded/_local/faults' }, 'DELETE /_local/faults'],
    [
      'a local replacement',
      { method: 'PUT', path: '/api/embedded/_local/lookup/exceptions/12' },
      'PUT /_local/lookup/exceptions/12',
    ],
    ['a chunked call', { more: ['Transfer-Encoding: chunked'], body: '2\r\n{}\r\n0\r\n\r\n' }, 'POST /'],
    ['a body after 100-continue', { more: ['Expect: 100-continue'] }, 'POST /'],
  ];
  it.each(fine)('forwards %s', async (_name, shape, line) => {
    const text = writeToProxy(shape).replaceAll('PORT', String(port));
    const answer = await sendRaw(port, text);
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain('{"ok":true}');
    expect(upstream.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([line]);
    expect(upstream.seen[0]?.headers).not.toHaveProperty('expect');
  });

  it('never reads a second request out of the body of the first', async () => {
    const inner = writeToProxy({ path: '/api/far/', more: ['X-Inner: 1'] });
    await sendRaw(port, writeToProxy({ body: inner, more: [`Content-Length: ${inner.length}`] }));
    expect(upstream.seen.map(({ url }) => url)).toEqual(['/']);
  });
});

describe('the headers and paths of the contract', () => {
  it.each(requestHeaders)('%s reaches the target', async (name) => {
    await sendRaw(port, writeToProxy({ more: [`${name}: given`] }));
    expect(upstream.seen[0]?.headers).toHaveProperty(name.toLowerCase());
  });

  it('the path of each operation accepts only the method of that operation', async () => {
    for (const { path, method } of Object.values(operations)) {
      const [right, wrong] = [method, method === 'GET' ? 'POST' : 'GET'];
      expect(await sendRaw(port, writeToProxy({ method: right, path: `/api/embedded${path}` }))).toContain(
        ' 200 OK',
      );
      expect(
        await sendRaw(port, writeToProxy({ method: wrong, path: `/api/embedded${path}` })),
      ).not.toContain(' 200 OK');
    }
  });
});

describe('the proxy', () => {
  const sent = async (more: string[], path?: string) => {
    await sendRaw(port, writeToProxy({ more, ...(path ? { path } : {}) }));
    return upstream.seen[0]?.headers ?? {};
  };

  it("forwards only the headers in the specification, with the specification's capitalisation", async () => {
    await sent([
      ...[
        'Content-Type: application/json',
        'rev-appname: localization',
        'REV-APPVERSION: 3.0',
        'src_lang: en',
      ],
      ...[
        'tgt_lang: hi, ta',
        'domain: generic',
        'cnt_lang: en',
        'subtitles: true',
        'speaker: hi_male',
        'format: wav',
      ],
      ...[
        'Cookie: a=b',
        'Authorization: Basic x',
        'X-Forwarded-For: 1.2.3.4',
        'X-Forwarded-Host: evil.example',
      ],
      ...[
        'Forwarded: for=1.2.3.4',
        `Origin: http://127.0.0.1:${port}`,
        'Referer: http://evil.example/secret',
      ],
      ...['src-lang: zz', 'Proxy-Authorization: x', 'TE: trailers', 'X-HTTP-Method-Override: DELETE'],
    ]);
    const raw = upstream.seen[0]?.rawHeaders ?? [];
    const pairs = Object.fromEntries(raw.flatMap((name, at) => (at % 2 ? [] : [[name, raw[at + 1]]])));
    expect(pairs).toEqual({
      'Content-Type': 'application/json',
      'REV-APPNAME': 'localization',
      'REV-APPVERSION': '3.0',
      src_lang: 'en',
      tgt_lang: 'hi, ta',
      domain: 'generic',
      cnt_lang: 'en',
      subtitles: 'true',
      speaker: 'hi_male',
      format: 'wav',
      'REV-API-KEY': 'key-of-working',
      'REV-APP-ID': 'app-of-working',
      'X-Request-Id': expect.stringMatching(/^[\da-f-]{36}$/),
      Accept: '*/*',
      'Accept-Encoding': 'identity',
      'User-Agent': 'language-console',
      Host: `127.0.0.1:${upstream.port}`,
      'Content-Length': '2',
      Connection: 'keep-alive',
    });
  });

  it('adds the credentials of a remote target', async () => {
    expect(await sent([], '/api/far/')).toMatchObject({ 'rev-api-key': 'far-key', 'rev-app-id': 'far-app' });
  });

  it('adds the credentials of the demo account chosen by name', async () => {
    const headers = await sent(['X-Console-Account: expired']);
    expect(headers).toMatchObject({ 'rev-api-key': 'key-of-expired', 'rev-app-id': 'app-of-expired' });
    expect(headers).not.toHaveProperty('x-console-account');
  });

  it('refuses a demo account that does not exist', async () => {
    const answer = await sendRaw(port, writeToProxy({ more: ['X-Console-Account: nobody'] }));
    expect(answer).toContain('"cause":"unknown-account"');
    expect(upstream.seen).toEqual([]);
  });

  it.each(['/api/embedded/', '/api/far/'])('prefers the credentials of the session, at %s', async (path) => {
    const headers = await sent(['REV-API-KEY: mine', 'rev-app-id: me'], path);
    expect(headers).toMatchObject({ 'rev-api-key': 'mine', 'rev-app-id': 'me' });
  });

  it('never combines a key of the session with an app id of the target', async () => {
    const headers = await sent(['REV-API-KEY: mine'], '/api/far/');
    expect(headers).toMatchObject({ 'rev-api-key': 'mine' });
    expect(headers).not.toHaveProperty('rev-app-id');
  });

  it('gives the browser only the name and kind of each target, and whether it has credentials', async () => {
    const answer = await sendRaw(port, writeToProxy({ method: 'GET', path: '/api/targets' }));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      targets: [
        { name: 'embedded', kind: 'embedded', hasCredentials: true },
        { name: 'far', kind: 'remote', hasCredentials: true },
      ],
      envFile: false,
    });
  });
});
