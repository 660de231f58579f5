import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inwardAddresses, inwardHosts, noAddresses, refusedAddresses } from '#testing/inward-addresses.ts';
import { createFileUrlFetcher, FileUrlError, type FileUrlOptions, FileUrlTooLarge } from './file-url.ts';
import { isPublicAddress } from './public-address.ts';

describe('a public address', () => {
  it.each([...inwardAddresses, ...noAddresses])('is not %s', (address) => {
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
  ])('is %s', (address) => {
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

  it('gives the body, with the name as host and without any credentials', async () => {
    expect(await get(at('/a.wav?x=1'))).toBe('audio');
    expect(requests).toEqual([`public.example:${port}/a.wav?x=1`]);
  });

  it.each(inwardHosts)('never connects to %s', async (host) => {
    await expect(get(at('/', host), {})).rejects.toThrow(/not on the public internet|was not found/);
    expect(connections).toBe(0);
  });

  it.each(refusedAddresses)('refuses %s', async (address) => {
    await expect(get(address)).rejects.toThrow(FileUrlError);
    expect(connections).toBe(0);
  });

  it('refuses a name when any of its addresses is inward', async () => {
    const options = { ...publicHost, resolve: async () => ['8.8.8.8', '::1'] };
    await expect(get(at(), options)).rejects.toThrow('not on the public internet');
    await expect(get(at(), { ...publicHost, resolve: async () => [] })).rejects.toThrow('was not found');
    expect(connections).toBe(0);
  });

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
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

  it('refuses a name that turns inward between two redirects', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    respond = (_request, response) => response.writeHead(307, { location: '/again' }).end();
    const options = { ...publicHost, resolve: async () => answers.shift() ?? [] };
    await expect(get(at(), options)).rejects.toThrow('not on the public internet');
    expect(requests).toHaveLength(1);
  });

  it('follows five redirects and no sixth', async () => {
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

  it('says what the host answered instead of 200', async () => {
    for (const status of [204, 206, 304, 401, 404, 500]) {
      respond = (_request, response) => response.writeHead(status).end();
      await expect(get(at())).rejects.toThrow(`status ${status}`);
    }
  });

  it('stops at the limit, declared or not', async () => {
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

  it('cuts off a host that is too slow, at every stage', async () => {
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

  it('says that a connection failed', async () => {
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

  it('survives an answer that is not HTTP', async () => {
    const odd = createTcpServer((socket) => socket.on('error', () => {}).end('SSH-2.0-odd\r\n'));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    await expect(get(`http://public.example:${(odd.address() as AddressInfo).port}/`)).rejects.toThrow(
      FileUrlError,
    );
    odd.close();
  });

  it('ends with the caller', async () => {
    respond = () => {};
    const leaving = new AbortController();
    const fetching = createFileUrlFetcher(publicHost)(at(), leaving.signal, buffer);
    leaving.abort(new Error('gone'));
    await expect(fetching).rejects.toThrow('gone');
  });
});
