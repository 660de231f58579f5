import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a server waits for a client before it takes its connection back. Times in milliseconds. */
export interface Patience {
  /** Until the head of a request is complete. */
  readonly head: number;
  /** Until the whole of a request is there. */
  readonly request: number;
  /** A connection without a byte in either direction, while it is the client's turn. */
  readonly idle: number;
  /** A body must bring `bytes` within each span of so many milliseconds. */
  readonly rate: { readonly bytes: number; readonly every: number };
}

/** Lenient towards a slow network (1 kB a second), bounded for whoever only holds connections open. */
export const defaultPatience: Patience = {
  head: 15_000,
  request: 3_600_000,
  idle: 30_000,
  rate: { bytes: 10_000, every: 10_000 },
};

/** The part of a server's patience that Node itself keeps: it closes with a `clientError`. */
export function timeoutsOf(patience: Patience): ServerOptions {
  return {
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    connectionsCheckingInterval: Math.min(5_000, Math.ceil(patience.head / 3)),
  };
}

interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Bytes of the connection, and the time, when the current span began. */
  received: number;
  since: number;
}

/**
 * Ends connections whose client keeps the server waiting: a body that trickles, an answer that nobody reads, silence
 * in the middle of a request. While it is the server that works, or that reads slowly, a client waits as long as it
 * takes.
 *
 * @param refuse ends a connection on which no answer has begun, with a 408
 */
export function endSlowClients(server: Server, patience: Patience, refuse: (socket: Socket) => void): void {
  /** The calls of a connection that have no complete answer, the oldest first: a client may send several at once. */
  const passing = new Map<Socket, Passing[]>();

  const end = (socket: Socket) => {
    const [call] = passing.get(socket) ?? [];
    if (call && !call.request.complete && !call.response.headersSent) refuse(socket);
    else socket.destroy();
  };

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const calls = passing.get(socket) ?? [];
    passing.set(socket, calls);
    calls.push({ request, response, received: socket.bytesRead, since: performance.now() });
    response.on('close', () => {
      const left = (passing.get(socket) ?? []).filter((call) => call.response !== response);
      if (left.length > 0) passing.set(socket, left);
      else passing.delete(socket);
    });
  });

  server.setTimeout(patience.idle, (socket: Socket) => {
    const [oldest] = passing.get(socket) ?? [];
    if (oldest && waitsForServer(oldest)) socket.setTimeout(patience.idle);
    else end(socket);
  });

  const { bytes, every } = patience.rate;
  const rateCheck = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, [call, ...more]] of passing) {
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

/** Whether the server owes the next step: it works on a complete request, or has not read what was sent. */
function waitsForServer({ request, response }: Passing): boolean {
  if (response.writableEnded || response.writableLength > 0) return false;
  return request.complete || request.isPaused() || request.readableLength > 0;
}
