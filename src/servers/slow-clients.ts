import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a server waits for a slow client before it closes the connection. Times in milliseconds. */
export interface ConnectionTimeouts {
  /** Until the headers of a request are complete. */
  readonly head: number;
  /** Until a request is complete. */
  readonly request: number;
  /** Without a byte in either direction, while the server waits for the client to send or read. */
  readonly idle: number;
  /** At least `bytes` of a body must arrive in every interval of `every` milliseconds. */
  readonly rate: { readonly bytes: number; readonly every: number };
}

/** Tolerates a slow network (1 kB a second), but not clients that only hold connections open. */
export const defaultTimeouts: ConnectionTimeouts = {
  head: 15_000,
  request: 3_600_000,
  idle: 30_000,
  rate: { bytes: 10_000, every: 10_000 },
};

/** Server options for the limits that Node enforces itself, with a `clientError` event. */
export function nodeTimeouts(timeouts: ConnectionTimeouts): ServerOptions {
  return {
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: Math.min(5_000, Math.ceil(timeouts.head / 3)),
  };
}

interface OpenCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Bytes received on the connection, and the time, when the current interval began. */
  received: number;
  since: number;
}

/**
 * Ends connections whose client keeps the server waiting: a body that trickles in, an answer that is not read, a pause
 * in the middle of a request. While the server itself is still working or reading, the connection stays open.
 *
 * @param refuse answers 408 on a connection on which no answer has begun, and closes it
 */
export function endSlowClients(
  server: Server,
  timeouts: ConnectionTimeouts,
  refuse: (socket: Socket) => void,
): void {
  /**
   * Unanswered calls of each connection, oldest first: a client may pipeline several. An entry stays while its
   * connection is open: a map that changes with every call keeps answered calls in memory until a major garbage
   * collection, which costs a quarter of the processor time per call in `bench proxy`.
   */
  const openCalls = new Map<Socket, OpenCall[]>();

  const end = (socket: Socket) => {
    const [call] = openCalls.get(socket) ?? [];
    if (call && !call.request.complete && !call.response.headersSent) refuse(socket);
    else socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const calls: OpenCall[] = [];
    openCalls.set(socket, calls);
    socket.once('close', () => {
      openCalls.delete(socket);
      // Node closes only the response that is being sent, so those to later pipelined requests are closed here.
      for (const { response } of [...calls]) if (!response.socket) close(response);
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const calls = openCalls.get(request.socket) ?? [];
    const call = { request, response, received: request.socket.bytesRead, since: performance.now() };
    calls.push(call);
    response.once('close', () => calls.splice(calls.indexOf(call), 1));
  });

  server.setTimeout(timeouts.idle, (socket: Socket) => {
    const [oldest] = openCalls.get(socket) ?? [];
    if (oldest && waitsForServer(oldest)) socket.setTimeout(timeouts.idle);
    else end(socket);
  });

  const { bytes, every } = timeouts.rate;
  const rateCheck = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, [call, ...more]] of openCalls) {
        if (!call || more.length > 0 || now - call.since < every) continue;
        const received = socket.bytesRead - call.received;
        call.received = socket.bytesRead;
        call.since = now;
        if (!call.request.complete && !waitsForServer(call) && received < bytes) end(socket);
      }
    },
    Math.ceil(every / 4),
  );
  rateCheck.unref();
  server.on('close', () => clearInterval(rateCheck));
}

/** Closes a response that has no connection, as Node does with one that has. */
function close(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}

/** Whether the client waits for the server: the request is complete, or what was sent is not read yet. */
function waitsForServer({ request, response }: OpenCall): boolean {
  if (response.writableEnded || response.writableLength > 0) return false;
  return request.complete || request.isPaused() || request.readableLength > 0;
}
