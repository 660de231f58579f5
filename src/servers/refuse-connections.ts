import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ConnectionTimeouts, endSlowClients } from './slow-clients.ts';

/** How a server answers errors that Node reports outside of `request` events. */
export interface ConnectionRefusals {
  /** Headers (except `Content-Length` and `Connection`) and body of an answer with this status. */
  answer(status: number): {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: string;
  };
  /** Called with the status of each answer to a `clientError` event or to CONNECT. */
  refused?(status: number): void;
}

const statusByErrorCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/**
 * Answers errors that Node reports outside of `request` events: bytes that are not HTTP (400, 408, 413 or 431), CONNECT
 * (405), an `Expect` other than 100-continue (417), and clients that keep the server waiting (408).
 *
 * @returns a function that answers with a status on a connection without a started answer, and closes any other
 */
export function refuseConnections(
  server: Server,
  timeouts: ConnectionTimeouts,
  refusals: ConnectionRefusals,
): (socket: Duplex, status: number) => void {
  const lastResponse = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => lastResponse.set(request.socket, response));

  const createRefusal = (status: number) => {
    const { headers, body } = refusals.answer(status);
    return { headers: { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }, body };
  };
  const refuse = (socket: Duplex, status: number) => {
    const response = lastResponse.get(socket);
    if (!socket.writable || (response?.headersSent && !response.writableFinished)) {
      socket.destroy();
      return;
    }
    const { headers, body } = createRefusal(status);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
    // Continues reading, because otherwise a client that is still sending gets a reset before it reads the answer.
    socket.resume();
  };
  const refuseUnread = (socket: Duplex, status: number) => {
    refusals.refused?.(status);
    refuse(socket, status);
  };

  endSlowClients(server, timeouts, (socket) => refuse(socket, 408));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseUnread(socket, statusByErrorCode[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_request, socket) => refuseUnread(socket, 405));
  server.on('checkExpectation', (request, response) => {
    lastResponse.set(request.socket, response);
    const { headers, body } = createRefusal(417);
    response.writeHead(417, headers).end(body);
  });
  return refuse;
}
