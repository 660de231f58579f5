import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createNetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProxyFailure } from '#contract/proxy/failure.ts';
import type { TargetCall } from '#contract/proxy/target-call.ts';
import { type CountingUpstream, startCountingUpstream } from '#testing/network/counting-upstream.ts';
import { type Answer, sendRequest, zeros } from '#testing/service/send-request.ts';
import { type ConsoleProxy, createProxy } from './proxy.ts';
import { readTargets } from './targets/targets.ts';

const megabyte = 1_000_000;

let upstream: CountingUpstream;
let proxy: ConsoleProxy;
/** A proxy with short timeouts, for targets that never answer. */
let proxyWithShortTimeouts: ConsoleProxy;
let server: Server;
let port: number;
const cleanups: (() => void)[] = [];

/** A TCP server that hands each connection to `onFirstBytes` once the first bytes have arrived. */
async function startRawTarget(onFirstBytes: (socket: import('node:net').Socket) => void): Promise<string> {
  const raw = createNetServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => onFirstBytes(socket));
  });
  raw.listen(0, '127.0.0.1');
  await once(raw, 'listening');
  cleanups.push(() => raw.close());
  return `http://127.0.0.1:${(raw.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  upstream = await startCountingUpstream();
  const env = {
    TARGET_FAR_BASE_URL: upstream.url,
    TARGET_KEYED_BASE_URL: `${upstream.url}/base/v2/`,
    TARGET_KEYED_API_KEY: 'canary+key/123=',
    TARGET_KEYED_APP_ID: 'canary-app-456',
    TARGET_INJECTING_BASE_URL: await startRawTarget((socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Request-Id: a\rX-Evil: 1\r\nContent-Length: 2\r\n\r\n{}',
      ),
    ),
    TARGET_FOLDING_BASE_URL: await startRawTarget((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nX-Request-Id: a\r\n X-Evil: 1\r\nContent-Length: 2\r\n\r\n{}'),
    ),
    // Only a privileged process could listen on this port, so no other test takes it.
    TARGET_VACANT_BASE_URL: 'http://127.0.0.1:1',
    TARGET_NAMELESS_BASE_URL: 'http://no-such-host.invalid',
    TARGET_RESETTING_BASE_URL: await startRawTarget((socket) => socket.resetAndDestroy()),
    TARGET_CLOSING_BASE_URL: await startRawTarget((socket) => socket.end()),
    TARGET_SILENT_BASE_URL: await startRawTarget(() => {}),
    TARGET_OTHER_BASE_URL: await startRawTarget((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
    TARGET_PLAIN_BASE_URL: upstream.url.replace('http:', 'https:'),
    TARGET_SHORT_BASE_URL: await startRawTarget((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'),
    ),
    TARGET_HASTY_BASE_URL: await startRawTarget((socket) =>
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 13\r\n\r\n{"status":403}'.slice(0, -1)),
    ),
  };
  const targets = readTargets(env, upstream.port);
  if (!targets.ok) throw new Error(targets.problem);
  proxy = createProxy({ targets: targets.value, hosts: [] });
  proxyWithShortTimeouts = createProxy({
    targets: targets.value,
    hosts: [],
    idleTimeout: 300,
    connectTimeout: 300,
  });
  server = createServer((request, response) => {
    (request.url?.startsWith('/api/silent/') ? proxyWithShortTimeouts : proxy).handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

const answerWithOk: CountingUpstream['answer'] = (request, response) => {
  request.resume().on('end', () => response.end('{}'));
};
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.answer = answerWithOk;
});

afterAll(async () => {
  for (const close of cleanups) close();
  proxy.close();
  proxyWithShortTimeouts.close();
  server.closeAllConnections();
  server.close();
  await upstream.close();
});

const callProxy = (path: string, body?: string | number | null, at = port) => sendRequest(at, path, body);

describe('a failure between proxy and target', () => {
  it.each([
    ['vacant', 502, 'refused'],
    ['nameless', 502, 'not-found'],
    ['resetting', 502, 'reset'],
    ['closing', 502, 'reset'],
    ['silent', 504, 'timeout'],
    ['other', 502, 'bad-answer'],
    ['plain', 502, 'tls'],
    ['short', 502, 'reset'],
  ])('a call to the failing target %s is answered with %i and cause %s', async (target, status, cause) => {
    const answer = await callProxy(`/api/${target}/`);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-console-proxy']).toBe('failure');
    const failure = ProxyFailure.parse(JSON.parse(answer.body.toString()));
    expect(failure).toMatchObject({ proxy: true, cause, target });
    expect(failure.message).not.toMatch(/127\.0\.0\.1|invalid/);
  });

  it('loading the accounts of a busy service may take longer than the time limit for a connection', async () => {
    const targets = readTargets({}, upstream.port);
    if (!targets.ok) throw new Error(targets.problem);
    const hurried = createProxy({ targets: targets.value, hosts: [], connectTimeout: 100 });
    const front = createServer((request, response) => {
      hurried.handle(request, response);
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    upstream.accountsDelay = 300;
    const answer = await callProxy('/api/embedded/', '{}', (front.address() as AddressInfo).port);
    upstream.accountsDelay = 0;
    expect(answer.status).toBe(200);
    hurried.close();
    front.closeAllConnections();
    front.close();
  });

  it('the failure names the embedded service when its accounts cannot be loaded', async () => {
    const targets = readTargets({}, 1);
    if (!targets.ok) throw new Error(targets.problem);
    const lonely = createProxy({ targets: targets.value, hosts: [] });
    const front = createServer((request, response) => {
      lonely.handle(request, response);
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const answer = await callProxy('/api/embedded/', '{}', (front.address() as AddressInfo).port);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ cause: 'refused', target: 'embedded' });
    front.closeAllConnections();
    front.close();
  });

  it.each([301, 302, 303, 307, 308])('a redirect %i is not followed and not passed on', async (status) => {
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(status, { Location: `${upstream.url}/elsewhere` }).end();
    };
    const answer = await callProxy('/api/far/');
    expect(answer.status).toBe(502);
    expect(answer.headers).not.toHaveProperty('location');
    expect(JSON.parse(answer.body.toString())).toMatchObject({ cause: 'redirected' });
    expect(upstream.seen).toHaveLength(1);
  });

  it.each(['/api/far/', '/api/far/upload'])(
    'a body beyond the limit of %s is refused at once',
    async (path) => {
      const answer = await new Promise<Omit<Answer, 'sent'>>((resolve, reject) => {
        const headers = { 'X-Console': '1', 'Content-Length': 300_000_000 };
        const sent = httpRequest({ port, host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
          response.once('data', (body: Buffer) => {
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
            sent.destroy();
          });
          response.on('error', () => {});
        });
        sent.on('error', reject);
        sent.write('{');
      });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ cause: 'too-large', target: 'far' });
      expect(upstream.seen).toEqual([]);
    },
  );

  it('a body without a length is refused once it exceeds the limit', async () => {
    const answer = await callProxy('/api/far/', 20 * megabyte);
    expect(answer.status).toBe(413);
  });
});

describe('an import', () => {
  it('an import may be larger than other bodies', async () => {
    const size = 17 * megabyte;
    expect((await callProxy('/api/embedded/_local/lookup/exceptions/import', size)).status).toBe(200);
    expect((await callProxy('/api/embedded/_local/lookup/exceptions', size)).status).toBe(413);
  });
});

describe('the answer of a target', () => {
  it('an answer is passed on with its status, type and bytes, without cookies and unknown headers', async () => {
    const audio = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) % 256));
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(203, {
        'Content-Type': 'audio/wav',
        'Content-Length': audio.length,
        'Set-Cookie': 'a=b',
        'Access-Control-Allow-Origin': '*',
        'X-Powered-By': 'x',
        'X-Console-Proxy': 'failure',
        'Retry-After': '3',
      });
      response.end(audio);
    };
    const answer = await callProxy('/api/far/');
    expect(answer.status).toBe(203);
    expect(answer.body.equals(audio)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': '200000',
      'retry-after': '3',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by', 'x-console-proxy']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
  });

  it('lines of progress are passed on before the answer is complete', async () => {
    let end = () => {};
    upstream.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' }).write('{"rows":1}\n');
      end = () => response.end('{"rows":2}\n');
    };
    const answer = await fetch(`http://127.0.0.1:${port}/api/embedded/_local/lookup/import`, {
      method: 'POST',
      headers: { 'X-Console': '1' },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('{"rows":1}\n');
    end();
    expect((await reader?.read())?.value).toBe('{"rows":2}\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('an answer with status 500 is passed on and not reported as a failure of the proxy', async () => {
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(500).end('{"message":"Internal Server Error"}');
    };
    const answer = await callProxy('/api/far/');
    expect(answer.status).toBe(500);
    expect(answer.headers).not.toHaveProperty('x-console-proxy');
  });

  it('an answer that the target breaks off after a large part is also cut off for the client', async () => {
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(200, { 'Content-Length': 1_000_000 });
      response.write(Buffer.alloc(500_000), () => response.destroy());
    };
    await expect(callProxy('/api/far/')).rejects.toThrow(/aborted|hang up/);
  });

  it('a refusal of the credentials makes the proxy load the demo accounts again', async () => {
    await callProxy('/api/embedded/');
    const before = upstream.lookups;
    await callProxy('/api/embedded/');
    expect(upstream.lookups).toBe(before);
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(403).end('{}');
    };
    await callProxy('/api/embedded/');
    await callProxy('/api/embedded/');
    expect(upstream.lookups).toBe(before + 1);
  });

  it('a connection that the target closes between two calls is replaced', async () => {
    upstream.server.keepAliveTimeout = 1;
    for (let round = 0; round < 20; round += 1) {
      expect((await callProxy('/api/far/status?job_id=1', null)).status).toBe(200);
    }
    upstream.server.keepAliveTimeout = 5000;
  });
});

