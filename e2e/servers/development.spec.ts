import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { hostileRequests, writeRequest } from '#testing/network/hostile-requests.ts';
import { sendRaw } from '#testing/network/raw-request.ts';

/*
 * `npm run dev` serves the page from its sources, with the same guard before the targets as in production.
 */

let child: ChildProcess;
let port: number;
let upstream: CountingUpstream;
let childExit: Promise<unknown>;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  upstream = await startCountingUpstream();
  port = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(port),
    SERVICE_PORT: String(await findFreePort()),
    DATA_DIR: test.info().outputPath('data'),
    TARGET_FAR_BASE_URL: upstream.url,
    TARGET_FAR_API_KEY: 'far-key',
    TARGET_FAR_APP_ID: 'far-app',
  };
  child = spawn(process.execPath, ['src/start.mjs', 'dev'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  childExit = once(child, 'close');
  if (!child.stdout) throw new Error('The output of the program is not piped.');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line === 'ready') break;
});
test.afterAll(async () => {
  child.kill('SIGKILL');
  await upstream.close();
});

test('no hand-written request reaches a target', { tag: '@slow' }, async () => {
  for (const [name, shape] of hostileRequests) {
    const text = writeRequest(port, shape).replaceAll('/embedded', '/far');
    await test.step(name, () => sendRaw(port, text, 50));
  }
  expect(upstream.seen).toEqual([]);
});

test('the page of the development server opens and its calls reach the targets', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByRole('main')).toBeVisible();
  const status = await page.evaluate(
    async () =>
      (await fetch('/api/far/', { method: 'POST', headers: { 'X-Console': '1' }, body: '{}' })).status,
  );
  expect(status).toBe(200);
  expect(upstream.seen).toHaveLength(1);
  expect(upstream.seen[0]?.headers).toMatchObject({ 'rev-api-key': 'far-key' });
});

test('neither settings nor files outside the sources are served', { tag: '@slow' }, async ({ request }) => {
  for (const path of ['.env', 'package.json', 'vite.config.ts', '.git/HEAD', 'biome.json']) {
    const answer = await request.get(`http://127.0.0.1:${port}/${path}`, { headers: { Accept: '*/*' } });
    const text = await answer.text();
    expect(answer.ok() && !text.startsWith('<!doctype html>'), path).toBe(false);
  }
});

test('a signal stops all processes of the development server', { tag: '@slow' }, async () => {
  child.kill('SIGTERM');
  expect(await childExit).toEqual([0, null]);
});
