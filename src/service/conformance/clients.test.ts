import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { openRaw } from '#testing/network/raw-connection.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

/* Requests exactly as existing clients send them; the service must accept each one. */

let service: SharedService;
let port: number;
let wav: string;
let commonHeaders: string[];
beforeAll(async () => {
  service = await sharedService();
  port = Number(new URL(service.url).port);
  wav = Buffer.from(await service.wav().arrayBuffer()).toString('latin1');
  const { apiKey, appId } = service.accountWith(new Set(), 'tts');
  commonHeaders = [`REV-API-KEY: ${apiKey}`, `REV-APP-ID: ${appId}`];
});

interface RawRequestParts {
  readonly first?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}
const rawRequest = ({ first = 'POST / HTTP/1.1', headers = [], body = '' }: RawRequestParts) =>
  [
    first,
    'Host: localhost',
    'Connection: close',
    ...commonHeaders,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');

/** Sends a raw message and returns status line, headers and body of the answer. */
async function send(text: string | Buffer) {
  const connection = await openRaw(port);
  connection.write(typeof text === 'string' ? Buffer.from(text) : text);
  const answer = Buffer.from(await connection.closed(), 'latin1').toString();
  const end = answer.indexOf('\r\n\r\n');
  return { status: Number(answer.slice(9, 12)), head: answer.slice(0, end), body: answer.slice(end + 4) };
}

const jsonHeader = 'Content-Type: application/json';
const translate = (headers: readonly string[], body: unknown) =>
  send(
    rawRequest({
      headers: ['REV-APPNAME: localization', jsonHeader, ...headers],
      body: JSON.stringify(body),
    }),
  );
const transliterate = (headers: readonly string[], body: unknown) =>
  send(
    rawRequest({
      headers: ['REV-APPNAME: transliteration', jsonHeader, 'src_lang: en', 'tgt_lang: hi', ...headers],
      body: JSON.stringify(body),
    }),
  );
const speak = (body: unknown, type = 'Content-Type: application/JSON') =>
  send(rawRequest({ headers: ['REV-APPNAME: tts', type, 'speaker: en_male'], body: JSON.stringify(body) }));

const uploadHeaders = ['REV-APPNAME: stt_batch', 'src_lang: en', 'domain: generic'];
const form = (head: string, content = wav, boundary = 'b') =>
  Buffer.from(`--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`, 'latin1');
function upload(body: Buffer, headers: readonly string[] = [], first = 'POST /upload HTTP/1.1') {
  const type = 'Content-Type: multipart/form-data; boundary=b';
  const text = rawRequest({ first, headers: [...uploadHeaders, type, ...headers] });
  return Buffer.concat([
    Buffer.from(text.replace('Content-Length: 0', `Content-Length: ${body.length}`)),
    body,
  ]);
}
const acceptedPattern = /"code":"000","message":"Success\. Request accepted"/;

describe('uploads of existing clients', () => {
  const disposition = 'Content-Disposition: form-data; name="file"; filename="file"';
  it.each([
    ['without a type', disposition],
    ['as audio/*', `${disposition}\r\nContent-Type: audio/*`],
    ['as bytes', `${disposition}\r\nContent-Type: application/octet-stream`],
    ['without a file name', 'Content-Disposition: form-data; name="file"'],
    [
      'with a type and no file name',
      'Content-Disposition: form-data; name="file"\r\nContent-Type: audio/wav',
    ],
    ['with the fields in lower case', 'content-disposition: form-data; name=file; filename=file'],
    [
      'with a length and an encoding',
      `${disposition}\r\nContent-Length: 5\r\nContent-Transfer-Encoding: binary`,
    ],
  ])('an upload %s is accepted', async (_name, head) => {
    expect((await send(upload(form(head)))).body).toMatch(acceptedPattern);
  });

  it('an upload with a format header, a trailing slash in the path or a quoted boundary is accepted', async () => {
    expect((await send(upload(form(disposition), ['format: 16k_int16', 'Subtitles: True']))).body).toMatch(
      acceptedPattern,
    );
    expect((await send(upload(form(disposition), [], 'POST /upload/ HTTP/1.1'))).body).toMatch(
      acceptedPattern,
    );
    const quoted = upload(form(disposition)).toString('latin1').replace('boundary=b', 'boundary="b"');
    expect((await send(Buffer.from(quoted, 'latin1'))).body).toMatch(acceptedPattern);
  });

  it('an upload with a compressed body is refused, naming the Content-Encoding header', async () => {
    const { status, body } = await send(upload(form(disposition), ['Content-Encoding: gzip']));
    expect(status).toBe(415);
    expect(JSON.parse(body)).toMatchObject({
      code: '999',
      message: expect.stringContaining('Content-Encoding: expected identity or none, received gzip'),
    });
    expect((await send(upload(form(disposition), ['Content-Encoding: identity']))).body).toMatch(
      acceptedPattern,
    );
  });

  it('an upload by curl, which waits for 100 Continue before it sends a large body, is accepted', async () => {
    const body = form(disposition);
    const connection = await openRaw(port);
    const whole = upload(body, ['Expect: 100-continue']);
    connection.write(whole.subarray(0, whole.length - body.length));
    expect(await connection.until('\r\n\r\n')).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    connection.write(body);
    expect(await connection.closed()).toMatch(acceptedPattern);
  });

  it('an unknown account that waits for 100 Continue is refused before it sends its body', async () => {
    const connection = await openRaw(port);
    const whole = upload(Buffer.alloc(90_000_000), ['Expect: 100-continue']);
    const head = whole.subarray(0, whole.indexOf('\r\n\r\n') + 4).toString('latin1');
    connection.write(head.replace(/REV-API-KEY: .*/, 'REV-API-KEY: nobody'));
    expect(await connection.until('"status":403}')).toMatch(
      /HTTP\/1\.1 403 [\s\S]*Invalid REV-API-KEY or REV-APP-ID/,
    );
    connection.socket.destroy();
  });
});

describe('translation calls of existing clients', () => {
  it.each([['hi, ta'], ['hi , ta'], ['hi,ta']])('accepts the target languages “%s”', async (codes) => {
    const { status, body } = await translate(['src_lang: en', `tgt_lang: ${codes}`, 'domain: 0'], {
      data: ['Yes'],
    });
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(body).responseList[0].outStrings)).toEqual(['hi', 'ta']);
  });

  it('refuses a compressed body and names the Content-Encoding header', async () => {
    const { status, body } = await translate(
      ['src_lang: en', 'tgt_lang: hi', 'domain: 0', 'Content-Encoding: gzip'],
      { data: ['Yes'] },
    );
    expect(status).toBe(415);
    expect(JSON.parse(body)).toMatchObject({
      error_cause: 'Content-Encoding: expected identity or none, received gzip',
    });
  });

  it('accepts nmtMask with an empty map of terms for Hindi text', async () => {
    const headers = ['src_lang: hi', 'tgt_lang: en', 'domain: generic', 'REV-APPVERSION: 3.0'];
    const { status } = await translate(headers, { data: ['नमस्ते'], nmtMask: true, nmtMaskTerms: {} });
    expect(status).toBe(200);
  });

  it('accepts header names in any letter case and a media type with a parameter', async () => {
    const text = rawRequest({
      headers: [
        'rev-appname: localization',
        'SRC_LANG: en',
        'Tgt_Lang: hi',
        'DOMAIN: 0',
        'content-type: application/json; charset=UTF-8',
      ],
      body: '{"data":["Yes"]}',
    });
    expect(
      (await send(text.replace('REV-API-KEY', 'rev-api-key').replace('REV-APP-ID', 'Rev-App-Id'))).status,
    ).toBe(200);
  });
});