describe('the proxy, when an upload is answered early', () => {
  it('passes on the refusal of a target that keeps reading, before the upload is complete', async () => {
    upstream.answer = (request, response) => {
      response.writeHead(403, { 'Content-Type': 'application/json' });
      response.end('{"message":"usage exhausted","status":403}');
      request.resume();
    };
    const answer = await callProxy('/api/far/upload', 60 * megabyte);
    expect(answer.sent).toBeLessThan(60 * megabyte);
    expect(answer.status).toBe(403);
    expect(answer.body.toString()).toContain('usage exhausted');
    expect(answer.headers.connection).toBe('close');
  });

  /** Sends half of an upload, reads the refusal, waits, and then sends the other half. */
  async function refusedHalfway(headers: string, status: string, expected: string) {
    upstream.answer = (request, response) => {
      response.writeHead(Number(status), { 'Content-Type': 'application/json' }).end('{"message":"no"}');
      request.resume();
    };
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The write fails when the proxy closes the connection, which some cases of this test expect.
    socket.on('error', () => {});
    const closed = once(socket, 'close').then(() => 'closed');
    const head = `POST /api/far/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Console: 1\r\n${headers}`;
    socket.write(`${head}Content-Length: ${2 * megabyte}\r\n\r\n`);
    socket.write(Buffer.alloc(megabyte));
    // A connection that should be closed gets time to close; one that should stay open is watched for half a second.
    const first = await Promise.race([
      closed,
      pause(expected === 'closed' ? 15_000 : 500).then(() => 'open'),
    ]);
    socket.write(Buffer.alloc(megabyte));
    await closed;
    return { first, answer: Buffer.concat(chunks).toString() };
  }
  const chromium = (platform: string) => () =>
    `Origin: http://127.0.0.1\r\nSec-CH-UA: "Chromium";v="140"\r\nSec-CH-UA-Platform: "${platform}"\r\n`;

  it.each([
    [
      'closes the connection to Chromium, which reads the answer only then',
      chromium('Linux'),
      '403',
      'closed',
    ],
    [
      'reads the whole upload of Chromium on Windows, where closing the connection would lose the answer',
      chromium('Windows'),
      '403',
      'open',
    ],
    ['reads the whole upload of another browser', () => '', '403', 'open'],
    ['reads the whole upload when the early answer is a success', chromium('Linux'), '200', 'open'],
  ])('when an upload is answered early, the proxy %s', async (_what, headers, status, expected) => {
    const { first, answer } = await refusedHalfway(headers(), status, expected);
    expect(first).toBe(expected);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('{"message":"no"}');
  });

  it('passes on the refusal of a target that closes the connection', async () => {
    const answer = await callProxy('/api/hasty/upload', 60 * megabyte);
    expect(answer.status).toBe(403);
  });

  it('sends the refusal of its own guard', async () => {
    const answer = await callProxy('/api/far/elsewhere', 60 * megabyte);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ cause: 'not-allowed' });
  });

  it('reports that nothing listens at the address of the target', async () => {
    const answer = await callProxy('/api/vacant/upload', 60 * megabyte);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ cause: 'refused' });
  });
});

