import type { IncomingMessage } from 'node:http';
import { credentialHeaders } from '#contract/credentials.ts';
import { requestHeaders, requestIdHeader } from '#contract/headers.ts';
import { passedHeaders } from '#contract/proxy/target-call.ts';
import { accountHeader, consoleHeader } from '#contract/proxy/targets.ts';
import type { Mask } from './mask-credentials.ts';
import { dataHeaders } from './security-headers.ts';

/** The headers of a request that the proxy reads or forwards; all others are dropped. */
export interface ChosenHeaders {
  /** Headers for the target, spelled as in the specification. Never the proxy's own and never credentials. */
  readonly forwarded: Record<string, string>;
  /** Credentials typed for the session; undefined if there are none. */
  readonly session: Record<string, string> | undefined;
  /** Headers for the proxy itself; undefined where the request has none. */
  readonly own: Readonly<Partial<Record<OwnHeader, string>>>;
}

type OwnHeader = 'console' | 'account' | 'requestId' | 'host' | 'origin' | 'site';

/** Header names as the specification spells them, by their lower-case form. */
const namesByLowerCase = (names: readonly string[]) =>
  new Map(names.map((name) => [name.toLowerCase(), name]));
const forwardedNames = namesByLowerCase(requestHeaders);
const secretNames = namesByLowerCase(credentialHeaders);
const ownNames = new Map<string, OwnHeader>([
  [consoleHeader.name.toLowerCase(), 'console'],
  [accountHeader.toLowerCase(), 'account'],
  [requestIdHeader.toLowerCase(), 'requestId'],
  ['host', 'host'],
  ['origin', 'origin'],
  ['sec-fetch-site', 'site'],
]);
/**
 * Headers that decide where a message ends; none may occur twice. Node itself refuses most contradictions between them.
 */
const framingNames = new Set(['content-length', 'transfer-encoding', 'expect']);

const printablePattern = /^[\t -~\u0080-\u00ff]*$/;

/**
 * Chooses the headers of a request that are forwarded: the API's headers, and credentials typed for the session.
 *
 * @param rawHeaders alternating names and values, as Node reports them
 * @returns a problem if a header is repeated, misspelled or holds a control character
 */
export function chooseRequestHeaders(
  rawHeaders: readonly string[],
): ChosenHeaders | { readonly problem: string } {
  const forwarded: Record<string, string> = {};
  const own: Partial<Record<OwnHeader, string>> = {};
  let session: Record<string, string> | undefined;
  const seen = new Set<string>();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    const value = rawHeaders[at + 1] ?? '';
    const hyphenated = name.replaceAll('_', '-');
    const secretName = secretNames.get(hyphenated);
    if (secretName && name !== hyphenated)
      return { problem: 'A credential header must be spelled with hyphens.' };
    const forwardedName = forwardedNames.get(name);
    const ownName = ownNames.get(name);
    if (!secretName && !forwardedName && !ownName && !framingNames.has(name)) continue;
    if (seen.has(name)) return { problem: `The header ${name} must not be repeated.` };
    seen.add(name);
    if (!printablePattern.test(value)) return { problem: `The header ${name} contains a control character.` };
    if (secretName) session = { ...session, [secretName]: value };
    else if (forwardedName) forwarded[forwardedName] = value;
    else if (ownName) own[ownName] = value;
  }
  return { forwarded, session, own };
}

/** Response headers that are never searched for credentials: with a masked value, the answer could not be read. */
const unfilteredHeaders = ['content-length', 'content-encoding'];

/**
 * The headers with which a target's answer reaches the browser.
 *
 * @param mask removes the call's credentials from the answer's values
 */
export function chooseResponseHeaders(answer: IncomingMessage, mask: Mask): Record<string, string> {
  const headers: Record<string, string> = { ...dataHeaders, 'Cache-Control': 'no-store' };
  for (const name of passedHeaders) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers[name] = unfilteredHeaders.includes(name) ? value : mask(value);
  }
  return headers;
}
