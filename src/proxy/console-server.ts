import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, isLoopbackAddress, listenOn, reachableHost } from '#servers/loopback.ts';
import { refuseConnections } from '#servers/refuse-connections.ts';
import { type ConnectionTimeouts, defaultTimeouts, nodeTimeouts } from '#servers/slow-clients.ts';
import { logCall, logRefusal, type WriteLine } from './access/access-log.ts';
import { isHostAllowed, isProxyPath } from './access/guard.ts';
import { readPerson, type SignIn } from './access/sign-in.ts';
import { type Failure, failureBody, failureHeaders, writeFailure } from './failure.ts';
import { createProxy, type ProxyOptions } from './proxy.ts';
import { createStaticFiles, writeText } from './static-files.ts';

export { readSettings } from './settings.ts';

export interface ConsoleServerOptions extends ProxyOptions {
  /** The port to listen on; 0 takes a free one. */
  readonly port: number;
  /** IP address to listen on; 127.0.0.1 by default. */
  readonly address?: string;
  /** The path below which a reverse proxy serves the console, `/console`; empty by default. */
  readonly basePath?: string;
  /** Folder of the built console. */
  readonly folder: string;
  /** How the reverse proxy tells who has signed in. Every request without a name is then refused. */
  readonly signIn?: SignIn | undefined;
  readonly timeouts?: ConnectionTimeouts;
  /** Receives a line for each call and each refusal if `signIn` is set; the standard output by default. */
  readonly writeLine?: WriteLine;
}

/**
 * The production server: the built console and the proxy. Rejects with the error of `listen`, for example EADDRINUSE.
 *
 * @throws an error if it is to listen beyond the loopback without a sign-in
 */
export async function startConsoleServer(options: ConsoleServerOptions) {
  const { timeouts = defaultTimeouts, basePath = '', address = '127.0.0.1', signIn } = options;
  const { writeLine = (line) => void process.stdout.write(line) } = options;
  if (!signIn && !isLoopbackAddress(address))
    throw new Error(`Without a sign-in, the console does not listen on ${address}: anybody could use it.`);
  const proxy = createProxy(options);
  const serveFile = createStaticFiles(options.folder, basePath);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const signedIn = signIn && readPerson(signIn, request);
    if (signedIn && !signedIn.ok) {
      logRefusal(writeLine, signedIn.problem, request);
      writeFailure(request, response, { cause: 'guard', message: signedIn.problem });
      return;
    }
    if (!isHostAllowed(request.headers.host, options.hosts)) {
      writeFailure(request, response, {
        cause: 'guard',
        message: 'The Host header of the request is not a host name of this console.',
      });
      return;
    }
    const url = pathBelow(basePath, request.url ?? '');
    if (url === undefined) {
      writeText(response, 404, `Not found: the console is at ${basePath}/`);
      return;
    }
    request.url = url;
    if (signedIn && isProxyPath(url)) logCall(writeLine, signedIn.person, request, response);
    if (proxy.handle(request, response, signedIn?.person)) return;
    if (!url.startsWith('/') || url.startsWith('//') || request.method === 'CONNECT') {
      writeText(response, 400, 'Bad request');
      return;
    }
    serveFile(request, response, signedIn?.person);
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

  const port = await listenOn(server, options.port, address);
  return {
    url: `http://${reachableHost(address)}:${port}${basePath}`,
    /** Stops listening and closes every connection. */
    close: () => {
      proxy.close();
      return closeServer(server);
    },
  };
}

export type ConsoleServer = Awaited<ReturnType<typeof startConsoleServer>>;

const invalidRequestFailure: Failure = {
  cause: 'guard',
  message: 'The request did not come from the console.',
};

/**
 * The part of an address after the base path, beginning with a slash; undefined for an address outside the base path.
 */
function pathBelow(basePath: string, url: string): string | undefined {
  if (!url.startsWith(basePath)) return undefined;
  const rest = url.slice(basePath.length);
  if (basePath === '' || rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined;
}
