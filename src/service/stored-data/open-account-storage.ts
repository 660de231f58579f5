import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '../accounts.ts';
import { readSettings } from '../settings.ts';
import { createMemoryStores, openEmbeddedStores, openPostgresStores } from '../store/stores.ts';
import type { AccountJobs, AccountTexts } from './stored-data.ts';

export type AccountData = AccountJobs & AccountTexts;

/** What is stored for accounts, opened beside services that may be running. */
export interface AccountStorage {
  readonly accounts: readonly string[];
  read(account: string): Promise<AccountData>;
  /** Removes everything that is stored for the account. */
  remove(account: string): Promise<AccountData>;
  close(): Promise<void>;
}

export interface AccountStorageOptions {
  readonly dataDir: string;
  /** The settings of the service, of which `DATABASE_URL` chooses PostgreSQL. */
  readonly env: NodeJS.ProcessEnv;
  readonly log: (message: string) => void;
}

/** Opens what a service stores; undefined if the data folder has no database. @throws `InvalidSetting` */
export async function openAccountStorage(
  options: AccountStorageOptions,
): Promise<AccountStorage | undefined> {
  const { dataDir, env, log } = options;
  const { databaseUrl: url, blobDir } = readSettings(env);
  if (url === undefined && !existsSync(join(dataDir, 'service.db'))) return undefined;
  // What starts anew with the service is left as it is.
  const accounts = demoAccounts.map((account) => ({ ...account, resetsOnStart: false }));
  const stores =
    url === undefined
      ? openEmbeddedStores({ dataDir, accounts, memory: createMemoryStores() })
      : await openPostgresStores({ url, blobDir, accounts, log });
  const { jobData, textData } = stores;
  const ownFolder = { remove: (name: string) => rm(join(dataDir, 'audio', 'audio', name), { force: true }) };
  return {
    accounts: demoAccounts.map(({ name }) => name),
    read: async (account) => ({ ...(await jobData.read(account)), ...(await textData.read(account)) }),
    async remove(account) {
      const { audio, ...jobs } = await jobData.remove(account);
      for (const name of audio) await (stores.audio ?? ownFolder).remove(name);
      return { ...jobs, ...(await textData.remove(account)) };
    },
    close: stores.close,
  };
}
