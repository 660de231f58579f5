import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { hostileRequests, type RequestChanges, writeRequest } from '#testing/network/hostile-requests.ts';
import { sendRaw } from '#testing/network/raw-request.ts';
import { type ConsoleServer, startConsoleServer } from '../console-server.ts';
import { readTargets } from '../targets/targets.ts';
import { readSignIn } from './sign-in.ts';

let upstream: CountingUpstream;
let folder: string;
const lines: string[] = [];
const servers: ConsoleServer[] = [];

async function start(trusted: string, basePath = ''): Promise<number> {
  const targets = readTargets({ TARGET_FAR_BASE_URL: upstream.url }, upstream.port);
  const signIn = readSignIn({ CONSOLE_AUTH_HEADER: 'X-Remote-User', CONSOLE_TRUSTED_PROXIES: trusted });
  if (!targets.ok || !signIn.ok) throw new Error('The settings are not valid.');
  const server = await startConsoleServer({
    ...{ port: 0, address: '0.0.0.0', folder, basePath, hosts: ['console.example'] },
    ...{ targets: targets.value, signIn: signIn.value, targetsAreFixed: true },
    writeLine: (line) => lines.push(line),
  });
  servers.push(server);
  return Number(new URL(server.url).port);
}

let trusting: number;
let distrusting: number;

beforeAll(async () => {
  upstream = await startCountingUpstream();
  folder = mkdtempSync(join(tmpdir(), 'console-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><a href="/translation">Page</a></html>',
  );
  writeFileSync(join(folder, 'secret.js'), 'the file');
  trusting = await start('127.0.0.1');
  distrusting = await start('10.0.0.0/8');
});
beforeEach(() => {
  upstream.seen.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await upstream.close();
});

const send = (port: number, more: string[], shape: RequestChanges = {}) =>
  sendRaw(port, writeRequest(port, { ...shape, more: [...(shape.more ?? []), ...more] }));
const alice = 'X-Remote-User: alice';
/** How long to wait for a line of the log, which is written once the answer has been sent; a machine may be busy. */
const patience = { timeout: 15_000 };
const entries = () => lines.map((line) => JSON.parse(line));

describe('a console whose people are signed in by a reverse proxy', () => {
  const paths: [string, RequestChanges][] = [
    ['the page', { method: 'GET', path: '/' }],
    ['a file', { method: 'GET', path: '/secret.js' }],
    ['a file that does not exist', { method: 'GET', path: '/nothing.js' }],
    ['a call', {}],
    ['the list of targets', { method: 'GET', path: '/api/targets' }],
    ['a local call', { method: 'GET', path: '/api/embedded/_local/accounts' }],
    ['an unknown method', { method: 'TRACE', path: '/' }],
    ['an absolute URL', { method: 'GET', path: 'http://console.example/' }],
  ];

  it.each(paths)('refuses %s without a name, and logs it', async (_name, shape) => {
    for (const more of [[], ['X-Remote-User:'], [alice, 'X-Remote-User: mallory']]) {
      const answer = await send(trusting, more, shape);
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer).not.toMatch(/the file|doctype|demo|alice|mallory/);
    }
    expect(upstream.seen).toEqual([]);
    expect(entries()).toHaveLength(3);
    expect(entries()[0]).toEqual({
      time: expect.any(String),
      refused: 'The reverse proxy has not signed anybody in.',
      from: '127.0.0.1',
    });
  });

  it.each(paths)('refuses %s from an address that is not trusted, with any header', async (_name, shape) => {
    const spoofed = [alice, 'X-Forwarded-For: 10.0.0.1', 'Forwarded: for=10.0.0.1', 'X-Real-IP: 10.0.0.1'];
    const answer = await send(distrusting, spoofed, shape);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).not.toMatch(/the file|doctype|demo/);
    expect(upstream.seen).toEqual([]);
  });

  it('refuses an upgraded connection', async () => {
    const more = [alice, 'Upgrade: websocket', 'Connection: Upgrade'];
    expect(await send(trusting, more, { method: 'GET', path: '/' })).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('passes a call on, names the person to the service and logs who made it', async () => {
    const more = [alice, 'X-Changed-By: mallory'];
    expect(await send(trusting, more, { path: '/api/embedded/upload' })).toContain('200 OK');
    const headers = upstream.seen[0]?.headers;
    expect(headers).toMatchObject({ 'x-changed-by': 'alice', 'rev-api-key': 'key-of-working' });
    expect(headers).not.toHaveProperty('x-remote-user');
    await expect.poll(entries, patience).toEqual([
      {
        id: headers?.['x-request-id'],
        ...{ time: expect.any(String), person: 'alice', method: 'POST', path: '/api/embedded/upload' },
        ...{ status: 200, ms: expect.any(Number) },
      },
    ]);
  });

  it('names the person to no remote target, and logs no query', async () => {
    const shape = { method: 'GET', path: '/api/far/status?job_id=private' };
    expect(await send(trusting, [alice, 'X-Changed-By: mallory'], shape)).toContain('200 OK');
    expect(upstream.seen[0]?.headers).not.toHaveProperty('x-changed-by');
    await expect.poll(() => entries()[0]?.path, patience).toBe('/api/far/status');
    expect(lines.join('')).not.toContain('private');
  });

  it.each([
    ['आशा', 'आशा'],
    ['"><script>alert(1)</script>', '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
    ["$& $' &amp;", '$&#38; $&#39; &#38;amp;'],
  ])('tells the page that %s is signed in', async (person, written) => {
    const name = Buffer.from(`X-Remote-User: ${person}`).toString('latin1');
    const answer = await send(trusting, [name], { method: 'GET', path: '/' });
    const text = Buffer.from(answer, 'latin1').toString();
    expect(text).toContain(`<html data-person="${written}" lang="en">`);
    expect(text).toMatch(/cache-control: no-store/i);
  });

  it.each([
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/trial'],
  ])('refuses to change the translation engine: %s', async (method, more) => {
    const path = `/api/embedded/_local/translation-engine${more}`;
    expect(await send(trusting, [alice], { method, path })).toMatch(/^HTTP\/1\.1 403 /);
    expect(upstream.seen).toEqual([]);
  });

  it('tells the page that its targets are fixed', async () => {
    const answer = await send(trusting, [alice], { method: 'GET', path: '/api/targets' });
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ fixed: true });
  });

  it.each([
    ['POST', '/api/targets'],
    ['DELETE', '/api/targets/far'],
  ])('refuses %s %s even when the host is localhost', async (method, path) => {
    const answer = await send(trusting, [alice], { method, path, host: 'localhost' });
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('only in the settings with which it is started');
  });

  it.each(hostileRequests)('forwards nothing for %s, even after a sign-in', async (_name, shape) => {
    expect(await send(trusting, [alice], shape)).toMatch(/^HTTP\/1\.1 [45]\d\d /);
    expect(upstream.seen).toEqual([]);
  });

  it('does not start beyond the loopback without a sign-in', async () => {
    const options = { port: 0, address: '0.0.0.0', folder, hosts: [], targets: new Map() };
    await expect(startConsoleServer(options)).rejects.toThrow('Without a sign-in');
  });
});

