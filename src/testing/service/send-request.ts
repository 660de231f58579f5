import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Number of bytes of the body that were handed over for sending when the answer began. */
  sent: number;
}

/**
 * Sends one call to a proxy as the console does. A number as body sends that many zeros without a Content-Length; null
 * sends a GET request.
 */
export function sendRequest(
  port: number,
  path: string,
  body: string | number | null = '{}',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let written = 0;
    const sent = httpRequest(
      {
        port,
        host: '127.0.0.1',
        path,
        method: body === null ? 'GET' : 'POST',
        headers: { 'X-Console': '1' },
      },
      (response) => {
        const chunks: Buffer[] = [];
        const sentBefore = written;
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            sent: sentBefore,
          }),
        );
      },
    );
    sent.on('error', reject);
    if (typeof body === 'number') {
      zeros(body)
        .on('data', (chunk: Buffer) => {
          written += chunk.length;
        })
        .pipe(sent);
    } else sent.end(body ?? undefined);
  });
}

/** A stream of zeros. */
export function zeros(bytes: number): Readable {
  const chunk = Buffer.alloc(64 * 1024);
  let left = bytes;
  return new Readable({
    read() {
      const size = Math.min(left, chunk.length);
      left -= size;
      this.push(size === 0 ? null : chunk.subarray(0, size));
    },
  });
}
