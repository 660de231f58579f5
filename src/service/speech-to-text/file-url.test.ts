import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  invalidAddresses,
  nonPublicAddresses,
  nonPublicHosts,
  refusedAddresses,
} from '#testing/network/internal-addresses.ts';
import { createFileUrlFetcher, FileUrlError, type FileUrlOptions, FileUrlTooLarge } from './file-url.ts';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each([...nonPublicAddresses, ...invalidAddresses])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('fetching a file_url', () => {
  let server: Server;
  let port: number;
  let connections: number;
  let requests: string[];
  let respond: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.headers.host}${request.url}`);
      respond(request, response);
    });
    server.on('connection', () => connections++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    connections = 0;
    requests = [];
    respond = (_request, response) => response.end('audio');
  });

  /** In these tests 127.0.0.1 stands for a public host named `public.example`; everything else is as in production. */
  const publicHost: FileUrlOptions = {
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  };
  const get = (address: string, options: FileUrlOptions = publicHost) =>
    createFileUrlFetcher(options)(address, new AbortController().signal, buffer).then(String);
  const at = (path = '/a.wav', host = 'public.example') => `http://${host}:${port}${path}`;

  /** A host that writes `written` on each connection and then leaves it open. */
  async function rawHost(written: string) {
    const sockets = new Set<Socket>();
    const host = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      socket.resume();
      if (written) socket.write(written);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    return {
      address: `http://public.example:${(host.address() as AddressInfo).port}/`,
      open: () => sockets.size,
      close: () => host.close(),
    };
  }

  it('returns the body; the request has the host name as Host and no credentials', async () => {
    expect(await get(at('/a.wav?x=1'))).toBe('audio');
    expect(requests).toEqual([`public.example:${port}/a.wav?x=1`]);
  });

  it.each(nonPublicHosts)('never connects to %s', async (host) => {
    await expect(get(at('/', host), {})).rejects.toThrow(/not on the public internet|was not found/);
    expect(connections).toBe(0);
  });

  it.each(refusedAddresses)('refuses %s', async (address) => {
    await expect(get(address)).rejects.toThrow(FileUrlError);
    expect(connections).toBe(0);
  });

  it('refuses a name when any of its addresses is internal', async () => {
    const options = { ...publicHost, resolve: async () => ['8.8.8.8', '::1'] };
    await expect(get(at(), options)).rejects.toThrow('not on the public internet');
    await expect(get(at(), { ...publicHost, resolve: async () => [] })).rejects.toThrow('was not found');
    expect(connections).toBe(0);
  });

  it('connects to the address that was checked, whatever the name resolves to later', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const resolve = async () => answers[asked++] ?? [];
    expect(await get(at(), { ...publicHost, resolve })).toBe('audio');
    expect(asked).toBe(1);
  });

  it('checks every redirect again', async () => {
    const hosts: Record<string, string[]> = {
      'public.example': ['127.0.0.1'],
      'inner.example': ['10.0.0.1'],
    };
    const options = { ...publicHost, resolve: async (host: string) => hosts[host] ?? [] };
    const targets = [
      'http://inner.example/',
      'http://[::1]/',
      'http://169.254.169.254/',
      'http://0x7f.2/',
      'file:///x',
    ];
    for (const location of targets) {
      respond = (_request, response) => response.writeHead(302, { location }).end();
      await expect(get(at(), options), location).rejects.toThrow(FileUrlError);
    }
    expect(requests).toHaveLength(targets.length);
  });

  it('refuses a name that resolves to an internal address after a redirect', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    respond = (_request, response) => response.writeHead(307, { location: '/again' }).end();
    const options = { ...publicHost, resolve: async () => answers.shift() ?? [] };
    await expect(get(at(), options)).rejects.toThrow('not on the public internet');
    expect(requests).toHaveLength(1);
  });

  it('follows at most five redirects', async () => {
    const chain =
      (length: number): RequestListener =>
      (request, response) => {
        const step = Number(request.url?.slice(1));
        if (step < length) response.writeHead(301, { location: `/${step + 1}` }).end();
        else response.end('audio');
      };
    respond = chain(5);
    expect(await get(at('/0'))).toBe('audio');
    respond = chain(6);
    await expect(get(at('/0'))).rejects.toThrow('more than 5 redirects');
  });

  it('reports the status of the host when it is not 200', async () => {
    for (const status of [204, 206, 304, 401, 404, 500]) {
      respond = (_request, response) => response.writeHead(status).end();
      await expect(get(at())).rejects.toThrow(`status ${status}`);
    }
  });

  it('stops at the size limit, with or without Content-Length', { tags: 'slow' }, async () => {
    const options = { ...publicHost, maximumBytes: 1_000 };
    respond = (_request, response) => response.end(Buffer.alloc(999));
    expect(await get(at(), options)).toHaveLength(999);
    respond = (_request, response) => response.end(Buffer.alloc(1_000));
    await expect(get(at(), options)).rejects.toThrow(FileUrlTooLarge);
    respond = (_request, response) => {
      const more = () => response.write(Buffer.alloc(100), (error) => error || more());
      more();
    };
    await expect(get(at(), options)).rejects.toThrow(FileUrlTooLarge);
  });

  it('abandons a slow host at every stage', async () => {
    const options = { ...publicHost, milliseconds: 60 };
    respond = () => {};
    await expect(get(at(), options)).rejects.toThrow('within 0.06 seconds');
    respond = (_request, response) => response.write('aud');
    await expect(get(at(), options)).rejects.toThrow('within 0.06 seconds');
    respond = (_request, response) => {
      const drip = setInterval(() => response.write('a'), 5);
      response.on('close', () => clearInterval(drip));
    };
    await expect(get(at(), options)).rejects.toThrow('within 0.06 seconds');
    const resolve = () => new Promise<string[]>(() => {});
    await expect(get(at(), { ...options, resolve })).rejects.toThrow('within 0.06 seconds');
  });

  it.each([
    ['says nothing', ''],
    ['begins a line and stops', 'HTTP/1.1 200'],
    ['sends headers that do not end', 'HTTP/1.1 200 OK\r\nContent-Type: audio/wav\r\n'],
    ['says 100 and no more', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['sends headers only', 'HTTP/1.1 200 OK\r\n\r\n'],
  ])('cuts off a host that %s', async (_name, written) => {
    const host = await rawHost(written);
    const options = { ...publicHost, milliseconds: 60 };
    await expect(get(host.address, options)).rejects.toThrow('within 0.06 seconds');
    await expect.poll(() => host.open()).toBe(0);
    host.close();
  });

  it('fails at once when the host switches to another protocol', async () => {
    const host = await rawHost(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    await expect(get(host.address)).rejects.toThrow('answered with status 101');
    await expect.poll(() => host.open()).toBe(0);
    host.close();
  });

  it('the time limit covers all redirects together', async () => {
    let answers = 0;
    respond = (_request, response) => {
      answers++;
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 40);
    };
    await expect(get(at(), { ...publicHost, milliseconds: 100 })).rejects.toThrow('within 0.1 seconds');
    expect(answers).toBeLessThan(4);
  });

  it('ends the stream that is being stored when the time limit is over', async () => {
    respond = (_request, response) => response.write('aud');
    let ended = false;
    const receive = async (body: Readable) => {
      body.on('close', () => {
        ended = true;
      });
      return buffer(body);
    };
    const fetching = createFileUrlFetcher({ ...publicHost, milliseconds: 60 });
    await expect(fetching(at(), new AbortController().signal, receive)).rejects.toThrow(FileUrlError);
    await expect.poll(() => ended).toBe(true);
  });

  it('reports a failed connection', async () => {
    respond = (request) => request.socket.destroy();
    await expect(get(at())).rejects.toThrow('the connection failed (ECONNRESET)');
    respond = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(get(at())).rejects.toThrow(/the connection failed/);
    await expect(get('http://public.example:1/')).rejects.toThrow('the connection failed (ECONNREFUSED)');
    await expect(get(`https://public.example:${port}/`)).rejects.toThrow(/the connection failed/);
  });

  it('reports an answer that is not HTTP', async () => {
    const odd = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-odd\r\n'));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    await expect(get(`http://public.example:${(odd.address() as AddressInfo).port}/`)).rejects.toThrow(
      FileUrlError,
    );
    odd.close();
  });

  it('stops when the caller aborts', async () => {
    respond = () => {};
    const leaving = new AbortController();
    const fetching = createFileUrlFetcher(publicHost)(at(), leaving.signal, buffer);
    leaving.abort(new Error('gone'));
    await expect(fetching).rejects.toThrow('gone');
  });
});
