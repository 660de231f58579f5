import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { messageOf } from '#service/error-message.ts';
import { InstallFailure } from '../install-failure.ts';
import { openTunnel, plainOptions, proxyFor } from './proxy.ts';

export interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Maximum number of milliseconds without a byte. */
  readonly idleMilliseconds: number;
  readonly env: NodeJS.ProcessEnv;
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
const offlineCodes =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL|ERR_TLS.*|CERT_.*|UNABLE_TO.*|.*SELF_SIGNED.*)$/;

/**
 * Requests an address and follows redirects, never from https to http. @throws InstallFailure, or the signal's reason.
 */
export async function openAddress(address: string, options: OpenOptions): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let count = 0; count <= maxRedirects; count++) {
    const answer = await ask(url, options);
    if (!redirects.has(answer.statusCode ?? 0)) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (location === undefined || !URL.canParse(location, url)) {
      throw new InstallFailure('redirects', `${url.host} redirects without an address`);
    }
    const next = new URL(location, url);
    if (!/^https?:$/.test(next.protocol) || (url.protocol === 'https:' && next.protocol !== 'https:')) {
      throw new InstallFailure('redirects', `${url.host} redirects to ${next.origin}, which is not secure`);
    }
    url = next;
  }
  throw new InstallFailure('redirects', `more than ${maxRedirects} redirects from ${new URL(address).host}`);
}

async function ask(
  url: URL,
  { headers, signal, idleMilliseconds, env }: OpenOptions,
): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:';
  const proxy = proxyFor(url, env);
  try {
    const tunnel = proxy && secure ? await openTunnel(proxy, url, signal) : undefined;
    const plain = proxy && !secure ? plainOptions(proxy, url) : {};
    return await new Promise((resolve, reject) => {
      const options: RequestOptions = {
        ...plain,
        headers: { ...plain.headers, ...headers, 'Accept-Encoding': 'identity' },
        signal,
        agent: false,
        ...(tunnel && { createConnection: () => tunnel }),
      };
      let answer: IncomingMessage | undefined;
      const attempt = (secure ? httpsRequest : httpRequest)(url, options, (received) => {
        answer = received;
        resolve(received);
      });
      attempt.setTimeout(idleMilliseconds, () => {
        const seconds = Math.ceil(idleMilliseconds / 1000);
        (answer ?? attempt).destroy(
          new InstallFailure('timeout', `${url.host} sent nothing for ${seconds} s`),
        );
      });
      attempt.once('error', reject);
      attempt.end();
    });
  } catch (error) {
    signal.throwIfAborted();
    throw networkFailure(error, url.host);
  }
}

/** The failure that a connection error indicates. */
export function networkFailure(error: unknown, host: string): InstallFailure {
  if (error instanceof InstallFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = `${host}: ${messageOf(error)}`;
  return new InstallFailure(offlineCodes.test(code) ? 'offline' : 'interrupted', message);
}
