import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fetchFile } from './fetch-file.ts';
import { proxyFor } from './proxy.ts';

const secure = new URL('https://models.example.com/model.bin');
const plain = new URL('http://models.example.com/model.bin');

describe('the proxy for an address', () => {
  it('the proxy of npm takes precedence over the usual variables', () => {
    expect(proxyFor(secure, {})).toBeUndefined();
    expect(proxyFor(secure, { HTTPS_PROXY: 'http://one:1' })?.host).toBe('one:1');
    const both = { HTTPS_PROXY: 'http://one:1', npm_config_https_proxy: 'http://two:2' };
    expect(proxyFor(secure, both)?.host).toBe('two:2');
    expect(proxyFor(plain, { HTTPS_PROXY: 'http://one:1' })).toBeUndefined();
    expect(proxyFor(plain, { http_proxy: 'http://three:3' })?.host).toBe('three:3');
  });

  it('there is no proxy when npm sets it to “null”, or the value is not an address', () => {
    expect(proxyFor(secure, { npm_config_https_proxy: 'null' })).toBeUndefined();
    expect(proxyFor(secure, { HTTPS_PROXY: 'nonsense' })).toBeUndefined();
  });

  it.each(['*', 'example.com', '.example.com', 'other.org, models.example.com', 'example.com:443'])(
    'there is no proxy for a host listed in NO_PROXY: %s',
    (noProxy) => {
      expect(proxyFor(secure, { HTTPS_PROXY: 'http://one:1', NO_PROXY: noProxy })).toBeUndefined();
    },
  );

  it('a proxy is used for hosts that merely end with the same letters as one in NO_PROXY', () => {
    const env = { HTTPS_PROXY: 'http://one:1', NO_PROXY: 'ample.com' };
    expect(proxyFor(secure, env)?.host).toBe('one:1');
  });

  it('a tunnel is opened with the credentials of the proxy, and a refusal is reported', async () => {
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on('connect', ({ url, headers }, socket) => {
      asked.push(`${url} ${headers['proxy-authorization']}`);
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const fetching = fetchFile(secure.href, join(tmpdir(), 'never-written.bin'), {
      signal: AbortSignal.timeout(10_000),
      env: { HTTPS_PROXY: `http://name:secret@127.0.0.1:${port}` },
      isPinned: true,
    });
    await expect(fetching).rejects.toMatchObject({
      problem: { kind: 'offline', message: expect.stringContaining('answered 407') },
    });
    proxy.close();
    expect(asked).toEqual([`models.example.com:443 Basic ${Buffer.from('name:secret').toString('base64')}`]);
  });
});
