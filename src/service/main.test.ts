import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startService } from './main.ts';

it('answers every request from the moment its port is open', { tags: 'slow' }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-start-'));
  const port = await findFreePort();
  const starting = startService({ port, dataDir, env: {}, recognisers: [], log: () => {} });
  let opened = false;
  void starting.then(() => {
    opened = true;
  });
  const received: number[] = [];
  while (!opened) received.push(await statusOf(port));
  received.push(await statusOf(port));
  const service = await starting;
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(received.filter((status) => status !== 0 && status !== 200)).toEqual([]);
  expect(received.at(-1)).toBe(200);
});

/** The HTTP status of a request to the port; 0 when nothing listens there yet. */
const statusOf = (port: number) =>
  new Promise<number>((resolve) => {
    request({ host: '127.0.0.1', port, path: '/_local/accounts', agent: false })
      .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', () => resolve(0))
      .end();
  });

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
