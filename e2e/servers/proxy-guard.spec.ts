import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { type ConsoleServer, startConsoleServer } from '#proxy/console-server.ts';
import { readTargets } from '#proxy/targets/targets.ts';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';

/*
 * A page on another port, which could be any site that a user has open, tries to use the proxy and its credentials.
 * The target counts what arrives.
 */

const consoleHeaders = { 'X-Console': '1' };
const call = {
  'Content-Type': 'application/json',
  'REV-APPNAME': 'transliteration',
  src_lang: 'en',
  tgt_lang: 'hi',
  domain: 'generic',
};

let server: Server;
let hostileOrigin: string;
let upstream: CountingUpstream;
let consoleServer: ConsoleServer;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    // A 307 keeps the method and body of the request.
    if (request.url?.startsWith('/bounce')) {
      response.writeHead(307, { Location: decodeURIComponent(request.url.slice('/bounce?'.length)) }).end();
      return;
    }
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>hostile</title><body></body>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  hostileOrigin = `http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}`;
  upstream = await startCountingUpstream();
  const targets = readTargets({}, upstream.port);
  if (!targets.ok) throw new Error(targets.problem);
  consoleServer = await startConsoleServer({
    port: 0,
    folder: 'dist/console',
    hosts: [],
    targets: targets.value,
  });
});
test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await consoleServer.close();
  await upstream.close();
});

/** Each tries one way to send a request, and resolves when the browser has finished it. */
const attempts: [
  string,
  (args: { base: string; hostile: string; call: Record<string, string> }) => Promise<unknown>,
][] = [
  [
    'a simple fetch',
    ({ base }) =>
      fetch(`${base}/api/embedded/`, { method: 'POST', body: '{"data":["abc"]}' }).catch(() => {}),
  ],
  [
    'an opaque fetch with cookies',
    ({ base }) =>
      fetch(`${base}/api/embedded/`, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body: '{"data":["abc"]}',
      }).catch(() => {}),
  ],
  [
    'a fetch with every header of a real call',
    ({ base, call }) =>
      fetch(`${base}/api/embedded/`, {
        method: 'POST',
        headers: { ...call, 'X-Console': '1' },
        body: '{"data":["abc"]}',
      }).catch(() => {}),
  ],
  ['a fetch of the accounts', ({ base }) => fetch(`${base}/api/embedded/_local/accounts`).catch(() => {})],
  [
    'an XMLHttpRequest',
    ({ base, call }) =>
      new Promise<void>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('POST', `${base}/api/embedded/`);
        for (const [name, value] of Object.entries(call)) request.setRequestHeader(name, value);
        request.onloadend = () => resolve();
        request.send('{"data":["abc"]}');
      }),
  ],
  [
    'a beacon',
    async ({ base }) =>
      navigator.sendBeacon(`${base}/api/embedded/upload`, new Blob(['abc'], { type: 'text/plain' })),
  ],
  [
    'a form in a frame',
    ({ base }) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.name = 'target';
        document.body.append(frame);
        frame.onload = () => resolve();
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: `${base}/api/embedded/upload`, target: 'target' });
        form.enctype = 'multipart/form-data';
        document.body.append(form);
        form.submit();
      }),
  ],
  [
    'an image',
    ({ base }) =>
      new Promise<void>((resolve) => {
        const image = new Image();
        image.onerror = image.onload = () => resolve();
        image.src = `${base}/api/embedded/status?job_id=1`;
      }),
  ],
  [
    'a script',
    ({ base }) =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script');
        script.onerror = script.onload = () => resolve();
        script.src = `${base}/api/embedded/_local/accounts`;
        document.body.append(script);
      }),
  ],
  [
    'a frame',
    ({ base }) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = () => resolve();
        frame.src = `${base}/api/embedded/_local/accounts`;
        document.body.append(frame);
      }),
  ],
  [
    'a web socket',
    ({ base }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/api/embedded/status`);
        socket.onerror = socket.onopen = () => resolve();
      }),
  ],
  [
    'an event source',
    ({ base }) =>
      new Promise<void>((resolve) => {
        const source = new EventSource(`${base}/api/embedded/status?job_id=1`);
        source.onerror = source.onopen = () => {
          source.close();
          resolve();
        };
      }),
  ],
  [
    'a redirect that keeps method and body',
    ({ base, hostile }) =>
      fetch(`${hostile}/bounce?${encodeURIComponent(`${base}/api/embedded/`)}`, {
        method: 'POST',
        body: '{"data":["abc"]}',
      }).catch(() => {}),
  ],
];

test('a page on another port reaches no target, whatever it sends', async ({ page }) => {
  const base = consoleServer.url;
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(`${base}/api/`)) sent += 1;
  });
  await page.goto(hostileOrigin);
  for (const [name, send] of attempts) {
    await test.step(name, () => page.evaluate(send, { base, hostile: hostileOrigin, call }));
  }
  expect(sent).toBeGreaterThanOrEqual(8);
  expect(upstream.seen).toEqual([]);
  expect(upstream.lookups).toBe(0);

  // The same call from the console's page does arrive, which proves that arriving calls are counted.
  await page.goto(base);
  const status = await page.evaluate(
    async (headers) =>
      (await fetch('/api/embedded/', { method: 'POST', headers, body: '{"data":["abc"]}' })).status,
    { ...call, ...consoleHeaders },
  );
  expect(status).toBe(200);
  expect(upstream.seen.filter(({ method, url }) => method === 'POST' && url === '/')).toHaveLength(1);
});

test('an upload that is refused early shows the refusal and not a network error', async ({ page }) => {
  await page.goto('/');
  const answer = await page.evaluate(
    () =>
      new Promise<{ status: number; text: string; milliseconds: number }>((resolve) => {
        const begun = performance.now();
        const sending = new XMLHttpRequest();
        sending.open('POST', '/api/embedded/upload');
        for (const [name, value] of Object.entries({
          'X-Console': '1',
          'X-Console-Account': 'expired',
          'REV-APPNAME': 'stt_batch',
          src_lang: 'en',
          domain: 'generic',
        })) {
          sending.setRequestHeader(name, value);
        }
        sending.onloadend = () =>
          resolve({
            status: sending.status,
            text: sending.responseText,
            milliseconds: performance.now() - begun,
          });
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(60_000_000)]), 'file.wav');
        sending.send(form);
      }),
  );
  expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('API key expired') });
  test
    .info()
    .annotations.push({ type: 'milliseconds', description: String(Math.round(answer.milliseconds)) });
});
