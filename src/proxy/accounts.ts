import { type Agent, get } from 'node:http';
import { DemoAccounts } from '#contract/local.ts';
import type { Credentials } from './targets.ts';

/** The embedded service's demo accounts, known by name. */
export interface Accounts {
  /** Credentials that are already known, so that a call waits for nothing. */
  known(name: string): Credentials | undefined;
  /** Asks the service. Rejects with the error of the connection when the service cannot be asked. */
  load(name: string): Promise<Credentials | undefined>;
  /** Forgets everything: the service may have been started on another data folder. */
  forget(): void;
}

const answerLimit = 1024 * 1024;

/** Looks up demo accounts at an embedded service. */
export function createAccounts(baseUrl: URL, agent: Agent, timeout: number): Accounts {
  let accounts = new Map<string, Credentials>();
  let loading: Promise<Map<string, Credentials>> | undefined;
  return {
    known: (name) => accounts.get(name),
    async load(name) {
      loading ??= readAccounts(new URL('/_local/accounts', baseUrl), agent, timeout).finally(() => {
        loading = undefined;
      });
      accounts = await loading;
      return accounts.get(name);
    },
    forget() {
      accounts = new Map();
    },
  };
}

async function readAccounts(url: URL, agent: Agent, timeout: number): Promise<Map<string, Credentials>> {
  const text = await new Promise<string>((resolve, reject) => {
    const request = get(url, { agent, timeout }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > answerLimit) request.destroy(new Error('The list of accounts is too long.'));
      });
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    request.on('timeout', () =>
      request.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
    );
    request.on('error', reject);
  });
  const parsed = DemoAccounts.safeParse(parseJson(text));
  if (!parsed.success)
    throw Object.assign(new Error('The list of accounts is not valid.'), { code: 'HPE_ACCOUNTS' });
  return new Map(parsed.data.map(({ name, apiKey, appId }) => [name, { apiKey, appId }]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
