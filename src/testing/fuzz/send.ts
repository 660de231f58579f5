import { connect } from 'node:net';
import type { WireRequest } from './request.ts';

/** What came back on a connection. */
export interface WireAnswer {
  readonly status: number;
  /** Names in lower case; of a header that comes twice, the last. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Longer than any answer may take. */
const patience = 30_000;

/** Sends a request and reads until the connection closes; undefined when no whole answer came. */
export function sendWire(port: number, { bytes, incomplete }: WireRequest): Promise<WireAnswer | undefined> {
  return new Promise((resolve) => {
    const since = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Whoever refuses a body early may reset the connection while it is still sent: what came before counts.
    socket.on('error', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(readAnswer(Buffer.concat(chunks), performance.now() - since));
    });
    // Half closed, a broken request is told from a slow one.
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
