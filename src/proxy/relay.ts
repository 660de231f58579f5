import {
  type ClientRequest,
  type Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ProxyCause } from '#contract/proxy/failure.ts';
import { callHeader } from '#contract/proxy/target-call.ts';
import { hasBody } from './access/guard.ts';
import { writeCallReport } from './call-report.ts';
import { discardRest, type Failure, writeFailure } from './failure.ts';
import { chooseResponseHeaders } from './forwarded-headers.ts';
import { credentialMasker } from './mask-credentials.ts';
import type { AddressPool } from './targets/address-pool.ts';

/** A call to forward to a target. */
export interface ForwardedCall {
  readonly target: string;
  /** The addresses of the target. Another one is tried only if no connection to the first was possible. */
  readonly pool: AddressPool;
  readonly agentOf: (address: URL) => HttpAgent;
  /** Path and query at the target, without the path of its base URL. */
  readonly path: string;
  readonly headers: Record<string, string>;
  /** Largest request body in bytes. */
  readonly bodyLimit: number;
  /** Maximum milliseconds to connect. */
  readonly connectTimeout: number;
  /** Maximum milliseconds without a byte in either direction. */
  readonly idleTimeout: number;
  /** Called with the HTTP status of the target's answer. */
  readonly onStatus?: (status: number) => void;
}

/**
 * An answer of up to this many bytes is sent only once it is complete, so that an answer that breaks off is reported as
 * a failure.
 */
const maxBufferedBytes = 64 * 1024;

/** Whether an answer consists of progress lines, which are passed on as they arrive. */
const isProgress = (answer: IncomingMessage) =>
  /^application\/x-ndjson\b/i.test(answer.headers['content-type'] ?? '');

/** Number of chunks of a body, 64 KB at most, that are buffered before the client is paused. */
const bufferedChunks = 8;

/**
 * Forwards one request to a target and streams the answer back. When the client leaves, the call to the target is
 * cancelled at once.
 */
export function relay(request: IncomingMessage, response: ServerResponse, passage: ForwardedCall): void {
  if (response.destroyed) return;
  if (Number(request.headers['content-length'] ?? 0) > passage.bodyLimit) {
    writeFailure(request, response, tooLargeFailure(passage));
    return;
  }
  const body = hasBody(request);
  const mask = credentialMasker(passage.headers);
  const { pool } = passage;
  const tried = new Set<URL>();
  let address = pool.addresses[0] as URL;
  let upstream: ClientRequest;
  let stopSending = () => {};
  let settled = false;

  const report = (rawHeaders?: readonly string[]) =>
    writeCallReport({
      method: request.method ?? '',
      url: address.origin + pathAt(address, passage),
      sentHeaders: passage.headers,
      mask,
      rawHeaders,
    });

  const fail = (failure: Failure, answer?: IncomingMessage) => {
    if (settled) return;
    settled = true;
    stopSending();
    upstream.destroy();
    writeFailure(request, response, { ...failure, report: report(answer?.rawHeaders) });
  };

  const finish = () => {
    settled = true;
    stopSending();
    discardRest(request, response.statusCode >= 400, () => {
      response.end();
      if (!upstream.writableEnded) upstream.destroy();
    });
  };

  const receive = (answer: IncomingMessage) => {
    const status = answer.statusCode ?? 0;
    passage.onStatus?.(status);
    if (settled) return;
    // The call is refused or redirected, so there is no point in forwarding what the client still sends.
    if (status >= 300) stopSending();
    if (status >= 300 && status < 400) fail(createFailure('redirected', passage.target), answer);
    else {
      const writeHead = (size?: number) =>
        response.writeHead(status, {
          ...chooseResponseHeaders(answer, mask),
          [callHeader]: report(answer.rawHeaders),
          ...(size !== undefined && { 'content-length': size }),
          ...(!request.complete && { Connection: 'close' }),
        });
      forwardAnswer(response, answer, writeHead, finish);
    }
    answer.on('error', (error) => fail(createFailure(causeOf(error), passage.target), answer));
  };

  const send = (again: boolean) => {
    const current = address;
    tried.add(current);
    let connected = false;
    let answered = false;
    let ended = false;
    const attempt = openUpstream(request, passage, current, body, () => {
      connected = true;
      pool.connected(current);
      if (body && !settled)
        stopSending = forwardBody(request, attempt, passage.bodyLimit, () => fail(tooLargeFailure(passage)));
    });
    upstream = attempt;
    const failAttempt = (cause: ProxyCause) => {
      if (ended) return;
      ended = true;
      if (!connected && !settled) pool.failed(current);
      // Nothing has been sent without a connection, so another address may take the call.
      const other = connected || settled ? undefined : pool.next(tried);
      if (!other) {
        fail(createFailure(cause, passage.target));
        return;
      }
      attempt.destroy();
      address = other;
      send(again);
    };
    attempt.on('response', (answer) => {
      answered = true;
      receive(answer);
    });
    attempt.on('timeout', () => failAttempt('timeout'));
    attempt.on('error', (error) => {
      const cause = causeOf(error);
      // A target may close an idle connection just when it is reused.
      if (again && !answered && attempt.reusedSocket && !settled && !ended && cause === 'reset') send(false);
      else failAttempt(cause);
    });
    if (!body) attempt.end();
  };

  response.on('close', () => {
    if (response.writableFinished) return;
    settled = true;
    upstream.destroy();
  });
  address = pool.next(tried) ?? address;
  // Only a GET is repeated, because it changes nothing. With several services not even that: one of them may have been
  // killed while it worked on the call.
  send(request.method === 'GET' && pool.addresses.length === 1);
}

