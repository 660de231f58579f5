import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoAccount } from '#contract/local/service.ts';

/** A request as received by a target. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly rawHeaders: readonly string[];
}

export interface CountingUpstream {
  readonly port: number;
  readonly url: string;
  /** Every request that arrived, except the look-up of the demo accounts. */
  readonly seen: RecordedRequest[];
  /** Answers the next requests; the default reads the body and answers `{"ok":true}`. */
  answer: RequestListener;
  /** How often the demo accounts were requested. */
  lookups: number;
  /** Delay of the list of accounts, in milliseconds. */
  accountsDelay: number;
  readonly server: Server;
  close(): Promise<void>;
}

const demoAccounts: DemoAccount[] = [
  { name: 'working', apiKey: 'key-of-working', appId: 'app-of-working', refuses: '', used: 0, allowance: 1 },
  { name: 'expired', apiKey: 'key-of-expired', appId: 'app-of-expired', refuses: '', used: 0, allowance: 1 },
];

/** A target for tests of the proxy: records the requests that reach it, and answers as the test determines. */
export async function startCountingUpstream(): Promise<CountingUpstream> {
  const answerOk: RequestListener = (request, response) => {
    request.resume();
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end('{"ok":true}');
    });
  };
  const server = createServer((request, response) => {
    if (request.url === '/_local/accounts') {
      upstream.lookups += 1;
      response.setHeader('Content-Type', 'application/json');
      setTimeout(() => response.end(JSON.stringify(demoAccounts)), upstream.accountsDelay);
      return;
    }
    const { method = '', url = '', headers, rawHeaders } = request;
    upstream.seen.push({ method, url, headers, rawHeaders });
    request.on('error', () => {});
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const upstream: CountingUpstream = {
    port,
    url: `http://127.0.0.1:${port}`,
    seen: [],
    answer: answerOk,
    lookups: 0,
    accountsDelay: 0,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}
