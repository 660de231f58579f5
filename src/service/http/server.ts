import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { defaultPatience, endSlowClients, type Patience, timeoutsOf } from '#servers/slow-clients.ts';
import type { RequestLine } from '../log.ts';
import { EarlyResponse } from './early-response.ts';
import { functionOf } from './function-of.ts';

export interface ServerOptions {
  /** 0 takes any free port of the loopback interface. */
  readonly port: number;
  readonly patience?: Patience;
  /** Told about every request when it has ended, however it ended. */
  readonly ended: (line: RequestLine) => void;
}

export interface LoopbackServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Begins to answer, or answers otherwise from now on; requests that come before the first time wait. */
  serve(fetch: Parameters<typeof getRequestListener>[0]): void;
  /** Stops listening and cuts what is open. */
  close(): Promise<void>;
}

const allowedAnywhere = 'GET, HEAD, POST, OPTIONS';

/** What ends a request that never reaches the service, in words. */
const reasons: Readonly<Record<number, string>> = {
  400: 'The request is not valid HTTP',
  405: 'Method CONNECT is not allowed here',
  408: 'The request took too long to arrive',
  413: 'The request has too much beside its body',
  417: 'The expectation of the request cannot be met',
  431: 'The headers of the request are too large',
};

/**
 * Listens on the loopback interface. What is not HTTP, and whoever keeps the service waiting, is answered in shape A:
 * no function is known then.
 *
 * @throws the system's error when the port is taken
 */
export async function listen({
  port,
  patience = defaultPatience,
  ended,
}: ServerOptions): Promise<LoopbackServer> {
  const server = createServer({
    ...timeoutsOf(patience),
    requireHostHeader: false,
    ServerResponse: EarlyResponse,
  });
  const answering = new WeakMap<Duplex, ServerResponse>();

  const refuse = (socket: Duplex, status: number) => {
    const begun = answering.get(socket);
    if (!socket.writable || (begun?.headersSent && !begun.writableFinished)) socket.destroy();
    else {
      socket.on('error', () => socket.destroy());
      socket.end(messageOf(status), () => socket.destroy());
      // A client that still sends would otherwise meet a reset before it has read the answer.
      socket.resume();
    }
  };
  const refuseUnread = (socket: Duplex, status: number) => {
    ended({ id: crypto.randomUUID(), function: 'none', method: '', status, ms: 0 });
    refuse(socket, status);
  };

  endSlowClients(server, patience, (socket: Socket) => refuse(socket, 408));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseUnread(socket, statusOf(error));
  });
  server.on('connect', (_request, socket) => refuseUnread(socket, 405));
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    writeRefusal(response, 417);
  });

  let answer: ReturnType<typeof getRequestListener> | undefined;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  server.on('request', async (request: IncomingMessage, response: EarlyResponse) => {
    answering.set(request.socket, response);
    noteEnd(request, response, ended);
    await begun;
    if (request.httpVersion === '1.1' && request.headers.host === undefined) writeRefusal(response, 400);
    // About the server as a whole, not about one of its addresses.
    else if (request.method === 'OPTIONS' && request.url === '*') {
      response.writeHead(204, { Allow: allowedAnywhere }).end();
    } else await answer?.(request, response);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${taken}`;

  return {
    url,
    serve(fetch) {
      answer = getRequestListener(fetch, {
        hostname: `127.0.0.1:${taken}`,
        errorHandler: () => Response.json(bodyOf(400), { status: 400 }),
      });
      begin();
    },
    close: () => close(server),
  };
}

function noteEnd(request: IncomingMessage, response: EarlyResponse, ended: ServerOptions['ended']): void {
  const id = crypto.randomUUID();
  const since = performance.now();
  response.setHeader('X-Request-Id', id);
  // An answer counts as finished for Node as well when its connection is gone.
  let finished = false;
  response.prependListener('finish', () => {
    finished = !request.socket.destroyed;
  });
  response.on('close', () =>
    ended({
      id,
      function: functionOf(request.url ?? '', request.headers['rev-appname']),
      method: request.method ?? '',
      // 499 is what servers write down for a client that left before its answer.
      status: finished || response.answered ? response.statusCode : 499,
      ms: Math.round((performance.now() - since) * 10) / 10,
    }),
  );
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return 400;
}

const bodyOf = (status: number) => ({ message: reasons[status] ?? '', status });

function messageOf(status: number): string {
  const body = JSON.stringify(bodyOf(status));
  const head = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  if (status === 405) head.push(`Allow: ${allowedAnywhere}`);
  return [`HTTP/1.1 ${status} ${reasons[status]}`, ...head, '', body].join('\r\n');
}

function writeRefusal(response: ServerResponse, status: number): void {
  const body = JSON.stringify(bodyOf(status));
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Connection: 'close',
    })
    .end(body);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
