import { createServer } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import * as z from 'zod/mini';

const LibreTranslateRequest = z.object({
  q: z.array(z.string()),
  source: z.string(),
  target: z.string(),
  format: z.literal('text'),
  api_key: z.optional(z.string()),
});
const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export interface NmtServer {
  readonly url: string;
  /** The calls received so far: path, `Authorization` header, body. */
  readonly calls: { path: string; authorization: string | undefined; body: unknown }[];
  close(): Promise<void>;
}

export interface NmtServerOptions {
  /** The translation of one text; upper case by default, so that it can be recognised. */
  readonly translate?: (text: string, target: string) => string;
  /** The answer to `/languages`, as of a LibreTranslate server; if absent, the answer is 404. */
  readonly languages?: readonly { code: string; targets?: readonly string[] }[];
  /** Returns a faulty answer to a translation call, given its number from 1. */
  readonly misbehave?: (call: number) => Misbehaviour | undefined;
}

export type Misbehaviour =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'body'; readonly body: string }
  /** A chat model's message that is not the expected list. */
  | { readonly kind: 'message'; readonly content: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'reset' }
  /** Sends an endless answer until the caller disconnects. */
  | { readonly kind: 'endless' }
  /** Sends no answer until the caller disconnects. */
  | { readonly kind: 'silence' };

function* repeatForever(piece: Buffer) {
  for (;;) yield piece;
}

/** A translation engine over HTTP for tests: LibreTranslate's `/translate` and a chat model's `/chat/completions`. */
export async function startNmtServer(options: NmtServerOptions = {}): Promise<NmtServer> {
  const {
    translate = (text: string) => text.toUpperCase(),
    languages,
    misbehave = () => undefined,
  } = options;
  const calls: NmtServer['calls'] = [];
  let translations = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const path = request.url ?? '';
    calls.push({ path, authorization: request.headers.authorization, body });
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

    if (path === '/languages') {
      if (languages) json(languages);
      else response.writeHead(404).end();
      return;
    }
    const trouble = misbehave(++translations);
    switch (trouble?.kind) {
      case 'silence':
        return;
      case 'endless':
        response.writeHead(200, { 'content-type': 'application/json' });
        pipeline(Readable.from(repeatForever(Buffer.alloc(1_000_000, ' '))), response, () => {});
        return;
      case 'reset':
        request.socket.resetAndDestroy();
        return;
      case 'status':
        response.writeHead(trouble.status).end('{"error":"out of order"}');
        return;
      case 'redirect':
        response.writeHead(307, { location: trouble.to }).end();
        return;
      case 'body':
        response.writeHead(200, { 'content-type': 'application/json' }).end(trouble.body);
        return;
      case 'message':
        json({ choices: [{ message: { role: 'assistant', content: trouble.content } }] });
        return;
      default:
    }
    if (path === '/translate') {
      const { q, target } = LibreTranslateRequest.parse(body);
      json({ translatedText: q.map((one) => translate(one, target)) });
    } else if (path === '/v1/chat/completions') {
      const { messages } = ChatRequest.parse(body);
      const list = z.array(z.string()).parse(JSON.parse(messages.at(-1)?.content ?? ''));
      const content = JSON.stringify(list.map((one) => translate(one, messages[0]?.content ?? '')));
      json({ choices: [{ message: { role: 'assistant', content } }] });
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
