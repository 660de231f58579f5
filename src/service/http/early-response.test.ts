import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '#testing/network/raw-connection.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

describe('an answer sent before its request is complete', { timeout: 60_000 }, () => {
  let service: SharedService;
  let port: number;
  beforeAll(async () => {
    service = await sharedService();
    port = Number(new URL(service.url).port);
  });

  const head = (bytes: number, ...more: string[]) =>
    [
      'POST /upload HTTP/1.1',
      'Host: localhost',
      'REV-API-KEY: nobody',
      'REV-APPNAME: stt_batch',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${bytes}`,
      ...more,
      '',
      '',
    ].join('\r\n');

  /** Sends everything before it starts to read, as many clients do. */
  async function sendThenRead(bytes: number, ...more: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1').pause();
    await once(socket, 'connect');
    const broken = once(socket, 'error');
    broken.catch(() => {});
    socket.write(head(bytes, ...more));
    const piece = Buffer.alloc(1_000_000);
    for (let left = bytes; left > 0; left -= piece.length) {
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), broken]);
    }
    const [answer] = await Promise.race([once(socket.resume(), 'data'), broken]);
    socket.destroy();
    return String(answer);
  }

  it.each([
    ['a large body', 99_000_000, []],
    ['a body with “Connection: close”', 20_000_000, ['Connection: close']],
  ] as const)('an early answer can be read after %s was sent completely', async (_name, bytes, more) => {
    expect(await sendThenRead(bytes, ...more)).toMatch(/^HTTP\/1\.1 403 .*"status":403\}$/s);
  });

  it('an early answer arrives at once, and the next request is read after the rest of this one', async () => {
    const raw = await openRaw(port);
    raw.write(head(1_000));
    await raw.until('"status":403}');
    raw.write(`${'x'.repeat(1_000)}GET /status HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect((await raw.closed()).match(/HTTP\/1\.1 403/g)).toHaveLength(2);
  });

  it('an unknown Expect header is answered once, with 417, even if the body is cut short', async () => {
    const raw = await openRaw(port);
    raw.write(`${head(1_000, 'Expect: something', 'Connection: close')}cut short`);
    await raw.until('"status":417}');
    raw.socket.end();
    expect((await raw.closed()).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('an early answer is logged with its status even if the client leaves without sending the rest', async () => {
    const raw = await openRaw(port);
    raw.write(head(1_000));
    await raw.until('"status":403}');
    const id = /X-Request-Id: (\S+)/.exec(raw.received())?.[1] ?? '';
    raw.socket.destroy();
    await expect
      .poll(() => readFileSync(join(service.dataDir, 'service.log'), 'utf8'))
      .toContain(`"id":"${id}","function":"stt_upload","method":"POST","status":403`);
  });

  it('a client that leaves in the middle of an answer is logged with 499', async () => {
    const left = () =>
      readFileSync(join(service.dataDir, 'service.log'), 'utf8').match(
        /"function":"transliteration","method":"POST","status":499/g,
      )?.length ?? 0;
    const before = left();
    const { apiKey, appId } = service.accountWith(new Set(), 'tts');
    const body = JSON.stringify({ data: Array.from({ length: 900 }, () => '-'.repeat(10_000)) });
    const raw = await openRaw(port);
    raw.write(
      [
        'POST / HTTP/1.1',
        'Host: localhost',
        `REV-API-KEY: ${apiKey}`,
        `REV-APP-ID: ${appId}`,
        'REV-APPNAME: transliteration',
        'src_lang: en',
        'tgt_lang: en',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
    raw.socket.pause();
    await expect.poll(() => raw.socket.bytesRead, { timeout: 30_000 }).toBeGreaterThan(0);
    raw.socket.destroy();
    await expect.poll(left, { timeout: 30_000 }).toBe(before + 1);
  });
});