describe('transliteration calls of existing clients', () => {
  it.each([['domain: 1'], ['domain: 3'], ['domain: 0'], ['X-None: 1']])(
    'accepts the header “%s”',
    async (header) => {
      expect((await transliterate([header], { data: ['market'] })).body).toContain('"outString":["मार्केट"]');
    },
  );

  it.each([
    [true, '२०२०'],
    [false, '2020'],
    ['local', '२०२०'],
  ])('accepts convertNumber: %s', async (convertNumber, out) => {
    expect((await transliterate([], { data: ['2020'], convertNumber, noOfsuggestions: 3 })).body).toContain(
      out,
    );
  });
});

describe('text-to-speech calls of existing clients', () => {
  it.each(['wav', 'mp3', 'flac', 'ogg', 'opus', 'pcm'])(
    'accepts the format %s with null for speed and pitch',
    async (format) => {
      expect((await speak({ text: 'one', format, speed: null, pitch: null })).status).toBe(200);
    },
  );

  it('speaks the SSML when a request has both text and SSML', async () => {
    const both = await speak({ text: 'one two three four five', ssml: '<speak>one</speak>' });
    const one = await speak({ ssml: '<speak>one</speak>' });
    expect(both.body.length).toBe(one.body.length);
  });
});

describe('HTTP features', () => {
  it('OPTIONS * is answered with the allowed methods', async () => {
    const { status, head } = await send(rawRequest({ first: 'OPTIONS * HTTP/1.1' }));
    expect(status).toBe(204);
    expect(head).toContain('Allow: GET, HEAD, POST, OPTIONS');
  });

  it('an HTTP/1.0 request is answered without chunked encoding', async () => {
    const body = '{"data":["Good morning."]}';
    const head = [
      'POST / HTTP/1.0',
      ...commonHeaders,
      'REV-APPNAME: localization',
      jsonHeader,
      'src_lang: en',
      'tgt_lang: hi',
      'domain: 0',
    ];
    const answer = await send([...head, `Content-Length: ${body.length}`, '', body].join('\r\n'));
    expect(answer.status).toBe(200);
    expect(answer.head).not.toMatch(/transfer-encoding/i);
    expect(JSON.parse(answer.body)).toMatchObject({ responseList: [{ apiStatus: 2 }] });
  });

  it('pipelined requests are all answered', async () => {
    const connection = await openRaw(port);
    const status = rawRequest({
      first: 'GET /status?job_id=x HTTP/1.1',
      headers: ['REV-APPNAME: stt_batch'],
    });
    const transcript = rawRequest({ first: 'GET /transcript HTTP/1.1', headers: ['REV-APPNAME: stt_batch'] });
    connection.write(status.replace('Connection: close\r\n', '') + transcript);
    expect((await connection.closed()).match(/"code":"001"/g)).toHaveLength(2);
  });

  it('HEAD is answered with the headers of GET and no body', async () => {
    const of = (method: string) =>
      send(rawRequest({ first: `${method} /status?job_id=x HTTP/1.1`, headers: ['REV-APPNAME: stt_batch'] }));
    const [head, get] = await Promise.all([of('HEAD'), of('GET')]);
    expect(head).toMatchObject({ status: 200, body: '' });
    const type = /content-type: (.+)/i;
    expect(type.exec(head.head)?.[1]).toBe(type.exec(get.head)?.[1]);
  });

  it.each([
    ['/', 'POST, OPTIONS'],
    ['/upload', 'POST, OPTIONS'],
    ['/status', 'GET, HEAD, OPTIONS'],
    ['/transcript', 'GET, HEAD, OPTIONS'],
  ])('OPTIONS lists the methods of %s', async (path, allow) => {
    const { status, head, body } = await send(rawRequest({ first: `OPTIONS ${path} HTTP/1.1` }));
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(head.toLowerCase()).toContain(`allow: ${allow.toLowerCase()}`);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'https://[::1]:3000'])(
    'a page from %s may read answers, refusals included',
    async (origin) => {
      const good = await translate([`Origin: ${origin}`, 'src_lang: en', 'tgt_lang: hi', 'domain: 0'], {
        data: ['a'],
      });
      const bad = await translate([`Origin: ${origin}`], { data: ['a'] });
      expect([good.status, bad.status]).toEqual([200, 403]);
      for (const { head } of [good, bad])
        expect(head).toMatch(
          new RegExp(`access-control-allow-origin: ${origin.replaceAll(/[[\]]/g, '\\$&')}`, 'i'),
        );
    },
  );

  it.each(['https://example.test', 'null', 'http://localhost.example.test', 'http://127.0.0.1.example.test'])(
    'a page from %s may not read answers',
    async (origin) => {
      const answer = await translate([`Origin: ${origin}`, 'src_lang: en', 'tgt_lang: hi', 'domain: 0'], {
        data: ['a'],
      });
      expect(answer.head).not.toMatch(/access-control-allow-origin/i);
      const preflight = await send(
        rawRequest({
          first: 'OPTIONS / HTTP/1.1',
          headers: [`Origin: ${origin}`, 'Access-Control-Request-Method: POST'],
        }),
      );
      expect(preflight.head).not.toMatch(/access-control-allow/i);
    },
  );
});

