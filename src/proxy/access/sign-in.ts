import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { credentialHeaders } from '#contract/credentials.ts';
import { requestHeaders } from '#contract/headers.ts';
import { accountHeader, consoleHeader } from '#contract/proxy/targets.ts';
import type { ParsedSettings } from '../targets/targets.ts';

type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Sign-in by a reverse proxy: it names the person in a header, which is believed only if the proxy itself sent it. */
export interface SignIn {
  /** Name of the header, in lower case. */
  readonly header: string;
  readonly trustedProxies: readonly AddressRange[];
}

/** Who sent a request, or why nobody can be named: one sentence without anything from the request. */
export type SignedIn =
  | { readonly ok: true; readonly person: string }
  | { readonly ok: false; readonly problem: string };

/** Headers with a meaning of their own; none of them can name a person. */
const otherHeaders = new Set(
  [
    ...requestHeaders,
    ...credentialHeaders,
    consoleHeader.name,
    accountHeader,
    ...['Host', 'Origin', 'Cookie', 'Connection', 'Content-Length', 'Content-Type', 'Transfer-Encoding'],
    ...['Accept', 'Accept-Encoding', 'Authorization', 'Expect', 'Forwarded', 'Upgrade', 'User-Agent', 'Via'],
  ].map((name) => name.toLowerCase()),
);

/** Headers in which proxies and browsers describe a request, not a person. */
const descriptiveHeaders = /^(?:x-forwarded-(?:for|host|port|proto|server)|x-real-ip|sec-.*)$/;

/**
 * Reads CONSOLE_AUTH_HEADER and CONSOLE_TRUSTED_PROXIES (addresses or ranges such as `10.0.0.0/8`, with commas between
 * them). The value is undefined if the reverse proxy signs nobody in.
 */
export function readSignIn(
  env: Readonly<Record<string, string | undefined>>,
): ParsedSettings<SignIn | undefined> {
  const header = (env.CONSOLE_AUTH_HEADER ?? '').trim().toLowerCase();
  const listed = (env.CONSOLE_TRUSTED_PROXIES ?? '').split(',').flatMap((text) => text.trim() || []);
  if (!header) {
    return listed.length === 0
      ? { ok: true, value: undefined }
      : problem('CONSOLE_AUTH_HEADER is missing, although CONSOLE_TRUSTED_PROXIES is set.');
  }
  if (!/^[a-z][a-z0-9-]*$/.test(header) || otherHeaders.has(header) || descriptiveHeaders.test(header)) {
    return problem(
      `CONSOLE_AUTH_HEADER must be the name of a header of its own, such as X-Remote-User, not "${header}".`,
    );
  }
  if (listed.length === 0) {
    return problem(
      'CONSOLE_TRUSTED_PROXIES is missing: it lists the addresses from which CONSOLE_AUTH_HEADER is believed.',
    );
  }
  const trustedProxies: AddressRange[] = [];
  for (const text of listed) {
    const range = readRange(text);
    if (!range) {
      return problem(
        `CONSOLE_TRUSTED_PROXIES must list IP addresses or ranges such as 10.0.0.0/8; "${text}" is neither.`,
      );
    }
    trustedProxies.push(range);
  }
  return { ok: true, value: { header, trustedProxies } };
}

function readRange(text: string): AddressRange | undefined {
  const whole = ipaddr.IPv4.isValidFourPartDecimal(text) ? `${text}/32` : text;
  const range = whole.includes('/') || !ipaddr.IPv6.isValid(whole) ? whole : `${whole}/128`;
  if (/^[\d.]+\//.test(range) && !ipaddr.IPv4.isValidCIDRFourPartDecimal(range)) return undefined;
  if (!ipaddr.isValidCIDR(range)) return undefined;
  const [address, bits] = ipaddr.parseCIDR(range);
  // A range of all addresses would trust everybody. A range of IPv4-mapped addresses would never match, because client
  // addresses are compared in their IPv4 form.
  if (bits === 0 || (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())) return undefined;
  return [address, bits];
}

const maxNameLength = 100;

/**
 * The person whom the reverse proxy has signed in. The address is that of the connection; `X-Forwarded-For` and its
 * like are never read, since anybody can write them.
 *
 * A name with a comma is refused: some proxies join a header of the client and their own in this way.
 */
export function readPerson(
  { header, trustedProxies }: SignIn,
  {
    socket,
    rawHeaders,
  }: Pick<IncomingMessage, 'rawHeaders'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
): SignedIn {
  if (!isTrusted(socket.remoteAddress, trustedProxies)) {
    return problem('The console answers only requests that come from its reverse proxy.');
  }
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === header);
  if (values.length === 0) return problem('The reverse proxy has not signed anybody in.');
  if (values.length > 1) return problem('The request names the signed-in person more than once.');
  const person = decodeName(values[0] ?? '');
  return person === undefined
    ? problem('The name of the signed-in person is empty, too long or contains a character that no name has.')
    : { ok: true, person };
}

function isTrusted(address: string | undefined, ranges: readonly AddressRange[]): boolean {
  // The library also reads `012.1.2.3` and `::10.1.2.3` as IPv4 addresses.
  if (address === undefined || isIP(address) === 0 || /^::\d+\./.test(address)) return false;
  const client = ipaddr.process(address);
  return ranges.some(([range, bits]) => {
    if (client instanceof ipaddr.IPv4) return range instanceof ipaddr.IPv4 && client.match(range, bits);
    return range instanceof ipaddr.IPv6 && client.match(range, bits);
  });
}

/**
 * Decodes a name that Node has read as Latin-1: as UTF-8 if it is valid, as most proxies write it. Undefined if it is
 * not a name.
 */
function decodeName(value: string): string | undefined {
  const bytes = Buffer.from(value, 'latin1');
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    name = value.trim();
  }
  // Control characters, invisible format characters and line separators could disguise a name in the page or the log.
  const isName =
    name !== '' && name.length <= maxNameLength && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs},]/u.test(name);
  return isName ? name : undefined;
}

const problem = (text: string) => ({ ok: false, problem: text }) as const;
