import * as z from 'zod/mini';
import { BaseUrl, CredentialText, reservedTargetNames } from '#contract/proxy/new-target.ts';
import { embeddedTarget, TargetName } from '#contract/proxy/targets.ts';
import { reachableHost } from '#servers/loopback.ts';

/** API key and app id of a call. */
export interface Credentials {
  readonly apiKey: string;
  readonly appId: string;
}

/**
 * A target as the proxy knows it. It never leaves the server: the list of a `TargetStore` is what the browser may see.
 */
export interface ProxyTarget {
  readonly name: string;
  readonly kind: 'embedded' | 'remote';
  /** Base URLs without a trailing slash. Only `embedded` can have several. */
  readonly addresses: readonly [URL, ...URL[]];
  readonly credentials?: Credentials;
  /** The token that the embedded service requires for calls of `/_local`. */
  readonly localToken?: string;
}

export type Targets = ReadonlyMap<string, ProxyTarget>;

/** The settings, or one sentence that names the variable to change. */
export type ParsedSettings<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export type Environment = Readonly<Record<string, string | undefined>>;

const targetFields = { BASE_URL: BaseUrl, API_KEY: CredentialText, APP_ID: CredentialText } as const;
type TargetField = keyof typeof targetFields;

const variablePattern = /^TARGET_([A-Za-z0-9_]+)_(BASE_URL|API_KEY|APP_ID)$/;

/**
 * Reads the remote targets `TARGET_<NAME>_BASE_URL`, `_API_KEY`, `_APP_ID` and adds `embedded`. `TARGET_EU_WEST_…` is
 * called `eu-west` in paths. An empty variable counts as absent.
 *
 * @param serviceUrls where the services of `embedded` are; by default one at `servicePort` of this machine
 */
export function readTargets(
  env: Environment,
  servicePort: number,
  serviceUrls: readonly URL[] = [],
): ParsedSettings<Targets> {
  const found = new Map<string, Map<TargetField, { key: string; value: string }>>();
  for (const [key, value] of Object.entries(env)) {
    const match = variablePattern.exec(key);
    if (!match || !value) continue;
    const name = targetOfVariable(key) ?? '';
    const field = z.enum(['BASE_URL', 'API_KEY', 'APP_ID']).parse(match[2]);
    if (!TargetName.safeParse(name).success)
      return problemWith(key, 'the part between TARGET_ and _BASE_URL must be the name of a target');
    if (reservedTargetNames.includes(name)) {
      return problemWith(key, `cannot be used: the name "${name}" is reserved`);
    }
    const checked = targetFields[field].safeParse(value);
    if (!checked.success) return problemWith(key, checked.error.issues[0]?.message ?? 'is not valid');
    const target = found.get(name) ?? new Map<TargetField, { key: string; value: string }>();
    target.set(field, { key, value });
    found.set(name, target);
  }

  const localToken = env.LOCAL_TOKEN || undefined;
  if (localToken !== undefined && !CredentialText.safeParse(localToken).success) {
    return problemWith('LOCAL_TOKEN', 'cannot be sent in a header');
  }
  const own = new URL(`http://${reachableHost(env.SERVICE_HOST || '127.0.0.1')}:${servicePort}`);
  const [first = own, ...others] = serviceUrls;
  const embedded: ProxyTarget = {
    name: embeddedTarget,
    kind: 'embedded',
    addresses: [first, ...others],
    ...(localToken !== undefined && { localToken }),
  };
  const targets = new Map<string, ProxyTarget>([[embeddedTarget, embedded]]);
  for (const name of [...found.keys()].sort()) {
    const prefix = variablePrefix(name);
    const [base, key, id] = (['BASE_URL', 'API_KEY', 'APP_ID'] as const).map((field) =>
      found.get(name)?.get(field),
    );
    if (!base)
      return problemWith(`${prefix}_BASE_URL`, 'is missing, although other settings of this target exist');
    if (Boolean(key) !== Boolean(id)) {
      return problemWith(
        `${prefix}_${key ? 'APP_ID' : 'API_KEY'}`,
        'is missing: key and app id belong together',
      );
    }
    targets.set(name, remoteTarget(name, base.value, key?.value, id?.value));
  }
  return { ok: true, value: targets };
}

/** A remote target; it has credentials only if key and app id are given. */
export function remoteTarget(name: string, address: string, apiKey?: string, appId?: string): ProxyTarget {
  const addresses = [addressOf(address)] as const;
  return { name, kind: 'remote', addresses, ...(apiKey && appId && { credentials: { apiKey, appId } }) };
}

/** Parses an address and removes the slashes at its end. */
export function addressOf(text: string): URL {
  const url = new URL(text);
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
}

/** The prefix of a target's variables: `TARGET_EU_WEST` for `eu-west`. */
export const variablePrefix = (name: string) => `TARGET_${name.toUpperCase().replaceAll('-', '_')}`;

/** The name of the target that a variable belongs to: `eu-west` for `TARGET_EU_WEST_API_KEY`. */
export function targetOfVariable(variable: string): string | undefined {
  return variablePattern.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');
}

function problemWith(key: string, problem: string): { ok: false; problem: string } {
  return { ok: false, problem: `${key} ${problem}.` };
}
