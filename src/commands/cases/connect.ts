import { localCallsTo } from '#client/local/local-calls.ts';
import type { Target } from '#client/target.ts';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { readSettings } from '#proxy/settings.ts';
import type { ProxyTarget } from '#proxy/targets/targets.ts';
import { bearer } from '#servers/bearer-token.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Connects cases to targets with the keys of the environment. */
export interface Connector {
  connect(
    target: string | undefined,
    account: string | undefined,
  ): Promise<Target | { readonly problem: string } | { readonly missing: string }>;
  /** The keys and app ids that were used, to mask them in reports. */
  readonly secrets: string[];
}

const withCredentials = (name: string, baseUrl: string, apiKey: string, appId: string): Target => ({
  name,
  baseUrl: baseUrl.replace(/\/+$/, ''),
  headers: { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId },
});

/**
 * Finds targets by name or URL: `embedded`, and those of the variables `TARGET_…`, as in the proxy. A URL may be that
 * of a configured target or of a local service with demo accounts; any other is called with `CASES_API_KEY` and
 * `CASES_APP_ID`.
 */
export function createConnector(
  env: Environment,
  runTarget: string,
  runAccount: string | undefined,
): Connector {
  const settings = readSettings(env);
  const secrets: string[] = [];
  const open = async (name: string, account: string | undefined) => {
    if (!settings.ok) return { problem: settings.problem };
    const configured = find([...settings.value.targets.values()], name);
    const isUrl = /^https?:\/\//.test(name);
    if (!configured && !isUrl) {
      return {
        problem: `There is no target “${name}”: set TARGET_${variable(name)}_BASE_URL, or give its URL.`,
      };
    }
    const url = configured ? configured.addresses[0].href : name;
    if (!URL.canParse(url)) return { problem: `${name} is not an address.` };
    if (configured?.credentials) {
      if (account !== undefined) return { missing: `the target ${name} has no demo accounts` };
      const { apiKey, appId } = configured.credentials;
      return withCredentials(configured.name, url, apiKey, appId);
    }
    const isLocal = configured?.kind === 'embedded' || (isUrl && isLoopback(url));
    const token: Target['headers'] =
      isLocal && env.LOCAL_TOKEN ? { Authorization: bearer(env.LOCAL_TOKEN) } : {};
    const listed = isLocal ? await localCallsTo(bare(name, url, token)).accounts() : undefined;
    if (listed?.kind === 'ok') {
      const wanted = account ?? defaultAccount;
      const found = listed.data.find((one) => one.name === wanted);
      if (!found) return { missing: `the target has no demo account “${wanted}”` };
      const target = withCredentials(configured?.name ?? name, url, found.apiKey, found.appId);
      return { ...target, headers: { ...target.headers, ...token } };
    }
    if (listed?.kind === 'unexpected' && listed.exchange?.response?.status === 401) {
      return { problem: `The service at ${url} requires a token: set LOCAL_TOKEN.` };
    }
    if (configured?.kind === 'embedded') return { problem: `The service at ${url} does not answer.` };
    if (account !== undefined && isUrl) return { missing: `the target ${name} has no demo accounts` };
    const { CASES_API_KEY: apiKey, CASES_APP_ID: appId } = env;
    if (apiKey && appId) return withCredentials(name, url, apiKey, appId);
    return listed
      ? { problem: `The service at ${url} does not answer.` }
      : { problem: `There are no keys for ${name}: set CASES_API_KEY and CASES_APP_ID.` };
  };
  return {
    secrets,
    async connect(target, account) {
      const found = await open(target ?? runTarget, account ?? runAccount);
      if ('headers' in found) secrets.push(...Object.values(found.headers));
      return found;
    },
  };
}

function find(targets: readonly ProxyTarget[], name: string): ProxyTarget | undefined {
  const plain = (url: string) => url.replace(/\/+$/, '');
  return targets.find(
    ({ name: one, addresses }) => one === name || addresses.some(({ href }) => plain(href) === plain(name)),
  );
}

const bare = (name: string, url: string, headers: Target['headers']): Target => ({
  name,
  baseUrl: url.replace(/\/+$/, ''),
  headers,
});
const variable = (name: string) => name.toUpperCase().replaceAll('-', '_');
const isLoopback = (url: string) => /^(127\.|localhost$|\[::1\]$)/.test(new URL(url).hostname);

/** Whether a target is the embedded service, which is started if it does not answer. */
export const isEmbedded = (target: string): boolean => target === embeddedTarget;
