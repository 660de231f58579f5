import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProxyFailure } from '#contract/proxy/failure.ts';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { sendRequest } from '#testing/service/send-request.ts';
import { type ConsoleProxy, createProxy } from './proxy.ts';
import { readSettings } from './settings.ts';

let one: CountingUpstream;
let other: CountingUpstream;
let front: Server;
let port: number;
let proxy: ConsoleProxy;

async function start(...urls: string[]) {
  const settings = readSettings({ SERVICE_URLS: urls.join(', ') });
  if (!settings.ok) throw new Error(settings.problem);
  proxy = createProxy({ ...settings.value, connectTimeout: 1_000 });
  front = createServer((request, response) => {
    proxy.handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  port = (front.address() as AddressInfo).port;
}

async function vacantAddress(): Promise<string> {
  const vacant = createNetServer().listen(0, '127.0.0.1');
  await once(vacant, 'listening');
  const url = `http://127.0.0.1:${(vacant.address() as AddressInfo).port}`;
  vacant.close();
  return url;
}

beforeEach(async () => {
  [one, other] = await Promise.all([startCountingUpstream(), startCountingUpstream()]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  proxy.close();
  front.closeAllConnections();
  front.close();
  await Promise.all([one.close(), other.close()]);
});

const causeOf = (body: Buffer) => ProxyFailure.parse(JSON.parse(body.toString())).cause;

it('calls are shared evenly between the services, each at its own path', async () => {
  await start(one.url, `${other.url}/path/`);
  for (let call = 0; call < 10; call += 1)
    expect((await sendRequest(port, '/api/embedded/')).status).toBe(200);
  expect(one.seen.map(({ url }) => url)).toEqual(Array(5).fill('/'));
  // Requests for the demo accounts are left out: below a path, the test double records them as calls.
  const calls = other.seen.filter(({ url }) => !url.endsWith('/accounts'));
  expect(calls.map(({ url }) => url)).toEqual(Array(5).fill('/path/'));
});

it('no call fails while one of the services can be reached, whatever the method and size of the call', async () => {
  await start(await vacantAddress(), one.url, await vacantAddress());
  const sizes: number[] = [];
  one.answer = (request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on('end', () => {
      sizes.push(size);
      response.end('{}');
    });
  };
  for (const body of ['{"a":1}', 3_000_000, null, '{"a":1}', 3_000_000, null]) {
    const path = body === null ? '/api/embedded/status?job_id=1' : '/api/embedded/upload';
    expect((await sendRequest(port, path, body)).status).toBe(200);
  }
  expect(sizes).toEqual([7, 3_000_000, 0, 7, 3_000_000, 0]);
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:\d+ cannot be reached/),
    expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:\d+ cannot be reached/),
  ]);
});

it.each([
  ['a call', '/api/embedded/', '{}'],
  ['an upload', '/api/embedded/upload', 2_000_000],
  ['a status request', '/api/embedded/status?job_id=1', null],
])('%s that has begun is never sent twice, on a new or a kept connection', async (_name, path, body) => {
  await start(one.url, other.url);
  for (const upstream of [one, other]) {
    upstream.answer = (request, response) => {
      // Each service breaks off its second call, which arrives on a kept connection.
      if (upstream.seen.length > 1) request.socket.destroy();
      else request.resume().on('end', () => response.end('{}'));
    };
  }
  for (const status of [200, 200, 502, 502]) {
    const answer = await sendRequest(port, path, body);
    expect(answer.status).toBe(status);
    if (status === 502) expect(causeOf(answer.body)).toBe('reset');
  }
  expect([one.seen.length, other.seen.length]).toEqual([2, 2]);
});

it('a failed call names the cause when no service can be reached', async () => {
  await start(await vacantAddress(), await vacantAddress());
  const answer = await sendRequest(port, '/api/embedded/');
  expect(answer.status).toBe(502);
  expect(causeOf(answer.body)).toBe('refused');
});
