import http, { type Agent, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { DemoAccounts } from '#contract/local/service.ts';
import { bearer } from '#servers/bearer-token.ts';
import { readJson } from '#servers/read-json.ts';
import type { AddressPool } from './address-pool.ts';
import type { Credentials, ProxyTarget } from './targets.ts';

/** Maximum milliseconds to connect, and without a byte afterwards. */
interface Timeouts {
  readonly connect: number;
  readonly idle: number;
}

const maxAnswerBytes = 1024 * 1024;

/** Creates a look-up of the demo accounts of an embedded service by name. */
export function createAccounts(
  { localToken }: Pick<ProxyTarget, 'localToken'>,
  pool: AddressPool,
  agentOf: (address: URL) => Agent,
  timeouts: Timeouts,
) {
  const headers: Record<string, string> =
    localToken === undefined ? {} : { Authorization: bearer(localToken) };
  const readAt = (url: URL) => readAccounts(url, agentOf(url), timeouts, headers);
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
      loading ??= readFromOne(pool, readAt).finally(() => {
        loading = undefined;
      });
      accounts = await loading;
      return accounts.get(name);
    },
    /** Forgets all accounts: the service may have been restarted on another data folder. */
    forget() {
      accounts = new Map();
    },
  };
}

/** Reads the accounts from the first service that answers. */
async function readFromOne(
  pool: AddressPool,
  readAt: (url: URL) => Promise<Map<string, Credentials>>,
): Promise<Map<string, Credentials>> {
  const tried = new Set<URL>();
  let failure: unknown;
  for (let address = pool.next(tried); address; address = pool.next(tried)) {
    tried.add(address);
    try {
      return await readAt(new URL(`${address.href.replace(/\/$/, '')}/_local/accounts`));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function readAccounts(
  url: URL,
  agent: Agent,
  timeouts: Timeouts,
  headers: Readonly<Record<string, string>>,
): Promise<Map<string, Credentials>> {
  const { get } = url.protocol === 'https:' ? https : http;
  const request = get(url, { agent, headers, timeout: timeouts.idle });
  const giveUp = () => request.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' }));
  request.on('timeout', giveUp);
  request.on('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(giveUp, timeouts.connect);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const read = await readJson(response, maxAnswerBytes);
  const parsed = DemoAccounts.safeParse(read.ok ? read.value : undefined);
  if (!parsed.success)
    throw Object.assign(new Error('The list of accounts is invalid.'), { code: 'HPE_ACCOUNTS' });
  return new Map(parsed.data.map(({ name, apiKey, appId }) => [name, { apiKey, appId }]));
}
