import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { defaultPatience, endSlowClients, type Patience, timeoutsOf } from '#servers/slow-clients.ts';
import { failureBody, failureHeaders, writeFailure } from './failure.ts';
import { hostAllowed } from './guard.ts';
import { createProxy, type ProxyOptions } from './proxy.ts';
import { createStaticFiles, writeText } from './static-files.ts';

export { readSettings } from './settings.ts';

export interface ConsoleServerOptions extends ProxyOptions {
  /** Port on the loopback address; 0 takes a free one. */
  readonly port: number;
  /** Folder of the built console. */
  readonly folder: string;
  readonly patience?: Patience;
}

export interface ConsoleServer {
  readonly url: string;
  /** Stops listening and cuts what is still open. */
  close(): Promise<void>;
}

/**
 * The production server: the built console, and the proxy beside it, on the loopback address. Rejects with the error
 * of `listen`, for example EADDRINUSE.
 */
export async function startConsoleServer(options: ConsoleServerOptions): Promise<ConsoleServer> {
  const { patience = defaultPatience } = options;
  const proxy = createProxy(options);
  const serveFile = createStaticFiles(options.folder);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '';
    if (!hostAllowed(request.headers.host, options.hosts)) {
      writeFailure(request, response, {
        cause: 'guard',
        message: 'The Host of the request is not one of the console.',
      });
      return;
    }
    if (proxy.handle(request, response)) return;
    if (!url.startsWith('/') || url.startsWith('//') || request.method === 'CONNECT') {
      writeText(response, 400, 'Bad request');
      return;
    }
    serveFile(request, response);
  };

  const server = createServer({ requireHostHeader: false, ...timeoutsOf(patience) });
  endSlowClients(server, patience, (socket) => refuseSocket(socket, 408));
  server.on('request', answer);
  server.on('checkContinue', (request, response) => {
    response.writeContinue();
    answer(request, response);
  });
  server.on('checkExpectation', (_request, response) => writeText(response, 417, 'Expectation failed'));
  server.on('connect', (_request, socket) => refuseSocket(socket, 405));
  server.on('upgrade', (_request, socket) => refuseSocket(socket, 403));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseSocket(socket, clientErrors[error.code ?? ''] ?? 400);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const clientErrors: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Refuses what never became a request, with the same headers and shape as every other refusal. */
function refuseSocket(socket: Duplex, status: number): void {
  const failure = { cause: 'guard', message: 'The request is not one of the console.' } as const;
  const body = failureBody(failure);
  const headers = { ...failureHeaders(failure, body), Connection: 'close' };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
}
