import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { documentedLimits } from '#contract/limits.ts';
import { isPublicAddress } from './public-address.ts';

/** Thrown when the address cannot be fetched. The message explains the reason to the caller. */
export class FileUrlError extends Error {
  override readonly name = 'FileUrlError';
}

/** Thrown when the file at the address reaches or exceeds the size limit. */
export class FileUrlTooLarge extends Error {
  override readonly name = 'FileUrlTooLarge';
}

export interface FileUrlOptions {
  /** Resolves a host name. Replaced in tests only. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  /** Whether an address may be connected to. Replaced in tests only. */
  readonly isAllowed?: (address: string) => boolean;
  readonly milliseconds?: number;
  readonly maximumBytes?: number;
}

/**
 * Fetches a `file_url` and passes the body to `receive`.
 *
 * @throws FileUrlError when it is blocked, unreachable, slow or not answered with 200; FileUrlTooLarge.
 */
export type FetchFileUrl = <T>(
  address: string,
  signal: AbortSignal,
  receive: (body: Readable) => Promise<T>,
) => Promise<T>;

const maximumRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Creates the fetcher. The name is resolved here, all of its addresses must be public, and the connection uses exactly
 * those addresses: a second lookup could return others. Each redirect is checked like the first address.
 */
export function createFileUrlFetcher(options: FileUrlOptions = {}): FetchFileUrl {
  const resolve = options.resolve ?? resolveHost;
  const isAllowed = options.isAllowed ?? isPublicAddress;
  const milliseconds = options.milliseconds ?? 30_000;
  const maximumBytes = options.maximumBytes ?? documentedLimits.audioBytes;

  async function resolveAddresses(url: URL): Promise<readonly string[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    let addresses: readonly string[];
    try {
      addresses = isIP(host) ? [host] : await resolve(host);
    } catch {
      throw new FileUrlError(`the host ${url.hostname} was not found`);
    }
    if (addresses.length === 0) throw new FileUrlError(`the host ${url.hostname} was not found`);
    // The resolved address is not revealed to the caller.
    if (!addresses.every(isAllowed))
      throw new FileUrlError(`the host ${url.hostname} is not on the public internet`);
    return addresses;
  }

  return async (address, callerSignal, receive) => {
    // One deadline covers name lookup, connection, redirects, headers and body. It has its own timer, because Node
    // may garbage-collect signals derived from others before they fire.
    const stop = new AbortController();
    const { signal } = stop;
    const outOfTime = new FileUrlError(`no complete answer within ${milliseconds / 1000} seconds`);
    const timer = setTimeout(() => stop.abort(outOfTime), milliseconds);
    const leave = () => stop.abort(callerSignal.reason);
    callerSignal.addEventListener('abort', leave, { once: true });
    if (callerSignal.aborted) leave();
    try {
      let url = parseFileUrl(address);
      for (let followed = 0; ; followed++) {
        const addresses = await withSignal(resolveAddresses(url), signal);
        const response = await withSignal(requestUrl(url, addresses, signal), signal);
        const { statusCode = 0, headers } = response;
        if (redirects.has(statusCode) && headers.location !== undefined) {
          response.destroy();
          if (followed === maximumRedirects)
            throw new FileUrlError(`more than ${maximumRedirects} redirects`);
          url = parseFileUrl(headers.location, url);
          continue;
        }
        if (statusCode !== 200) {
          response.destroy();
          throw new FileUrlError(`${url.host} answered with status ${statusCode}`);
        }
        if (Number(headers['content-length'] ?? 0) >= maximumBytes) {
          response.destroy();
          throw new FileUrlTooLarge();
        }
        return await withSignal(receive(limitBody(response, maximumBytes)), signal);
      }
    } catch (error) {
      if (error instanceof FileUrlError || error instanceof FileUrlTooLarge) throw error;
      if (signal.aborted) throw signal.reason;
      throw new FileUrlError(`the connection failed (${codeOf(error)})`);
    } finally {
      clearTimeout(timer);
      callerSignal.removeEventListener('abort', leave);
    }
  };
}

function parseFileUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FileUrlError('file_url is not an address');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FileUrlError(`only http and https addresses are fetched, not ${url.protocol.slice(0, 20)}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new FileUrlError('an address with a user name or password is not fetched');
  }
  return url;
}

async function resolveHost(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

function requestUrl(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, {
      signal,
      // A new connection: a kept-alive one may lead to an address that was checked for another name.
      agent: false,
      lookup: (_hostname, { all }, done) => {
        const checked = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = checked;
        if (all) done(null, checked);
        else done(null, first?.address ?? '', first?.family);
      },
      headers: {
        accept: 'audio/*, */*;q=0.5',
        'accept-encoding': 'identity',
        'user-agent': 'language-services',
      },
    })
      .once('response', resolve)
      .once('upgrade', (response, socket) => {
        socket.destroy();
        reject(new FileUrlError(`${url.host} answered with status ${response.statusCode}`));
      })
      .once('error', reject)
      .end();
  });
}

/** Passes the body on until it reaches the limit. */
function limitBody(body: Readable, maximumBytes: number): Readable {
  let received = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received >= maximumBytes) done(new FileUrlTooLarge());
      else done(null, chunk);
    },
  });
  body.on('error', (error) => limit.destroy(error));
  limit.on('close', () => body.destroy());
  return body.pipe(limit);
}

/** Settles like the promise, or rejects with the signal's reason if that aborts first. */
function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason);
    if (signal.aborted) aborted();
    signal.addEventListener('abort', aborted, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