/** Path and query of a call at an address. */
const pathAt = ({ pathname }: URL, { path }: ForwardedCall) => (pathname === '/' ? '' : pathname) + path;

/**
 * Opens a request to a target.
 *
 * @param onConnected called once the connection is open
 */
function openUpstream(
  request: IncomingMessage,
  passage: ForwardedCall,
  baseUrl: URL,
  body: boolean,
  onConnected: () => void,
): ClientRequest {
  const { headers } = passage;
  const secure = baseUrl.protocol === 'https:';
  headers.Host = baseUrl.host;
  headers.Connection = 'keep-alive';
  if (body) {
    const length = request.headers['content-length'];
    if (length === undefined) headers['Transfer-Encoding'] = 'chunked';
    else headers['Content-Length'] = length;
  }
  const options: RequestOptions = {
    agent: passage.agentOf(baseUrl),
    // URL puts an IPv6 address in brackets, sockets expect it without.
    hostname: baseUrl.hostname.replace(/^\[|\]$/g, ''),
    port: baseUrl.port || (secure ? 443 : 80),
    method: request.method,
    path: pathAt(baseUrl, passage),
    headers,
    timeout: passage.idleTimeout,
  };
  const attempt = secure ? httpsRequest(options) : httpRequest(options);
  attempt.on('socket', (socket) => {
    if (!socket.connecting) {
      onConnected();
      return;
    }
    const timer = setTimeout(() => attempt.emit('timeout'), passage.connectTimeout);
    const clear = () => clearTimeout(timer);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      clear();
      onConnected();
    });
    socket.once('close', clear);
  });
  return attempt;
}

/**
 * Forwards the body one event-loop turn late, and returns a function that stops it. When a target refuses an upload and
 * hangs up, its answer is then read before the next write fails on the closed connection; otherwise the answer would be
 * lost.
 */
function forwardBody(
  request: IncomingMessage,
  upstream: ClientRequest,
  limit: number,
  onTooLarge: () => void,
): () => void {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  let waiting: Buffer[] = [];
  let size = 0;
  let busy = false;
  let stopped = false;
  const flush = () => {
    busy = false;
    if (stopped || upstream.destroyed) return;
    let writable = true;
    for (const chunk of waiting) writable = upstream.write(chunk);
    waiting = [];
    if (size === length || request.readableEnded) {
      stopped = true;
      upstream.end();
    } else if (writable) request.resume();
    else {
      busy = true;
      upstream.once('drain', flush);
    }
  };
  const schedule = () => {
    if (busy || stopped) return;
    busy = true;
    setImmediate(flush);
  };
  request.on('data', (chunk: Buffer) => {
    if (stopped) return;
    size += chunk.length;
    if (size > limit) {
      onTooLarge();
      return;
    }
    waiting.push(chunk);
    if (waiting.length >= bufferedChunks) request.pause();
    if (size === length && !busy) flush();
    else schedule();
  });
  request.on('end', schedule);
  request.on('error', () => upstream.destroy());
  return () => {
    stopped = true;
    waiting = [];
  };
}

/**
 * Writes the target's answer. Progress is passed on at once; `writeHead` is given the size of the body if it is known;
 * `onEnd` is called when all of it is written and must end the response.
 */
function forwardAnswer(
  response: ServerResponse,
  answer: IncomingMessage,
  writeHead: (size?: number) => void,
  onEnd: () => void,
): void {
  if (isProgress(answer)) {
    writeHead();
    answer.on('end', onEnd);
    answer.pipe(response, { end: false });
    return;
  }
  let held: Buffer[] | undefined = [];
  let size = 0;
  answer.on('data', (chunk: Buffer) => {
    if (!held) return;
    held.push(chunk);
    size += chunk.length;
    if (size <= maxBufferedBytes) return;
    const first = held;
    held = undefined;
    writeHead();
    for (const part of first) response.write(part);
    answer.pipe(response, { end: false });
  });
  answer.on('end', () => {
    if (held) {
      writeHead(size);
      for (const part of held) response.write(part);
    }
    onEnd();
  });
}

const failureSentences: Record<string, string> = {
  refused: 'Nothing listens at the address of this target.',
  'not-found': 'The host name of this target is not known.',
  unreachable: 'There is no network route to this target.',
  tls: 'A secure connection to this target was not possible.',
  reset: 'This target closed the connection before its answer was complete.',
  timeout: 'This target did not answer in time.',
  redirected: 'This target answered with a redirect, which the proxy does not follow.',
  'bad-answer': 'The target did not answer with HTTP.',
  internal: 'The proxy could not make the call.',
};

/** The failure for a cause, with its message. */
export function createFailure(cause: ProxyCause, target: string): Failure {
  return { cause, target, message: failureSentences[cause] ?? 'The call failed.' };
}

function tooLargeFailure({ target, bodyLimit }: ForwardedCall): Failure {
  const message = `The request is larger than ${bodyLimit.toLocaleString('en')} bytes, the most that the proxy forwards.`;
  return { cause: 'too-large', target, message };
}

/** The cause that an error of the connection indicates. */
export function causeOf(error: unknown): ProxyCause {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'not-found';
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ECONNABORTED') return 'reset';
  if (code === 'ETIMEDOUT' || code === 'ESOCKETTIMEDOUT') return 'timeout';
  if (/^E(HOST|NET)(UNREACH|DOWN)$/.test(code) || code === 'EADDRNOTAVAIL') return 'unreachable';
  if (code.startsWith('HPE_')) return 'bad-answer';
  if (/TLS|CERT|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code)) return 'tls';
  return 'internal';
}