describe('a call that the client cancels', () => {
  it.each([
    ['while the target is working', '/api/far/', 'POST', 2],
    ['while the body is sent', '/api/far/upload', 'POST', 1_000_000],
  ])('a cancelled call is cancelled at the target too, %s', async (_when, path, method, length) => {
    const ended = new Promise<void>((resolve) => {
      upstream.answer = (request) => {
        request.resume();
        request.on('close', resolve);
        request.socket.on('close', resolve);
        socket.destroy();
      };
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Console: 1\r\nContent-Length: ${length}\r\n\r\n{}`,
    );
    await ended;
    expect(upstream.seen).toHaveLength(1);
  });

  it('a cancelled call is cancelled at the target too, even while its answer is being read', async () => {
    const whole = 500 * megabyte;
    const written = new Promise<number>((resolve) => {
      upstream.answer = (request, response) => {
        const { socket } = request;
        request.resume();
        response.on('close', () => resolve(socket.bytesWritten));
        zeros(whole).pipe(response);
      };
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/far/status HTTP/1.1\r\nHost: localhost\r\nX-Console: 1\r\n\r\n');
    socket.once('data', () => socket.destroy());
    // The data in the buffers of three connections may already have been sent.
    expect(await written).toBeLessThan(whole / 10);
    expect(upstream.seen).toHaveLength(1);
  });
});

describe('the report of the call to the target', () => {
  const reportIn = ({ headers }: Pick<Answer, 'headers'>): TargetCall => {
    const report = headers['x-console-call'];
    if (typeof report !== 'string') throw new Error('no report');
    expect(report.length).toBeLessThanOrEqual(2800);
    expect(report).toMatch(/^[ -~]+$/);
    return JSON.parse(report);
  };
  const answerWith = (headers: [string, string | string[]][]) => {
    upstream.answer = (request, response) => {
      request.resume();
      for (const [name, value] of headers) response.setHeader(name, value);
      // With a string as body, Node would write the headers as UTF-8 too.
      response.end(Buffer.from('{}'));
    };
  };

  it('the report has the full address, the headers as they were sent, and all headers of the answer', async () => {
    answerWith([
      ['Content-Type', 'application/json'],
      ['Server', 'far "away" \\'],
      ['X-Request-Id', 'id-1'],
    ]);
    const answer = await callProxy('/api/keyed/');
    const { method, url, sent, received, omitted } = reportIn(answer);
    expect({ method, url, omitted }).toEqual({ method: 'POST', url: `${upstream.url}/base/v2/`, omitted: 0 });
    const seen = upstream.seen[0]?.rawHeaders ?? [];
    expect(new Set(sent.map(([name]) => name))).toEqual(new Set(seen.filter((_, at) => at % 2 === 0)));
    expect(sent).toEqual(
      expect.arrayContaining([
        ['REV-API-KEY', '********'],
        ['REV-APP-ID', '********'],
        ['Host', `127.0.0.1:${upstream.port}`],
        ['Connection', 'keep-alive'],
      ]),
    );
    expect(received).toEqual(
      expect.arrayContaining([
        ['Content-Type', 'application/json'],
        ['Server', 'far "away" \\'],
        ['X-Request-Id', 'id-1'],
      ]),
    );
    expect(answer.headers).toMatchObject({ 'x-request-id': 'id-1' });
    expect(answer.headers).not.toHaveProperty('server');
  });

  it('the id of a request reaches the target and comes back, and a request without one is given one', async () => {
    answerWith([['Content-Type', 'application/json']]);
    const id = crypto.randomUUID();
    const sentIds = () => upstream.seen.map(({ headers }) => headers['x-request-id']);
    const send = async (more: Record<string, string>) => {
      const headers = { 'X-Console': '1', ...more };
      const answer = await fetch(`http://127.0.0.1:${port}/api/far/`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      await answer.text();
      return answer.headers.get('X-Request-Id');
    };
    expect(await send({ 'X-Request-Id': id })).toBe(id);
    const made = await send({ 'X-Request-Id': 'not an id' });
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(sentIds()).toEqual([id, made]);
  });

  it('only calls of /_local carry the token of the embedded service, and the report hides it', async () => {
    const token = 'canary-token-of-the-service';
    const targets = readTargets({ LOCAL_TOKEN: token }, upstream.port);
    if (!targets.ok) throw new Error(targets.problem);
    const front = createProxy({ targets: targets.value, hosts: [] });
    const server = createServer((request, response) => void front.handle(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port: frontPort } = server.address() as AddressInfo;
    answerWith([['Content-Type', 'application/json']]);
    const local = await callProxy('/api/embedded/_local/engines', null, frontPort);
    await callProxy('/api/embedded/', '{}', frontPort);
    expect(upstream.seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, undefined]);
    expect(reportIn(local).sent).toContainEqual(['Authorization', '********']);
    expect(JSON.stringify(local.headers)).not.toContain('canary');
    front.close();
    server.close();
    server.closeAllConnections();
  });

  it('the report comes with a large answer too', async () => {
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(200, { 'Content-Length': 200_000 }).end(Buffer.alloc(200_000));
    };
    expect(reportIn(await callProxy('/api/far/')).received).toContainEqual(['Content-Length', '200000']);
  });

  it('neither the report nor the headers that are passed on contain a credential or the value of a cookie', async () => {
    const key = 'canary+key/123=';
    answerWith([
      ['X-Request-Id', `for ${key}`],
      ['Retry-After', 'CANARY-APP-456'],
      ['Content-Disposition', `attachment; filename="${encodeURIComponent(key)}"`],
      ['X-Echo', [key, btoa(key), key.toUpperCase(), encodeURIComponent(key)]],
      ['canary-app-456', 'in a name'],
      ['REV-API-KEY', 'another-canary'],
      ['REV_APP_ID', 'another-canary'],
      ['Set-Cookie', ['session=canary-cookie; Path=/; HttpOnly', 'canary-cookie']],
      ['X-Length', '5'],
    ]);
    const answer = await callProxy('/api/keyed/');
    const everything = JSON.stringify(answer.headers);
    expect(everything).not.toMatch(/canary|Y2FuYXJ5/i);
    const { received = [] } = reportIn(answer);
    expect(received).toContainEqual(['Set-Cookie', 'session=********; Path=/; HttpOnly']);
    expect(received).toContainEqual(['X-Length', '5']);
    expect(answer.headers['x-request-id']).toBe('for ********');
    expect(answer.body.toString()).toBe('{}');
  });

  it('the report stays short for a target that answers with 200 headers, and counts those that it omits', async () => {
    answerWith(Array.from({ length: 200 }, (_, at) => [`X-Many-${at}`, 'v'.repeat(60)]));
    const answer = await callProxy('/api/far/');
    const { sent, received = [], omitted } = reportIn(answer);
    expect(sent.length).toBeGreaterThan(5);
    expect(omitted).toBeGreaterThan(50);
    // Node adds Date, Connection, Keep-Alive and Transfer-Encoding.
    expect(received.length + omitted).toBeGreaterThanOrEqual(203);
    expect(answer.body.toString()).toBe('{}');
  });

  it('the report omits a value that is too long', async () => {
    answerWith([
      ['X-Huge', 'v'.repeat(9000)],
      ['X-Small', 'v'],
    ]);
    const { received } = reportIn(await callProxy('/api/far/'));
    expect(received).toContainEqual(['X-Huge']);
    expect(received).toContainEqual(['X-Small', 'v']);
  });

  it('the report omits the rest of an address that is too long', async () => {
    const { url } = reportIn(await callProxy(`/api/far/status?job_id=${'j'.repeat(5000)}`, null));
    expect(url).toMatch(/\/status\?job_id=j+\.\.\.$/);
  });

  it('the report is ASCII whatever the target answers', async () => {
    answerWith([
      ['X-Latin', 'caf\u00e9\u00ff'],
      ['__proto__', 'polluted'],
    ]);
    const { received } = reportIn(await callProxy('/api/far/'));
    expect(received).toContainEqual(['X-Latin', 'caf\u00e9\u00ff']);
    expect(received).toContainEqual(['__proto__', 'polluted']);
  });

  it.each(['injecting', 'folding'])(
    'a header line hidden in the value of another header never reaches the browser: %s',
    async (target) => {
      const answer = await callProxy(`/api/${target}/`);
      expect(answer.headers).not.toHaveProperty('x-evil');
      expect([200, 502]).toContain(answer.status);
    },
  );

  it('the client never receives a report that the target wrote', async () => {
    answerWith([['X-Console-Call', '{"method":"FAKE"}']]);
    const report = reportIn(await callProxy('/api/far/'));
    expect(report.method).toBe('POST');
    expect(report.received).toContainEqual(['X-Console-Call', '{"method":"FAKE"}']);
  });

  it('the report has no answer when the target gave none', async () => {
    const answer = await callProxy('/api/vacant/');
    expect(answer.headers['x-console-proxy']).toBe('failure');
    expect(reportIn(answer)).toMatchObject({ method: 'POST', url: expect.stringMatching(/^http:\/\/127/) });
    expect(reportIn(answer)).not.toHaveProperty('received');
  });

  it('the report names the address to which a redirect leads', async () => {
    answerWith([]);
    upstream.answer = (request, response) => {
      request.resume();
      response.writeHead(307, { Location: 'https://elsewhere.example/' }).end();
    };
    const answer = await callProxy('/api/far/');
    expect(reportIn(answer).received).toContainEqual(['Location', 'https://elsewhere.example/']);
  });

  it('there is no report when no call was made', async () => {
    expect((await callProxy('/api/nowhere/')).headers).not.toHaveProperty('x-console-call');
    expect((await callProxy('/api/targets', null)).headers).not.toHaveProperty('x-console-call');
  });
});
