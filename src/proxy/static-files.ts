import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import { pageLanguage } from '#servers/page-language.ts';
import { noncePlaceholder, pageHeaders } from './security-headers.ts';

/** Extensions of the compressed files that the build writes beside each file, by content encoding, best first. */
const encodingSuffixes = { br: '.br', gzip: '.gz' } as const;

const firstPage = '/index.html';
/** Folder of the files whose names contain a hash of their content, so that a file never changes. */
const immutableFolder = '/assets/';

/** How the names of the pages in a language end; those in English have the usual ending. */
const endingOf = (language = 'en') => (language === 'en' ? '.html' : `.${language}.html`);

interface LoadedFile {
  readonly body: Buffer;
  readonly etag: string;
}

/**
 * Serves the built console. All files are read when the server starts, so no path can reach any other file, and a later
 * build does not mix with this one. A path without an extension is a route of the console and answers with the page
 * that was built for it, otherwise with the first page, in the language of the request; the page of `/service` in Hindi
 * is `service.hi.html`. Throws when the folder has no index.html.
 *
 * @param basePath where the browser finds the console, `/console`; it is written into the pages. Requests are expected
 *   without it.
 */
export function createStaticFiles(folder: string, basePath = '') {
  const files = new Map<string, LoadedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const body = basePath && extname(file) === '.html' ? moveToPath(content, basePath) : content;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    files.set(`/${relative(folder, file).split(sep).join('/')}`, { body, etag });
  }
  const page = files.get(firstPage)?.body;
  if (!page) throw new Error(`${folder} has no index.html: the console has not been built.`);

  /** Answers GET and HEAD; any other method is refused. The page is told who is signed in. */
  return (request: IncomingMessage, response: ServerResponse, person?: string): void => {
    const path = (request.url ?? '').replace(/[?#].*$/, '');
    const file = files.get(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      writeText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    } else if (path === firstPage || (!file && extname(path) === '')) {
      const { code, cookie } = pageLanguage(
        request,
        (name) => files.has(`/index${endingOf(name)}`),
        basePath,
      );
      const ending = endingOf(code);
      const html = files.get(path + ending) ?? files.get(`/index${ending}`);
      if (cookie) response.setHeader('Set-Cookie', cookie);
      writePage(request, response, html?.body ?? page, person);
    } else if (!file || Object.values(encodingSuffixes).some((ending) => path.endsWith(ending))) {
      writeText(response, 404, 'Not found');
    } else {
      const accepted = acceptedEncodings(request);
      const coding = (['br', 'gzip'] as const).find(
        (name) => accepted(name) && files.has(path + encodingSuffixes[name]),
      );
      const coded = coding && files.get(path + encodingSuffixes[coding]);
      writeFile(request, response, path, coded ?? file, coding);
    }
  };
}

/** Moves the addresses in a built page below a path, and tells its scripts about the path. */
function moveToPath(page: Buffer, basePath: string): Buffer {
  const moved = page.toString('utf8').replace(/ (href|src)="\/(?!\/)/g, ` $1="${basePath}/`);
  return Buffer.from(moved.replace('<html', `<html data-base="${basePath}"`));
}

function writeFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: LoadedFile,
  coding: string | undefined,
): void {
  const headers: Record<string, string | number> = {
    ...pageHeaders(undefined),
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': path.startsWith(immutableFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (coding) headers['Content-Encoding'] = coding;
  headers['Content-Length'] = file.body.length;
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.body);
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

function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  html: Buffer,
  person: string | undefined,
): void {
  const nonce = randomBytes(18).toString('base64');
  const page = html.toString('utf8').replaceAll(noncePlaceholder, nonce);
  const text =
    person === undefined ? page : page.replace('<html', () => `<html data-person="${escapeHtml(person)}"`);
  const accepted = acceptedEncodings(request);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const [body, coding] = accepted('br')
    ? [brotliCompressSync(text, quality), 'br']
    : accepted('gzip')
      ? [gzipSync(text), 'gzip']
      : [Buffer.from(text), undefined];
  response.writeHead(200, {
    ...pageHeaders(nonce),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(coding ? { 'Content-Encoding': coding } : {}),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding, Cookie',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Returns a function that tells whether the client accepts an encoding. */
function acceptedEncodings(request: IncomingMessage): (name: string) => boolean {
  const list = parseAccept(String(request.headers['accept-encoding'] ?? ''));
  return (name) => list.some(({ type, q }) => type.toLowerCase() === name && q > 0);
}