describe('the size limit of an upload', { timeout: 60_000 }, () => {
  const head = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\nRIFF\0\0\0\0WAVE',
    'latin1',
  );
  const tail = Buffer.from('\r\n--b--\r\n');
  const zeros = Buffer.alloc(1_000_000);

  /** Uploads audio of the given size; `sent` is the number of bytes written before the answer came. */
  function sized(bytes: number, chunked: boolean): Promise<{ status: number; body: string; sent: number }> {
    return new Promise((resolve, reject) => {
      const headers = [
        ...commonHeaders,
        ...uploadHeaders,
        'Content-Type: multipart/form-data; boundary=b',
      ].map((line) => line.split(': '));
      const total = head.length + bytes - 12 + tail.length;
      const outgoing = httpRequest({
        port,
        host: '127.0.0.1',
        path: '/upload',
        method: 'POST',
        headers: { ...Object.fromEntries(headers), ...(!chunked && { 'Content-Length': total }) },
      });
      let sent = 0;
      let answered = false;
      outgoing.on('error', (error) => !answered && reject(error));
      outgoing.on('response', (response) => {
        answered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          outgoing.destroy();
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), sent });
        });
      });
      let left = bytes - 12;
      const write = () => {
        while (left > 0 && !answered) {
          const piece = zeros.subarray(0, Math.min(left, zeros.length));
          left -= piece.length;
          sent += piece.length;
          if (!outgoing.write(piece)) {
            outgoing.once('drain', write);
            return;
          }
        }
        if (!answered) outgoing.end(tail);
      };
      outgoing.write(head);
      write();
    });
  }

  it.each([false, true])(
    'an upload of 99,999,999 bytes is accepted, chunked: %s',
    { tags: 'slow' },
    async (chunked) => {
      expect((await sized(99_999_999, chunked)).body).toMatch(acceptedPattern);
    },
  );

  it('an upload of 100,000,000 bytes is refused by its declared length', { tags: 'slow' }, async () => {
    const { status, body, sent } = await sized(100_000_000, false);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ code: '999', message: expect.stringContaining('100 MB') });
    expect(sent).toBeLessThan(100_000_000);
  });

  it('an upload of 100,000,000 bytes in chunks is refused', { tags: 'slow' }, async () => {
    const { status, body } = await sized(100_000_000, true);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ code: '999', message: expect.stringContaining('100 MB') });
  });

  it.each([false, true])(
    'the refusal comes while the client still sends, chunked: %s',
    { tags: 'slow' },
    async (chunked) => {
      const { status, sent } = await sized(1_000_000_000, chunked);
      expect(status).toBe(413);
      expect(sent).toBeLessThan(150_000_000);
    },
  );
});
