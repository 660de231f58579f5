import { type Agent, get, type IncomingMessage, type RequestOptions } from 'node:http';
import { DemoAccounts } from '#contract/local/service.ts';
import { bearer } from '#servers/bearer-token.ts';
import { readJson } from '#servers/read-json.ts';
import type { Credentials, ProxyTarget } from './targets.ts';

const maxAnswerBytes = 1024 * 1024;

/** Looks up demo accounts of an embedded service by name. */
export function createAccounts(
  { baseUrl, localToken }: Pick<ProxyTarget, 'baseUrl' | 'localToken'>,
  agent: Agent,
  timeout: number,
) {
  const headers = localToken === undefined ? {} : { Authorization: bearer(localToken) };
  let accounts = new Map<string, Credentials>();
  let loading: Promise<Map<string, Credentials>> | undefined;
  return {
    /** The credentials of an account, if they are loaded already. */
    known: (name: string) => accounts.get(name),
    /**
     * Loads the accounts from the service and returns the credentials of one. Rejects with the connection's error when
     * the service cannot be reached.
     */
    async load(name: string) {
      loading ??= readAccounts(new URL('/_local/accounts', baseUrl), { agent, timeout, headers }).finally(
        () => {
          loading = undefined;
        },
      );
      accounts = await loading;
      return accounts.get(name);
    },
    /** Forgets all accounts: the service may have been restarted on another data folder. */
    forget() {
      accounts = new Map();
    },
  };
}

async function readAccounts(url: URL, options: RequestOptions): Promise<Map<string, Credentials>> {
  const request = get(url, options);
  request.on('timeout', () => request.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const read = await readJson(response, maxAnswerBytes);
  const parsed = DemoAccounts.safeParse(read.ok ? read.value : undefined);
  if (!parsed.success)
    throw Object.assign(new Error('The list of accounts is invalid.'), { code: 'HPE_ACCOUNTS' });
  return new Map(parsed.data.map(({ name, apiKey, appId }) => [name, { apiKey, appId }]));
}
