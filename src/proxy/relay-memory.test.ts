import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { sendRequest, zeros } from '#testing/service/send-request.ts';

const megabyte = 1_000_000;

describe('the proxy', () => {
  it('forwards 99 MB unchanged in both directions while its memory grows by less than 64 MB', {
    tags: 'slow',
    timeout: 20_000,
  }, async () => {
    const upstream = await startCountingUpstream();
    upstream.answer = (request, response) => {
      const hash = createHash('sha256');
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
        hash.update(chunk);
      });
      request.on('end', () => {
        if (request.method === 'GET') zeros(99 * megabyte).pipe(response);
        else response.end(JSON.stringify({ size, hash: hash.digest('hex') }));
      });
    };
    const loader = pathToFileURL(`${process.cwd()}/node_modules/tsx/dist/loader.mjs`).href;
    const child = fork('src/testing/network/proxy-process.ts', [upstream.url], {
      execArgv: ['--import', loader],
    });
    const [{ port: at }] = await nextMessage(child);
    await sendRequest(at, '/api/far/upload', megabyte);
    child.send('reset');
    const [{ rss: before }] = await nextMessage(child);

    const expected = createHash('sha256')
      .update(Buffer.alloc(99 * megabyte))
      .digest('hex');
    const up = await sendRequest(at, '/api/far/upload', 99 * megabyte);
    expect(JSON.parse(up.body.toString())).toEqual({ size: 99 * megabyte, hash: expected });
    const down = await sendRequest(at, '/api/far/status', null);
    expect(createHash('sha256').update(down.body).digest('hex')).toBe(expected);

    child.send('read');
    const [{ peak }] = await nextMessage(child);
    expect((peak - before) / megabyte).toBeLessThan(64);
    child.disconnect();
    await upstream.close();
  });
});

async function nextMessage(child: ChildProcess): Promise<[{ port: number; rss: number; peak: number }]> {
  const [message] = await once(child, 'message');
  return [message];
}
