import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRequestId } from '#contract/headers.ts';
import { operations } from '#contract/operations.ts';
import { consoleHeader, embeddedTarget } from '#contract/proxy/targets.ts';
import { isLoopbackHost } from '#servers/loopback.ts';
import type { Failure } from '../failure.ts';
import { chooseRequestHeaders } from '../forwarded-headers.ts';

/** Where an accepted request goes. `path` begins with a slash, `query` with a question mark or is empty. */
export type Route =
  /** `remove`: the name of the target to remove. */
  | { readonly kind: 'targets'; readonly remove?: string }
  | {
      readonly kind: 'call' | 'local';
      readonly target: string;
      readonly path: string;
      readonly query: string;
    };

/** An accepted request: its route, and the headers to forward. */
export interface AcceptedRequest {
  readonly ok: true;
  readonly route: Route;
  /** Headers for the target, spelled as in the specification. Never the proxy's own and never credentials. */
  readonly headers: Record<string, string>;
  /** Credentials typed for the session. If either of the two is present, the target's own are not used. */
  readonly session: Record<string, string> | undefined;
  readonly account: string | undefined;
  /** The id that the page sent, or a new one. */
  readonly requestId: string;
}
export type Verdict = AcceptedRequest | { readonly ok: false; readonly failure: Failure };

/** The method of each path of the API. */
const methodByPath = new Map<string, 'GET' | 'POST'>(
  Object.values(operations).map(({ path, method }) => [path, method]),
);
const targetsPath = '/api/targets';
const removedTargetPath = /^\/api\/targets\/([a-z0-9-]{1,40})$/;
const callPath = /^\/api\/([a-z0-9-]{1,40})(\/[a-z]*)(\?.*)?$/;
const localPath = /^\/api\/embedded(\/_local(?:\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+)(\?.*)?$/;
/**
 * Path of the translation engine, which cannot be changed where the targets are fixed: whoever chooses an engine
 * receives the texts of others, as whoever adds a target does.
 */
const translationEnginePath = '/_local/translation-engine';
const queryPattern = /^[\w.~!$'()*,;:@/?&=+%-]*$/;

/** True for a Host that is this machine or one of the names configured for a reverse proxy. */
export function isHostAllowed(host: string | undefined, configured: readonly string[]): boolean {
  if (host === undefined) return false;
  return isLoopbackHost(host) || configured.includes(host.toLowerCase());
}

/** True when the proxy answers requests to this path, even if only with a refusal. */
export function isProxyPath(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
}

/**
 * Decides whether a request is one of the console's own. Everything that a page of another origin, a rebound host name
 * or a hand-written request could vary is checked, and only named headers are forwarded.
 *
 * @param targetsAreFixed whether targets can be neither added nor removed, and the translation engine cannot be changed
 */
export function judgeRequest(
  request: IncomingMessage,
  hosts: readonly string[],
  targetsAreFixed = false,
): Verdict {
  const chosen = chooseRequestHeaders(request.rawHeaders);
  if ('problem' in chosen) return refuse(chosen.problem);
  const { forwarded, session, own } = chosen;
  if (!isHostAllowed(own.host, hosts))
    return refuse('The Host header of the request is not a host name of this console.');
  if (own.console !== consoleHeader.value) return refuse(`The header ${consoleHeader.name} is missing.`);
  if (own.origin !== undefined && !sameHost(own.origin, own.host ?? '')) {
    return refuse('The request comes from a page of another origin.');
  }
  if (own.site !== undefined && own.site !== 'same-origin') {
    return refuse('The request comes from another site.');
  }
  if (request.headers.upgrade !== undefined) return refuse('The connection cannot be upgraded.');
  if (request.method === 'GET' && hasBody(request)) return refuse('A GET request must not have a body.');

  const found = findRoute(request.method ?? '', request.url ?? '');
  if (!found.ok) return found;
  if (found.route.kind === 'targets' && request.method !== 'GET') {
    if (targetsAreFixed)
      return refuse(
        'The targets of this console can be changed only in the settings with which it is started.',
      );
    if (!isLoopbackHost(own.host ?? '')) {
      return refuse('Targets are changed only on the machine of the console, not through a reverse proxy.');
    }
  }
  if (
    targetsAreFixed &&
    request.method !== 'GET' &&
    found.route.kind === 'local' &&
    found.route.path.startsWith(translationEnginePath)
  ) {
    return refuse(
      'The translation engine can be changed only in the settings with which the service is started.',
    );
  }
  const requestId = isRequestId(own.requestId) ? own.requestId : randomUUID();
  return { ok: true, route: found.route, headers: forwarded, session, account: own.account, requestId };
}

/** True when the headers announce a body. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function findRoute(
  method: string,
  url: string,
): { ok: true; route: Route } | { ok: false; failure: Failure } {
  if (url === targetsPath) return checkMethod({ kind: 'targets' }, method, ['GET', 'POST']);
  const remove = removedTargetPath.exec(url)?.[1];
  if (remove) return checkMethod({ kind: 'targets', remove }, method, ['DELETE']);
  const local = localPath.exec(url);
  if (local?.[1]) {
    const query = local[2] ?? '';
    if (!queryPattern.test(query)) return notAllowed();
    const route = { kind: 'local', target: embeddedTarget, path: local[1], query } as const;
    return checkMethod(route, method, ['GET', 'POST', 'PUT', 'DELETE']);
  }
  const call = callPath.exec(url);
  const allowed = methodByPath.get(call?.[2] ?? '');
  if (!call?.[1] || !call[2] || !allowed) return notAllowed();
  const query = call[3] ?? '';
  if (!queryPattern.test(query) || (query && allowed === 'POST')) return notAllowed();
  return checkMethod({ kind: 'call', target: call[1], path: call[2], query }, method, [allowed]);
}

function checkMethod(route: Route, method: string, methods: readonly string[]) {
  if (methods.includes(method)) return { ok: true, route } as const;
  const allow = methods.join(', ');
  const message = `This path accepts only ${allow}.`;
  return { ok: false, failure: { cause: 'not-allowed', message, allow } } as const;
}

function notAllowed() {
  const message = 'The proxy has no such path. It forwards only calls of the API.';
  return { ok: false, failure: { cause: 'not-allowed', message } } as const;
}

function refuse(message: string): { ok: false; failure: Failure } {
  return { ok: false, failure: { cause: 'guard', message } };
}

function sameHost(origin: string, host: string): boolean {
  const name = host.toLowerCase();
  return origin === `http://${name}` || origin === `https://${name}`;
}
