import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TargetList } from '#contract/proxy/targets.ts';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { type ConsoleServer, startConsoleServer } from '../console-server.ts';
import { readTargets } from './targets.ts';

const apiKey = 'canary-key-7f31';
const appId = 'canary-app-9c02';
const canaries = ['canary-key', 'canary-app', Buffer.from(apiKey).toString('base64').slice(0, 12)];

let upstream: CountingUpstream;
let server: ConsoleServer;
let envFile: string;
let answers: string[];
let logged: string[];

async function start(env: Record<string, string> = {}, writable = true) {
  const targets = readTargets(env, upstream.port);
  if (!targets.ok) throw new Error(targets.problem);
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  server = await startConsoleServer({
    port: 0,
    folder,
    hosts: ['console.example'],
    targets: targets.value,
    ...(writable && { envFile }),
  });
}

beforeEach(async () => {
  upstream = await startCountingUpstream();
  envFile = join(mkdtempSync(join(tmpdir(), 'targets-')), '.env');
  answers = [];
  logged = [];
  for (const method of ['log', 'error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...texts) => void logged.push(texts.join(' ')));
  }
  await start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await upstream.close();
  for (const text of [...answers, ...logged])
    for (const canary of canaries) expect(text).not.toContain(canary);
});

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      'X-Console': '1',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  answers.push(text, JSON.stringify([...response.headers]));
  return { status: response.status, body: JSON.parse(text) };
}
const staging = () => ({
  name: 'staging',
  baseUrl: `${upstream.url}/base/`,
  apiKey,
  appId,
  keep: 'until-stop',
});
const names = async () =>
  TargetList.parse((await ask('GET', '/api/targets')).body).targets.map(({ name }) => name);

it('a target that is added serves calls with its credentials at once, and is listed by name only', async () => {
  expect(await ask('POST', '/api/targets', staging())).toEqual({
    status: 200,
    body: {
      targets: [
        { name: 'embedded', kind: 'embedded', hasCredentials: true },
        { name: 'staging', kind: 'remote', hasCredentials: true, kept: 'memory' },
      ],
      envFile: true,
    },
  });
  await ask('GET', '/api/staging/status?job_id=1');
  expect(upstream.seen[0]).toMatchObject({
    url: '/base/status?job_id=1',
    headers: { 'rev-api-key': apiKey, 'rev-app-id': appId },
  });
});

it('a target that is removed is not called any more', async () => {
  await ask('POST', '/api/targets', staging());
  expect((await ask('DELETE', '/api/targets/staging')).status).toBe(200);
  expect(await ask('GET', '/api/staging/status?job_id=1')).toMatchObject({
    body: { cause: 'unknown-target' },
  });
  expect(await ask('DELETE', '/api/targets/staging')).toMatchObject({ status: 400 });
  expect(upstream.seen).toEqual([]);
});

it('a target is written into .env on request, and removed from there, with all other lines unchanged', async () => {
  writeFileSync(envFile, '# mine\nPORT=5000\nTARGET_STAGING_EU_BASE_URL=http://eu.example\n');
  await ask('POST', '/api/targets', { ...staging(), keep: 'env-file' });
  const lines = readFileSync(envFile, 'utf8').split('\n');
  expect(lines).toContain(`TARGET_STAGING_API_KEY=${apiKey}`);
  expect(lines).toContain(`TARGET_STAGING_APP_ID=${appId}`);
  const list = await ask('GET', '/api/targets');
  expect(list.body.targets[1]).toMatchObject({ name: 'staging', kept: 'env-file' });
  await ask('DELETE', '/api/targets/staging');
  expect(readFileSync(envFile, 'utf8')).toBe(
    '# mine\nPORT=5000\nTARGET_STAGING_EU_BASE_URL=http://eu.example\n',
  );
});

it('a target in .env can be removed after a restart, a target set by environment variables cannot', async () => {
  await server.close();
  writeFileSync(envFile, 'TARGET_FILED_BASE_URL=http://filed.example\n');
  await start({ TARGET_FILED_BASE_URL: 'http://filed.example', TARGET_SET_BASE_URL: 'http://set.example' });
  expect((await ask('DELETE', '/api/targets/filed')).status).toBe(200);
  expect(await ask('DELETE', '/api/targets/set')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('environment variable') },
  });
  expect(await ask('DELETE', '/api/targets/embedded')).toMatchObject({ status: 400 });
  expect(await names()).toEqual(['embedded', 'set']);
});

