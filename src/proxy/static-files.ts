import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { noncePlaceholder, pageHeaders } from './security-headers.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.flac': 'audio/flac',
};

/** Content codings that the build leaves beside a file, best first. */
const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const page = '/index.html';
/** Files here carry a hash of their content in their name, so they never change. */
const immutable = '/assets/';

interface LoadedFile {
  readonly body: Buffer;
  readonly etag: string;
}

/**
 * Serves the built console. Only files found in the folder when the server starts are ever opened, so no address can
 * lead outside it. A path without an extension is one of the console's own routes and answers with the page.
 */
export function createStaticFiles(folder: string) {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')),
  );
  const loaded = new Map<string, Promise<LoadedFile>>();

  const load = (name: string): Promise<LoadedFile> => {
    const known = loaded.get(name);
    if (known) return known;
    const reading = readFile(join(folder, name)).then((body) => ({
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }));
    loaded.set(name, reading);
    return reading;
  };

  return {
    /** Answers GET and HEAD. Rejects only when a file that was there at the start can no longer be read. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const path = (request.url ?? '').replace(/[?#].*$/, '');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        writeText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
        return;
      }
      if (
        path === '/' ||
        path === page ||
        (path.startsWith('/') && extname(path) === '' && !names.has(path))
      ) {
        const html = await load(page);
        writePage(request, response, html.body);
        return;
      }
      if (!names.has(path) || codings.some(({ ending }) => path.endsWith(ending))) {
        writeText(response, 404, 'Not found');
        return;
      }
      await writeFile(request, response, path);
    },
  };

  async function writeFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const accepted = acceptedCodings(request);
    const coding = codings.find(({ name, ending }) => accepted.has(name) && names.has(path + ending));
    const file = await load(path + (coding?.ending ?? ''));
    const headers: Record<string, string | number> = {
      ...pageHeaders(undefined),
      'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith(immutable) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    if (coding) headers['Content-Encoding'] = coding.name;
    headers['Content-Length'] = file.body.length;
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.body);
  }
}

/** Writes a short plain text, for example a refusal, with all security headers. */
export function writeText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    ...pageHeaders(undefined),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
}

function writePage(request: IncomingMessage, response: ServerResponse, html: Buffer): void {
  const nonce = randomBytes(18).toString('base64');
  const text = html.toString('utf8').replaceAll(noncePlaceholder, nonce);
  const accepted = acceptedCodings(request);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const [body, coding] = accepted.has('br')
    ? [brotliCompressSync(text, quality), 'br']
    : accepted.has('gzip')
      ? [gzipSync(text), 'gzip']
      : [Buffer.from(text), undefined];
  response.writeHead(200, {
    ...pageHeaders(nonce),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(coding ? { 'Content-Encoding': coding } : {}),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function acceptedCodings(request: IncomingMessage): Set<string> {
  const header = request.headers['accept-encoding'] ?? '';
  const list = (Array.isArray(header) ? header.join(',') : header).split(',');
  return new Set(
    list.flatMap((item) => {
      const [name = '', ...parameters] = item.trim().toLowerCase().split(';');
      return parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter)) ? [] : [name.trim()];
    }),
  );
}
