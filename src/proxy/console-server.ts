import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenOn } from '#servers/loopback.ts';
import { refuseConnections } from '#servers/refuse-connections.ts';
import { type ConnectionTimeouts, defaultTimeouts, nodeTimeouts } from '#servers/slow-clients.ts';
import { type Failure, failureBody, failureHeaders, writeFailure } from './failure.ts';
import { isHostAllowed } from './guard.ts';
import { createProxy, type ProxyOptions } from './proxy.ts';
import { createStaticFiles, writeText } from './static-files.ts';

export { readSettings } from './settings.ts';

export interface ConsoleServerOptions extends ProxyOptions {
  /** Port on the loopback address; 0 takes a free one. */
  readonly port: number;
  /** Folder of the built console. */
  readonly folder: string;
  readonly timeouts?: ConnectionTimeouts;
}

/**
 * The production server: the built console and the proxy, on the loopback address. Rejects with the error of `listen`,
 * for example EADDRINUSE.
 */
export async function startConsoleServer(options: ConsoleServerOptions) {
  const { timeouts = defaultTimeouts } = options;
  const proxy = createProxy(options);
  const serveFile = createStaticFiles(options.folder);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '';
    if (!isHostAllowed(request.headers.host, options.hosts)) {
      writeFailure(request, response, {
        cause: 'guard',
        message: 'The Host header of the request is not a host name of this console.',
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

  const server = createServer({ requireHostHeader: false, ...nodeTimeouts(timeouts) });
  const refuse = refuseConnections(server, timeouts, {
    answer: () => ({
      headers: failureHeaders(invalidRequestFailure),
      body: failureBody(invalidRequestFailure),
    }),
  });
  server.on('request', answer);
  server.on('upgrade', (_request, socket) => refuse(socket, 403));

  const port = await listenOn(server, options.port);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Stops listening and closes every connection. */
    close: () => {
      proxy.close();
      return closeServer(server);
    },
  };
}

export type ConsoleServer = Awaited<ReturnType<typeof startConsoleServer>>;

const invalidRequestFailure: Failure = { cause: 'guard', message: 'The request is not one of the console.' };
