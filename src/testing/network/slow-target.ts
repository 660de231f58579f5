import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowTarget {
  readonly url: string;
  close(): Promise<void>;
}

/** The key that a slow target refuses before it has read an upload. */
export const expiredKey = 'expired';

/**
 * A target behind a slow network: it reads a limited number of bytes a second. Uploads are accepted, except with one
 * key, which is refused as soon as the headers arrive; every job stays queued.
 */
export async function startSlowTarget(bytesPerSecond: number): Promise<SlowTarget> {
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers['rev-api-key'] === expiredKey) {
      answer(403, { message: 'API key expired', status: 403 });
    }
    for await (const chunk of request) await pause((1000 * Buffer.byteLength(chunk)) / bytesPerSecond);
    const job = { job_id: '00000000-0000-4000-8000-000000000001', code: '003', message: 'In the queue' };
    if (response.writableEnded) return;
    if (request.method === 'POST') answer(200, { ...job, code: '000', message: 'Success. Request accepted' });
    else answer(200, { ...job, status: 'queued' });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
