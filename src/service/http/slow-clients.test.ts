import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '#testing/network/raw-connection.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';

/** The time limits are long enough that clients of normal speed are served even on a busy machine. */
const timeouts = { head: 1_500, request: 60_000, idle: 2_000, rate: { bytes: 1_000, every: 1_500 } };

let service: StartedTestService;
let port: number;
beforeAll(async () => {
  service = await startTestService({}, { timeouts });
  port = Number(new URL(service.url).port);
});
afterAll(() => service.close());

const account = () => service.accountWith(new Set(), 'localization');
const requestHead = (appName: string, more: readonly string[], path = '/') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `REV-API-KEY: ${account().apiKey}`,
    `REV-APP-ID: ${account().appId}`,
    `REV-APPNAME: ${appName}`,
    'src_lang: en',
    ...more,
    '\r\n',
  ].join('\r\n');
const jsonHeaders = ['tgt_lang: hi', 'domain: 0', 'Content-Type: application/json'];
const tooSlowAnswer =
  /^HTTP\/1\.1 408 [\s\S]*\r\n\r\n\{"message":"The request took too long to arrive","status":408\}$/;

/** Sends `text` repeatedly until the other side closes the connection. */
function trickle(connection: Awaited<ReturnType<typeof openRaw>>, text: string): Promise<string> {
  const timer = setInterval(() => connection.write(text), 50);
  return connection.closed().finally(() => clearInterval(timer));
}

async function expectServiceToAnswer(): Promise<void> {
  const answer = await service.request('/_local/health');
  expect(answer.status).toBe(200);
}

describe.concurrent('slow clients', () => {
  it('a client whose headers never end is disconnected while others are served', {
    tags: 'slow',
  }, async () => {
    const connection = await openRaw(port);
    connection.write('POST / HTTP/1.1\r\nHost: localhost\r\n');
    const closed = trickle(connection, 'X-a: b\r\n');
    await expectServiceToAnswer();
    expect(await closed).toMatch(tooSlowAnswer);
  });

  it('a client that sends nothing is disconnected while others are served', { tags: 'slow' }, async () => {
    const connection = await openRaw(port);
    await expectServiceToAnswer();
    await connection.closed();
  });

  it.each([
    ['a JSON body', 'localization', [...jsonHeaders, 'Content-Length: 5000'], '/', ' '],
    [
      'a JSON body in chunks',
      'localization',
      [...jsonHeaders, 'Transfer-Encoding: chunked'],
      '/',
      '1\r\n \r\n',
    ],
    [
      'an upload',
      'stt_batch',
      ['domain: generic', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5000'],
      '/upload',
      '-',
    ],
  ])(
    'a client that sends %s too slowly is disconnected while others are served',
    { tags: 'slow' },
    async (_name, appName, more, path, piece) => {
      const connection = await openRaw(port);
      connection.write(requestHead(appName, more, path));
      const closed = trickle(connection, piece);
      await expectServiceToAnswer();
      expect(await closed).toMatch(tooSlowAnswer);
    },
  );

  it('a client that stops in the middle of its body is disconnected while others are served', {
    tags: 'slow',
  }, async () => {
    const connection = await openRaw(port);
    connection.write(`${requestHead('localization', [...jsonHeaders, 'Content-Length: 5000'])}{"data":[`);
    await expectServiceToAnswer();
    expect(await connection.closed()).toMatch(tooSlowAnswer);
  });

  it('a client that never reads its answers is disconnected while others are served', {
    tags: 'slow',
  }, async ({ expect }) => {
    const connection = await openRaw(port);
    const body = JSON.stringify({ data: Array.from({ length: 2_000 }, () => 'a'.repeat(500)) });
    connection.socket.pause();
    const call = `${requestHead('transliteration', ['tgt_lang: en', 'Content-Type: application/json', `Content-Length: ${body.length}`])}${body}`;
    for (let calls = 0; calls < 20; calls++) connection.write(call);
    await expectServiceToAnswer();
    // A client that does not read can notice only by writing that the server has closed the connection. It writes
    // rarely, since writing resets the idle time.
    await expect
      .poll(
        () => {
          if (!connection.socket.closed) connection.write('\r\n');
          return connection.socket.closed;
        },
        { timeout: 18_000, interval: 1_500 },
      )
      .toBe(true);
    expect(connection.received()).toBe('');
  });
});

describe.concurrent('clients of a slow call', () => {
  it('a client is not disconnected while its call takes longer than the idle limit', async ({ expect }) => {
    await service.armFault({
      operation: 'localization',
      times: 1,
      fault: { kind: 'delay', milliseconds: 4_000 },
    });
    const connection = await openRaw(port);
    const body = '{"data":["Good morning."]}';
    connection.write(
      `${requestHead('localization', [...jsonHeaders, `Content-Length: ${body.length}`])}${body}`,
    );
    expect(await connection.until('"apiStatus":2')).toMatch(/^HTTP\/1\.1 200 /);
    connection.socket.destroy();
  });
});
