import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { isRequestId, requestIdHeader } from '#contract/headers.ts';
import { discardBody } from '#servers/discard-body.ts';
import { closeServer, listenOn, reachableHost } from '#servers/loopback.ts';
import { refuseConnections } from '#servers/refuse-connections.ts';
import { type ConnectionTimeouts, defaultTimeouts, nodeTimeouts } from '#servers/slow-clients.ts';
import { functionOf } from '#service/function-of.ts';
import type { RequestLine } from '../log.ts';
import { withRequestId } from '../monitoring/request-id.ts';

export interface ServerOptions {
  /** The port to listen on; 0 takes any free one. */
  readonly port: number;
  /** The address of this machine to listen on; the loopback interface by default. */
  readonly host?: string;
  readonly timeouts?: ConnectionTimeouts;
  /** Called with every request once it has ended, completed or not. */
  readonly ended: (line: RequestLine) => void;
}

/** Milliseconds from the keep-alive timeout until an idle connection has certainly been closed. */
const connectionMargin = 500;

const allowedMethods = 'GET, HEAD, POST, OPTIONS';

/** Messages for requests that are refused before they reach a function, by HTTP status. */
const statusMessages: Readonly<Record<number, string>> = {
  400: 'The request is not valid HTTP',
  405: 'Method CONNECT is not allowed here',
  408: 'The request took too long to arrive',
  413: 'The request has too much data besides its body',
  417: 'The Expect header of the request cannot be satisfied',
  431: 'The headers of the request are too large',
};

/**
 * Listens on the loopback interface or another address. Bytes that are not HTTP, and clients that keep the service
 * waiting, are answered in shape A, because the function is unknown.
 *
 * @throws the system's error when the port is taken
 */
export async function listen({ port, host, timeouts = defaultTimeouts, ended }: ServerOptions) {
  const server = createServer({
    ...nodeTimeouts(timeouts),
    requireHostHeader: false,
    ServerResponse: EarlyResponse,
  });
  refuseConnections(server, timeouts, {
    answer: (status) => ({
      headers: { 'Content-Type': 'application/json', ...(status === 405 && { Allow: allowedMethods }) },
      body: JSON.stringify(errorBodyOf(status)),
    }),
    refused: (status) => ended({ id: crypto.randomUUID(), function: 'none', method: '', status, ms: 0 }),
  });

  let answer: ReturnType<typeof getRequestListener> | undefined;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const open = new Set<EarlyResponse>();
  let draining = false;
  server.on('request', async (request: IncomingMessage, response: EarlyResponse) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    if (draining) response.shouldKeepAlive = false;
    const id = requestIdOf(request);
    logEnd(id, request, response, ended);
    await begun;
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      const body = JSON.stringify(errorBodyOf(400));
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        Connection: 'close',
      };
      response.writeHead(400, headers).end(body);
    }
    // `OPTIONS *` asks about the server as a whole, not about one of its paths.
    else if (request.method === 'OPTIONS' && request.url === '*') {
      response.writeHead(204, { Allow: allowedMethods }).end();
    } else await withRequestId(id, async () => answer?.(request, response));
  });

  const taken = await listenOn(server, port, host);
  const authority = `${reachableHost(host ?? '127.0.0.1')}:${taken}`;
  const connections = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_error, count) => resolve(count));
    });
  return {
    /** The address at which this machine reaches the server: `http://127.0.0.1:<port>`. */
    url: `http://${authority}`,
    /** Answers requests with `fetch` from now on. Requests that arrive before the first call wait for it. */
    serve(fetch: Parameters<typeof getRequestListener>[0]): void {
      answer = getRequestListener(fetch, {
        hostname: authority,
        errorHandler: () => Response.json(errorBodyOf(400), { status: 400 }),
      });
      begin();
    },
    /**
     * Stops without refusing a request. From now on every answer closes its connection. The server keeps listening
     * while `isHeld` returns true and while a client may still reuse a connection. Resolves when the last answer has
     * ended, or after `within` milliseconds.
     */
    async drain({ within, isHeld }: { within: number; isHeld(): boolean }): Promise<void> {
      draining = true;
      for (const response of open) response.shouldKeepAlive = false;
      const since = performance.now();
      const isReusable = async () =>
        performance.now() - since < server.keepAliveTimeout + connectionMargin &&
        (await connections()) > open.size;
      while (performance.now() - since < within && (isHeld() || (await isReusable()))) await sleep(50);
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      const left = new AbortController();
      const late = sleep(Math.max(0, within - (performance.now() - since)), undefined, {
        signal: left.signal,
      });
      await Promise.race([ended, late.catch(() => {})]);
      left.abort();
    },
    /** Stops listening and closes every connection. */
    close: () => closeServer(server),
  };
}

/** The id that the client has chosen, or a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[requestIdHeader.toLowerCase()];
  return isRequestId(given) ? given : crypto.randomUUID();
}

function logEnd(
  id: string,
  request: IncomingMessage,
  response: EarlyResponse,
  ended: ServerOptions['ended'],
): void {
  const since = performance.now();
  response.setHeader(requestIdHeader, id);
  // Node emits `finish` even when the connection has closed before the response was sent.
  let finished = false;
  response.prependListener('finish', () => {
    finished = !request.socket.destroyed;
  });
  response.on('close', () =>
    ended({
      id,
      function: functionOf(request.url ?? '', request.headers['rev-appname']),
      method: request.method ?? '',
      // Servers log 499 for a client that left before its response.
      status: finished || response.answered ? response.statusCode : 499,
      ms: Math.round((performance.now() - since) * 10) / 10,
    }),
  );
}

const errorBodyOf = (status: number) => ({ message: statusMessages[status] ?? '', status });

/**
 * A response that may be complete before its request is. It is sent at once; the connection closes, or takes the next
 * request, only after the rest of the request has been read and discarded.
 */
class EarlyResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Whether the whole response was sent, even if the client is still sending its request. */
  answered = false;
  #ending = false;
  readonly #startedAt = performance.now();

  override writeHead(status: number, ...others: unknown[]): this {
    const milliseconds = performance.now() - this.#startedAt;
    this.setHeader('Server-Timing', `total;dur=${milliseconds.toFixed(1)}`);
    return Reflect.apply(super.writeHead, this, [status, ...others]);
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const last = [chunk, encoding, callback].find((one) => typeof one === 'function');
    if (last) this.once('finish', () => last());
    const body = typeof chunk === 'function' ? undefined : chunk;
    // Without a length only the end of the stream tells a client that the response is complete.
    if (this.#ending || this.req.complete || this.req.destroyed || !this.hasHeader('Content-Length')) {
      return super.end(body);
    }
    this.#ending = true;
    if (body === undefined) this.flushHeaders();
    else
      this.write(body, (error) => {
        this.answered = !error;
      });
    discardBody(this.req, (complete) => {
      if (!complete) this.req.destroy();
      super.end();
    });
    return this;
  }
}
