import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '#testing/network/raw-connection.ts';
import { sendRaw } from '#testing/network/raw-request.ts';
import { type ConsoleServer, startConsoleServer } from './console-server.ts';
import { readSettings } from './settings.ts';
import { readTargets } from './targets/targets.ts';

const scriptText = 'export const answer = 42;'.repeat(100);
let server: ConsoleServer;
let port: number;

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'console-'));
  const folder = join(parent, 'console');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__">',
  );
  writeFileSync(join(folder, 'service.html'), '<!doctype html><title>Service</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), scriptText);
  writeFileSync(join(folder, 'assets', 'index-abc.js.br'), brotliCompressSync(scriptText));
  server = await startConsoleServer({ port: 0, folder, hosts: [], targets: new Map() });
  port = Number(new URL(server.url).port);
  rmSync(parent, { recursive: true });
});
afterAll(() => server.close());

const sendToConsole = (path: string, more: string[] = [], method = 'GET') =>
  sendRaw(port, [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`, ...more, '\r\n'].join('\r\n'), 50);

describe('the server of the built console', () => {
  it.each(['/', '/index.html', '/translation', '/speech-to-text?job_id=1', '/a/b'])(
    'answers %s with the page',
    async (path) => {
      const answer = await sendToConsole(path);
      expect(answer).toContain('HTTP/1.1 200 OK');
      expect(answer).toContain('<!doctype html>');
    },
  );

  it('answers a path with the page that was built for it', async () => {
    expect(await sendToConsole('/service')).toContain('<title>Service</title>');
    expect(await sendToConsole('/service/more')).not.toContain('<title>Service</title>');
  });

  it('gives each answer its own nonce, in the page and in the policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await sendToConsole('/');
        const nonce = / nonce="([^"]+)"/.exec(answer)?.[1];
        expect(answer).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('allows scripts from its own files only and forbids framing', async () => {
    const policy = /content-security-policy: (.*)\r\n/i.exec(await sendToConsole('/'))?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  });

  it.each([
    ['/', 200],
    ['/assets/index-abc.js', 200],
    ['/missing.js', 404],
    ['/api/targets', 403],
    ['/api/nothing', 403],
  ])('sends all security headers with %s', async (path, status) => {
    const answer = (await sendToConsole(path)).toLowerCase();
    expect(answer).toContain(`http/1.1 ${status} `);
    for (const line of [
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
      'content-security-policy: ',
      'permissions-policy: ',
    ]) {
      expect(answer).toContain(`\r\n${line}`);
    }
  });

  it('sends the precompressed file, to be cached forever', async () => {
    const answer = await sendToConsole('/assets/index-abc.js', ['Accept-Encoding: gzip, br']);
    expect(answer).toMatch(/content-encoding: br\r\n/i);
    expect(answer).toMatch(/cache-control: public, max-age=31536000, immutable\r\n/i);
    const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(brotliDecompressSync(body).toString()).toBe(scriptText);
  });

  it('sends the uncompressed file when the client does not accept Brotli', async () => {
    const answer = await sendToConsole('/assets/index-abc.js', ['Accept-Encoding: br;q=0']);
    expect(answer).not.toMatch(/content-encoding/i);
    expect(answer).toContain(scriptText);
  });

  it('answers 304 when the client already has the file', async () => {
    const etag = /etag: (.*)\r\n/i.exec(await sendToConsole('/favicon.svg'))?.[1];
    expect(await sendToConsole('/favicon.svg', [`If-None-Match: ${etag}`])).toContain('HTTP/1.1 304 ');
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    expect(await sendToConsole('/favicon.svg', [], 'HEAD')).toMatch(/200 OK[\s\S]*\r\n\r\n$/);
    expect(await sendToConsole('/', ['Content-Length: 0'], 'POST')).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD/,
    );
  });

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/assets/index-abc.js.br'])(
    'answers 404 at %s',
    async (path) => {
      const answer = await sendToConsole(path);
      expect(answer).toContain('HTTP/1.1 404 ');
      expect(answer).not.toContain('secret');
    },
  );

  it('refuses a foreign Host even for the page', async () => {
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toContain('HTTP/1.1 403 ');
  });
});

describe('the settings of the server', () => {
  it('the settings have defaults, and the embedded service as a target', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ ok: true, value: { port: 5173, servicePort: 5174, hosts: [] } });
    expect(settings.ok && [...settings.value.targets.keys()]).toEqual(['embedded']);
  });

  it.each(['/console', '/team.one/language_console-2'])('the console can be below %s', (path) => {
    expect(readSettings({ BASE_PATH: path })).toMatchObject({ ok: true, value: { basePath: path } });
    expect(readSettings({ BASE_PATH: '' })).toMatchObject({ ok: true, value: { basePath: '' } });
  });

  it('the settings contain the remote targets by name, with or without credentials', () => {
    const settings = readSettings({
      TARGET_EU_WEST_BASE_URL: 'https://eu.example/apis/v2/',
      TARGET_EU_WEST_API_KEY: 'k',
      TARGET_EU_WEST_APP_ID: 'a',
      TARGET_BARE_BASE_URL: 'http://bare.example',
      TARGET_BARE_API_KEY: '',
    });
    if (!settings.ok) throw new Error(settings.problem);
    const { targets } = settings.value;
    expect([...targets.keys()]).toEqual(['embedded', 'bare', 'eu-west']);
    expect(targets.get('eu-west')).toMatchObject({
      kind: 'remote',
      credentials: { apiKey: 'k', appId: 'a' },
    });
    expect(targets.get('eu-west')?.addresses.map(String)).toEqual(['https://eu.example/apis/v2']);
    expect(targets.get('bare')?.credentials).toBeUndefined();
  });

  it.each([
    [{ PORT: '0' }, 'PORT'],
    [{ SERVICE_PORT: '65536' }, 'SERVICE_PORT'],
    [{ PORT: '5174' }, 'PORT and SERVICE_PORT'],
    [{ CONSOLE_HOSTS: 'http://a.example' }, 'CONSOLE_HOSTS'],
    [{ BASE_PATH: 'console' }, 'BASE_PATH'],
    [{ BASE_PATH: '/console/' }, 'BASE_PATH'],
    [{ BASE_PATH: '/tools/../console' }, 'BASE_PATH'],
    [{ BASE_PATH: '/a"b' }, 'BASE_PATH'],
    [{ TARGET_EMBEDDED_BASE_URL: 'http://a.example' }, 'TARGET_EMBEDDED_BASE_URL'],
    [{ TARGET_A_BASE_URL: 'http://a.example/?x=1' }, 'TARGET_A_BASE_URL'],
    [{ TARGET_A_BASE_URL: 'http://u@a.example' }, 'TARGET_A_BASE_URL'],
    [{ TARGET_A_APP_ID: 'x' }, 'TARGET_A_BASE_URL'],
    [{ TARGET_A_BASE_URL: 'http://a.example', TARGET_A_APP_ID: 'x' }, 'TARGET_A_API_KEY'],
    [
      { TARGET_A_BASE_URL: 'http://a.example', TARGET_A_API_KEY: 'x\r\ny', TARGET_A_APP_ID: 'x' },
      'TARGET_A_API_KEY',
    ],
  ])('an invalid setting is refused with the name of its variable: %j', (env, name) => {
    const settings = readSettings(env);
    expect(settings.ok).toBe(false);
    expect(settings.ok ? '' : settings.problem).toMatch(new RegExp(`^${name} .*\\.$`));
  });
});

describe('a client that keeps the console waiting', () => {
  const timeouts = { head: 400, request: 60_000, idle: 600, rate: { bytes: 1_000, every: 400 } };
  let patient: ConsoleServer;
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  /** Reads every request and never answers. */
  const target = createServer((request) => request.resume());
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    const { port: targetPort } = target.address() as AddressInfo;
    const targets = readTargets({ TARGET_FAR_BASE_URL: `http://127.0.0.1:${targetPort}` }, 1);
    if (!targets.ok) throw new Error(targets.problem);
    patient = await startConsoleServer({ port: 0, folder, hosts: [], targets: targets.value, timeouts });
  });
  afterAll(async () => {
    await patient.close();
    target.closeAllConnections();
    target.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['its headers', 'GET / HTTP/1.1\r\n', 'X-a: b\r\n'],
    [
      'the body of a call',
      'POST /api/far/upload HTTP/1.1\r\nHost: localhost\r\nX-Console: 1\r\nContent-Length: 9000\r\n\r\n',
      'a',
    ],
  ])('a client that trickles %s is disconnected, while others are served', async (_name, head, piece) => {
    const connection = await openRaw(Number(new URL(patient.url).port));
    connection.write(head);
    const timer = setInterval(() => connection.write(piece), 50);
    expect((await fetch(`${patient.url}/api/targets`, { headers: { 'X-Console': '1' } })).status).toBe(200);
    expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(timer);
  });
});