it.each([
  ['a name that exists', { name: 'set' }, /^name/],
  ['the built-in name', { name: 'embedded' }, /^name/],
  ['the name of the list', { name: 'targets' }, /^name/],
  ['a name with a slash', { name: 'a/b' }, /^name/],
  ['no name', { name: undefined }, /^name/],
  ['an address that is not http', { baseUrl: 'file:///etc/passwd' }, /^baseUrl/],
  ['an address with a password', { baseUrl: `http://me:${apiKey}@a.example` }, /^baseUrl/],
  ['an address with a query', { baseUrl: `http://a.example/?key=${apiKey}` }, /^baseUrl/],
  ['a key with a line break', { apiKey: `${apiKey}\r\nX-Other: 1` }, /^apiKey/],
  ['a key without an app id', { appId: undefined }, /^appId/],
  ['an app id without a key', { apiKey: undefined }, /^apiKey/],
  ['an unknown field', { more: apiKey }, /^target/],
  ['an unknown place to keep the target', { keep: 'for-ever' }, /^keep/],
])('refuses %s, naming the field, and adds nothing', async (_name, change, message) => {
  await server.close();
  await start({ TARGET_SET_BASE_URL: 'http://set.example' });
  const answer = await ask('POST', '/api/targets', { ...staging(), keep: 'env-file', ...change });
  expect(answer).toMatchObject({ status: 400, body: { cause: 'target-change' } });
  expect(answer.body.message).toMatch(message);
  expect(await names()).toEqual(['embedded', 'set']);
});

it.each([
  ['text that is not JSON', `{"apiKey":"${apiKey}" ${appId}`, {}],
  ['a body that is too large', `"${apiKey.repeat(1000)}"`, {}],
  ['an empty body', '', {}],
  ['a content type that HTML forms can send', JSON.stringify({ apiKey }), { 'Content-Type': 'text/plain' }],
])('refuses %s without repeating it', async (_name, body, headers) => {
  expect(await ask('POST', '/api/targets', body, headers)).toMatchObject({ status: 400 });
  expect(await names()).toEqual(['embedded']);
});

it.each([
  ['a page of another origin', { Origin: 'http://evil.example' }],
  ['a page of another port', { Origin: 'http://127.0.0.1:1' }],
  ['a page without the header X-Console', { 'X-Console': '' }],
])('%s can neither add, read nor remove a target', async (_name, headers) => {
  await ask('POST', '/api/targets', staging());
  const other = { ...staging(), name: 'other' };
  expect(await ask('POST', '/api/targets', other, headers)).toMatchObject({ status: 403 });
  const read = await ask('GET', '/api/targets', undefined, headers);
  expect(read).toMatchObject({ status: 403 });
  expect(JSON.stringify(read)).not.toContain('staging');
  expect(await ask('DELETE', '/api/targets/staging', undefined, headers)).toMatchObject({ status: 403 });
  expect(await names()).toEqual(['embedded', 'staging']);
});

it('refuses to write into .env when no such file is configured, or it cannot be written', async () => {
  await server.close();
  await start({}, false);
  const filed = { ...staging(), keep: 'env-file' };
  expect(await ask('POST', '/api/targets', filed)).toMatchObject({ status: 400 });
  await server.close();
  envFile = join(envFile, 'missing', '.env');
  await start();
  const answer = await ask('POST', '/api/targets', filed);
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('ENOENT') } });
  expect(await names()).toEqual(['embedded']);
});

it('one of two targets added under the same name at the same time is refused', async () => {
  const both = await Promise.all(
    [1, 2].map(() => ask('POST', '/api/targets', { ...staging(), keep: 'env-file' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(readFileSync(envFile, 'utf8').match(/STAGING_BASE_URL/g)).toHaveLength(1);
});

it('neither key nor app id is in an answer when the target repeats them or cannot be reached', async () => {
  await ask('POST', '/api/targets', staging());
  upstream.answer = (request, response) => {
    request.resume();
    response.setHeader('X-Request-Id', `${apiKey} ${appId}`);
    response.writeHead(302, { Location: `http://a.example/?${apiKey}` }).end();
  };
  expect(await ask('GET', '/api/staging/status?job_id=1')).toMatchObject({ body: { cause: 'redirected' } });
  await ask('POST', '/api/targets', { ...staging(), name: 'down', baseUrl: 'http://127.0.0.1:9' });
  expect(await ask('GET', '/api/down/status?job_id=1')).toMatchObject({ body: { cause: 'refused' } });
});
