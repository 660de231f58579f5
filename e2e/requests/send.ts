import { connect } from 'node:net';
import type { WireRequest } from './request.ts';

/** An answer as received. */
export interface WireAnswer {
  readonly status: number;
  /** Keyed by lower-case header name; of a repeated header, the last value. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Milliseconds, longer than any answer may take. */
const timeout = 30_000;

/** Sends a request and reads until the connection closes; undefined when no complete answer arrived. */
export function sendWire(port: number, { bytes, incomplete }: WireRequest): Promise<WireAnswer | undefined> {
  return new Promise((resolve) => {
    const since = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timer = setTimeout(() => socket.destroy(), timeout);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses a body early may reset the connection during the upload: bytes received before that count.
    socket.on('error', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(readAnswer(Buffer.concat(chunks), performance.now() - since));
    });
    // Half-closing tells the server that nothing follows, so that a truncated request does not look like a slow one.
    if (incomplete) socket.end(bytes);
    else socket.write(bytes);
  });
}

function readAnswer(received: Buffer, milliseconds: number): WireAnswer | undefined {
  const start = received.subarray(0, 25).toString('latin1') === 'HTTP/1.1 100 Continue\r\n\r\n' ? 25 : 0;
  const end = received.indexOf('\r\n\r\n', start);
  if (end < 0) return undefined;
  const [first = '', ...lines] = received.subarray(start, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = received.subarray(end + 4);
  return status ? { status, headers, body, milliseconds } : undefined;
}
