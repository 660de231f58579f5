import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { connect as connectSecure } from 'node:tls';

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy for an address, from the variables that npm and other programs read; undefined for none. */
export function proxyFor(address: URL, env: Environment): URL | undefined {
  const read = (...names: string[]) => names.map((name) => env[name]).find(Boolean);
  const value =
    address.protocol === 'https:'
      ? read('npm_config_https_proxy', 'HTTPS_PROXY', 'https_proxy', 'npm_config_proxy')
      : read('npm_config_proxy', 'http_proxy', 'HTTP_PROXY');
  if (!value || value === 'null' || !URL.canParse(value)) return undefined;
  const excepted = (read('npm_config_noproxy', 'NO_PROXY', 'no_proxy') ?? '').split(/[\s,]+/).filter(Boolean);
  const isExcepted = excepted.some((name) => {
    const domain = name.replace(/^\*?\./, '').replace(/:\d+$/, '');
    return name === '*' || address.hostname === domain || address.hostname.endsWith(`.${domain}`);
  });
  return isExcepted ? undefined : new URL(value);
}

const authorization = ({ username, password }: URL) =>
  username
    ? {
        'Proxy-Authorization': `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
      }
    : {};

/** Options of a request through a proxy to an address without TLS. */
export function plainOptions(proxy: URL, address: URL): RequestOptions {
  return {
    hostname: proxy.hostname,
    port: proxy.port || 80,
    path: address.href,
    headers: { Host: address.host, ...authorization(proxy) },
  };
}

/** Opens a tunnel through a proxy to a TLS address. */
export function openTunnel(
  proxy: URL,
  address: URL,
  signal: AbortSignal,
): Promise<ReturnType<typeof connectSecure>> {
  const target = `${address.hostname}:${address.port || 443}`;
  return new Promise((resolve, reject) => {
    const attempt: ClientRequest = httpRequest({
      host: proxy.hostname,
      port: proxy.port || 80,
      method: 'CONNECT',
      path: target,
      headers: { Host: target, ...authorization(proxy) },
      signal,
    });
    attempt.once('error', reject);
    attempt.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(connectSecure({ socket, servername: address.hostname }));
      socket.destroy();
      reject(
        Object.assign(new Error(`the proxy ${proxy.host} answered ${statusCode}`), { code: 'ECONNREFUSED' }),
      );
    });
    attempt.end();
  });
}
