import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './server.ts';

/** A server that answers a request when `answer` is called. */
async function startServer() {
  const server = await listen({ port: 0, ended: () => {} });
  let answer = () => {};
  let received = () => {};
  const begun = new Promise<void>((resolve) => {
    received = resolve;
  });
  const finished = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.serve(async ({ url }) => {
    if (url.endsWith('/slow')) {
      received();
      await finished;
    }
    return new Response('complete', { headers: { 'Content-Length': '8' } });
  });
  return { ...server, answer, begun };
}

const ask = (url: string, agent?: Agent) =>
  new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
    }).on('error', reject);
  });

it('a request that has begun is answered while the server drains, and its connection is closed', async () => {
  const server = await startServer();
  const slow = ask(`${server.url}/slow`, new Agent({ keepAlive: true }));
  await server.begun;
  const drained = server.drain({ within: 20_000, isHeld: () => false });
  server.answer();
  expect(await slow).toEqual({ text: 'complete', connection: 'close' });
  await drained;
  await expect(ask(server.url)).rejects.toThrow('ECONNREFUSED');
  await server.close();
});

it('a draining server answers new requests while `isHeld` returns true, and on kept-alive connections', async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true });
  expect((await ask(server.url, agent)).connection).toBe('keep-alive');
  let isHeld = true;
  const drained = server.drain({ within: 20_000, isHeld: () => isHeld });
  expect(await ask(server.url)).toEqual({ text: 'complete', connection: 'close' });
  isHeld = false;
  expect(await ask(server.url, agent)).toEqual({ text: 'complete', connection: 'close' });
  await drained;
  await server.close();
});

it('draining ends when its time is up, whatever still runs', async () => {
  const server = await startServer();
  const slow = ask(`${server.url}/slow`).catch((error: Error) => error.message);
  await server.begun;
  await server.drain({ within: 100, isHeld: () => true });
  await server.close();
  expect(await slow).toBe('socket hang up');
});
