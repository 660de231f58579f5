import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FileServer {
  readonly url: string;
  /** The requests so far: path and requested range. */
  readonly asked: { readonly path: string; readonly range?: string }[];
  close(): Promise<void>;
}

/** How a server answers a request for a file. `count` is 1 for the first request. */
export type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Starts a web server on this machine that answers every path with `answer`. */
export async function startFileServer(answer: Answer): Promise<FileServer> {
  const asked: FileServer['asked'] = [];
  const server = createServer((request, response) => {
    const { range } = request.headers;
    asked.push({ path: request.url ?? '', ...(range && { range }) });
    answer(request, response, asked.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves content as most servers do, with byte ranges if the client requests the same version. */
export function serveWithRanges(content: Buffer, etag = '"1"'): Answer {
  return (request, response) => {
    const { range, 'if-range': ifRange } = request.headers;
    const [, from] = /^bytes=(\d+)-$/.exec(range ?? '') ?? [];
    response.setHeader('ETag', etag);
    if (from !== undefined && Number(from) >= content.length) {
      response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end();
    } else if (from !== undefined && (ifRange === undefined || ifRange === etag)) {
      const rest = content.subarray(Number(from));
      response.writeHead(206, {
        'Content-Range': `bytes ${from}-${content.length - 1}/${content.length}`,
        'Content-Length': rest.length,
      });
      response.end(rest);
    } else {
      response.setHeader('Content-Length', content.length).end(content);
    }
  };
}

/** Sends the first bytes of the content, and breaks the connection once the client has `received` them. */
export function breakAfter(content: Buffer, bytes: number, received: Promise<unknown>): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Length': content.length, ETag: '"1"' });
    response.write(content.subarray(0, bytes));
    void received.then(() => response.destroy());
  };
}
