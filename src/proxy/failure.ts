import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProxyCause, type ProxyFailure, proxyFailureHeader } from '#contract/targets.ts';
import { dataHeaders } from './security-headers.ts';

/** A failure of the proxy, before it is written: what the body says, and the HTTP status around it. */
export interface Failure {
  readonly cause: ProxyCause;
  readonly message: string;
  readonly target?: string;
  /** Methods that the path does take, for a 405. */
  readonly allow?: string;
}

const statuses: Record<ProxyCause, number> = {
  guard: 403,
  'not-allowed': 404,
  'unknown-target': 404,
  'unknown-account': 400,
  refused: 502,
  'not-found': 502,
  unreachable: 502,
  tls: 502,
  reset: 502,
  timeout: 504,
  'too-large': 413,
  redirected: 502,
  'bad-answer': 502,
  internal: 500,
};

/** How much of a request that was already answered is read and thrown away, so that the answer arrives. */
const drainBytes = 256 * 1024 * 1024;
const drainMilliseconds = 30_000;
/** On this machine an answer has arrived long before. */
const arrivedMilliseconds = 10;

/** The HTTP status of a failure. */
export function failureStatus(failure: Failure): number {
  return failure.allow ? 405 : statuses[failure.cause];
}

/** The JSON text of a failure. */
export function failureBody({ cause, message, target }: Failure): string {
  const body: ProxyFailure = { proxy: true, cause, message, target: target ?? null };
  return JSON.stringify(body);
}

/**
 * Answers with a failure of the proxy. When the client is still sending, the rest is drained first; when an answer
 * has already begun, the connection is cut, since a second answer would be taken for a part of the first.
 */
export function writeFailure(request: IncomingMessage, response: ServerResponse, failure: Failure): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = failureBody(failure);
  response.writeHead(failureStatus(failure), {
    ...failureHeaders(failure, body),
    ...(request.complete ? {} : { Connection: 'close' }),
  });
  response.write(body);
  drain(request, true, () => response.end());
}

/** All headers of a failure's answer except those about the connection. */
export function failureHeaders(failure: Failure, body: string): Record<string, string | number> {
  return {
    ...dataHeaders,
    ...(failure.allow ? { Allow: failure.allow } : {}),
    [proxyFailureHeader.name]: proxyFailureHeader.value,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
}

/**
 * Reads the rest of a request and throws it away. Most browsers that are still uploading see the answer only if nobody
 * closes the connection under them; one that looks for an answer when the connection is closed sees it only then, and
 * is not left to send it all. Bounded in bytes and time; `done` is called once, however it ends, and must close the
 * connection.
 *
 * @param refused the answer is one of 400 and more: no other is looked for on a closed connection
 */
export function drain(request: IncomingMessage, refused: boolean, done: () => void): void {
  if (request.complete || request.destroyed) {
    done();
    return;
  }
  let left = drainBytes;
  let finished = false;
  const finish = () => {
    if (finished) return;
    finished = true;
    clearTimeout(timer);
    done();
  };
  const patience = refused && looksWhenClosed(request) ? arrivedMilliseconds : drainMilliseconds;
  const timer = setTimeout(finish, patience);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) finish();
  });
  request.once('end', finish);
  request.once('close', finish);
  request.once('error', finish);
  request.resume();
}

/**
 * Whether the client is a Chromium on this machine (the only browser that sends these headers, with a page of this
 * machine, so that no other proxy stands between), whose system keeps what has arrived when a connection is reset, as
 * all but Windows do.
 */
function looksWhenClosed({ headers, socket }: IncomingMessage): boolean {
  const here = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const ownPage = /^https?:\/\/(127\.|\[::1\]|localhost\b)/.test(headers.origin ?? '');
  const platform = headers['sec-ch-ua-platform'];
  return (
    here &&
    ownPage &&
    headers['sec-ch-ua'] !== undefined &&
    platform !== undefined &&
    platform !== '"Windows"'
  );
}
