import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProxyCause, type ProxyFailure, proxyFailureHeader } from '#contract/proxy/failure.ts';
import { callHeader } from '#contract/proxy/target-call.ts';
import { discardBody } from '#servers/discard-body.ts';
import { dataHeaders } from './security-headers.ts';

/** A failure of the proxy, before it is written as a response. */
export interface Failure {
  readonly cause: ProxyCause;
  readonly message: string;
  readonly target?: string;
  /** Methods that the path allows, for a 405. */
  readonly allow?: string;
  /** The report of the failed call to the target: a `TargetCall` as the value of a header. */
  readonly report?: string;
}

const statusByCause: Record<ProxyCause, number> = {
  guard: 403,
  'not-allowed': 404,
  'unknown-target': 404,
  'target-change': 400,
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

/** Milliseconds after which an answer has certainly reached a client on the same machine. */
const arrivalMilliseconds = 10;

/** The HTTP status of a failure. */
function failureStatus(failure: Failure): number {
  return failure.allow ? 405 : statusByCause[failure.cause];
}

/** The JSON text of a failure. */
export function failureBody({ cause, message, target }: Failure): string {
  const body: ProxyFailure = { proxy: true, cause, message, target: target ?? null };
  return JSON.stringify(body);
}

/**
 * Answers with a failure of the proxy. When the client is still sending, the answer ends only after the rest of the
 * request has been discarded. When an answer has already begun, the connection is cut: a second answer would be taken
 * for part of the first.
 */
export function writeFailure(request: IncomingMessage, response: ServerResponse, failure: Failure): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = failureBody(failure);
  response.writeHead(failureStatus(failure), {
    ...failureHeaders(failure),
    'Content-Length': Buffer.byteLength(body),
    ...(request.complete ? {} : { Connection: 'close' }),
  });
  response.write(body);
  discardRest(request, true, () => response.end());
}

/** The headers of a failure's answer, without `Content-Length` and `Connection`. */
export function failureHeaders(failure: Failure): Record<string, string> {
  return {
    ...dataHeaders,
    ...(failure.allow ? { Allow: failure.allow } : {}),
    ...(failure.report ? { [callHeader]: failure.report } : {}),
    [proxyFailureHeader.name]: proxyFailureHeader.value,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  };
}

/**
 * Discards the rest of a request's body, so that most clients see the answer; `done` is called once, however the
 * request ends, and must close the connection.
 *
 * @param refused whether the status of the answer is 400 or more
 */
export function discardRest(request: IncomingMessage, refused: boolean, done: () => void): void {
  discardBody(request, done, refused && readsAnswerAfterClose(request) ? arrivalMilliseconds : undefined);
}

/**
 * Whether the client is Chromium on this machine, but not on Windows: it sends a complete upload before it reads the
 * answer, unless the connection closes. Only Chromium sends these headers, and a page of this machine has no other
 * proxy in between. On Windows, a reset connection loses what has arrived. `speech-to-text-refusal.spec.ts` measures
 * how long a user waits for the refusal.
 */
function readsAnswerAfterClose({ headers, socket }: IncomingMessage): boolean {
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