describe('a console below a path', () => {
  let port: number;
  beforeAll(async () => {
    port = await start('127.0.0.1', '/tools/console');
  });

  it.each(['/tools/console', '/tools/console/', '/tools/console/translation', '/tools/console?lang=hi'])(
    'answers %s with a page whose addresses begin with the path of the console',
    async (path) => {
      const answer = await send(port, [alice], { method: 'GET', path });
      expect(answer).toContain('HTTP/1.1 200 OK');
      expect(answer).toContain('data-base="/tools/console" lang="en">');
      expect(answer).toContain('<a href="/tools/console/translation">');
    },
  );

  it.each([
    '/',
    '/translation',
    '/tools',
    '/tools/consoles',
    '/tools/console.html',
    '/secret.js',
    '/api/targets',
  ])('answers 404 at %s', async (path) => {
    expect(await send(port, [alice], { method: 'GET', path })).toMatch(/^HTTP\/1\.1 404 /);
    expect(await send(port, [alice], { method: 'POST', path })).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('serves files and forwards calls below the path, and nowhere else', async () => {
    const file = await send(port, [alice], { method: 'GET', path: '/tools/console/secret.js' });
    expect(file).toContain('the file');
    expect(await send(port, [alice], { path: '/tools/console/api/embedded/' })).toContain('200 OK');
    expect(upstream.seen.map(({ url }) => url)).toEqual(['/']);
    for (const path of [
      '/api/embedded/',
      '/tools/console/tools/console/api/embedded/',
      '/tools/console//api/embedded/',
    ]) {
      expect(await send(port, [alice], { path })).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect(upstream.seen).toHaveLength(1);
  });
});
