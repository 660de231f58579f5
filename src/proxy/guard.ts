import type { IncomingMessage } from 'node:http';
import { accountHeader, consoleHeader, embeddedTarget } from '#contract/targets.ts';
import type { Failure } from './failure.ts';

/** Where an accepted request goes. `path` begins with a slash, `query` with a question mark or is empty. */
export type Route =
  | { readonly kind: 'targets' }
  | {
      readonly kind: 'call' | 'local';
      readonly target: string;
      readonly path: string;
      readonly query: string;
    };

/** A request that may pass: its route, and the only headers that travel on. */
export interface Accepted {
  readonly ok: true;
  readonly route: Route;
  /** Headers for the target, spelled as in the specification. Never the proxy's own and never credentials. */
  readonly headers: Record<string, string>;
  /** Credentials typed for the session. When one of the two is there, the target's own are not used. */
  readonly session: Record<string, string> | undefined;
  readonly account: string | undefined;
}
export type Verdict = Accepted | { readonly ok: false; readonly failure: Failure };

const operations: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/': 'POST',
  '/upload': 'POST',
  '/status': 'GET',
  '/transcript': 'GET',
};
const targetsPath = '/api/targets';
const callPath = /^\/api\/([a-z0-9-]{1,40})(\/[a-z]*)(\?.*)?$/;
const localPath = /^\/api\/embedded(\/_local(?:\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+)(\?.*)?$/;
const queryText = /^[\w.~!$'()*,;:@/?&=+%-]*$/;

/** Request headers of the specification, and of the embedded service's own calls, by the name Node gives them. */
const forwarded = new Map(
  [
    ...['Content-Type', 'REV-APPNAME', 'REV-APPVERSION', 'src_lang', 'tgt_lang', 'domain', 'cnt_lang'],
    ...['subtitles', 'speaker', 'format', 'X-Explain'],
  ].map((name) => [name.toLowerCase(), name]),
);
const credentials = new Map([
  ['rev-api-key', 'REV-API-KEY'],
  ['rev-app-id', 'REV-APP-ID'],
]);
const own = new Map([
  [consoleHeader.name.toLowerCase(), 'console'],
  [accountHeader.toLowerCase(), 'account'],
  ['host', 'host'],
  ['origin', 'origin'],
  ['sec-fetch-site', 'site'],
]);
/** Headers that decide where a message ends. Node refuses most contradictions; none of them may come twice. */
const framing = new Set(['content-length', 'transfer-encoding', 'expect']);

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
const printable = /^[\t -~\u0080-\u00ff]*$/;

/** True for a Host that only this machine, or a name configured for a reverse proxy, can stand behind. */
export function hostAllowed(host: string | undefined, configured: readonly string[]): boolean {
  if (host === undefined) return false;
  const name = host.toLowerCase();
  return loopbackHost.test(name) || configured.includes(name);
}

/** True when the proxy answers this request address, be it with a refusal. */
export function isProxyPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}

/**
 * Decides whether a request is one of the console's own. Everything a page of another origin, a rebound host name or
 * a hand-written request could vary is compared with what is expected, and only named headers travel on.
 */
export function judge(request: IncomingMessage, hosts: readonly string[]): Verdict {
  const headers: Record<string, string> = {};
  const about: Record<string, string> = {};
  let session: Record<string, string> | undefined;
  const seen = new Set<string>();
  const raw = request.rawHeaders;
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const value = raw[at + 1] ?? '';
    const dashed = name.replaceAll('_', '-');
    const secret = credentials.get(dashed);
    if (secret && name !== dashed) return refuse('A credential header must be spelled with hyphens.');
    const known = secret ?? forwarded.get(name) ?? own.get(name) ?? (framing.has(name) ? name : undefined);
    if (known === undefined) continue;
    if (seen.has(name)) return refuse(`The header ${name} may come only once.`);
    seen.add(name);
    if (!printable.test(value)) return refuse(`The header ${name} holds a control character.`);
    if (secret) {
      session ??= {};
      session[secret] = value;
    } else if (own.has(name)) about[known] = value;
    else if (!framing.has(name)) headers[known] = value;
  }

  if (!hostAllowed(about.host, hosts)) return refuse('The Host of the request is not one of the console.');
  if (about.console !== consoleHeader.value) return refuse(`The header ${consoleHeader.name} is missing.`);
  if (about.origin !== undefined && !sameHost(about.origin, about.host ?? '')) {
    return refuse('The request comes from a page of another origin.');
  }
  if (about.site !== undefined && about.site !== 'same-origin') {
    return refuse('The request comes from another site.');
  }
  if (request.headers.upgrade !== undefined) return refuse('The connection cannot be upgraded.');
  if (request.method === 'GET' && hasBody(request)) return refuse('A GET request carries no body.');

  const found = findRoute(request.method ?? '', request.url ?? '');
  if (!found.ok) return found;
  return { ok: true, route: found.route, headers, session, account: about.account };
}

/** True when a request announces a body. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function findRoute(
  method: string,
  url: string,
): { ok: true; route: Route } | { ok: false; failure: Failure } {
  if (url === targetsPath) return take({ kind: 'targets' }, method, ['GET']);
  const local = localPath.exec(url);
  if (local?.[1]) {
    const query = local[2] ?? '';
    if (!queryText.test(query)) return notAllowed();
    const route = { kind: 'local', target: embeddedTarget, path: local[1], query } as const;
    return take(route, method, ['GET', 'POST', 'DELETE']);
  }
  const call = callPath.exec(url);
  const operation = call?.[2] === undefined ? undefined : operations[call[2]];
  if (!call?.[1] || !call[2] || !operation) return notAllowed();
  const query = call[3] ?? '';
  if (!queryText.test(query) || (query && operation === 'POST')) return notAllowed();
  return take({ kind: 'call', target: call[1], path: call[2], query }, method, [operation]);
}

function take(route: Route, method: string, methods: readonly string[]) {
  if (methods.includes(method)) return { ok: true, route } as const;
  const allow = methods.join(', ');
  const message = `This path takes ${allow} only.`;
  return { ok: false, failure: { cause: 'not-allowed', message, allow } } as const;
}

function notAllowed() {
  const message = 'The proxy has no such path. It passes on the calls of the API and nothing else.';
  return { ok: false, failure: { cause: 'not-allowed', message } } as const;
}

function refuse(message: string): { ok: false; failure: Failure } {
  return { ok: false, failure: { cause: 'guard', message } };
}

function sameHost(origin: string, host: string): boolean {
  const name = host.toLowerCase();
  return origin === `http://${name}` || origin === `https://${name}`;
}
