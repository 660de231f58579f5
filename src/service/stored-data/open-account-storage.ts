import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '../accounts.ts';
import { checkSchema } from '../postgres/migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { readSettings } from '../settings.ts';
import { createPostgresAudioStore } from '../store/audio/audio-postgres.ts';
import { createMemoryStores, openEmbeddedStores } from '../store/stores.ts';
import { createPostgresJobData } from './job-data-postgres.ts';
import type { AccountJobs, AccountTexts, JobData, TextData } from './stored-data.ts';
import { createPostgresTextData } from './text-data-postgres.ts';

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

/**
 * Opens what a service stores, without changing it; undefined if the data folder has no database.
 *
 * @throws `InvalidSetting`, also when the database in PostgreSQL is empty or of another version; `DatabaseUnavailable`
 */
export async function openAccountStorage(
  options: AccountStorageOptions,
): Promise<AccountStorage | undefined> {
  const { dataDir, env, log } = options;
  const { databaseUrl: url, blobDir } = readSettings(env);
  if (url === undefined && !existsSync(join(dataDir, 'service.db'))) return undefined;
  const { jobData, textData, removeAudio, close } =
    url === undefined ? openEmbedded(dataDir) : await openShared(url, { blobDir, log });
  return {
    accounts: demoAccounts.map(({ name }) => name),
    read: async (account) => ({ ...(await jobData.read(account)), ...(await textData.read(account)) }),
    async remove(account) {
      const { audio, ...jobs } = await jobData.remove(account);
      for (const name of audio) await removeAudio(name);
      return { ...jobs, ...(await textData.remove(account)) };
    },
    close,
  };
}

interface OpenedData {
  readonly jobData: JobData;
  readonly textData: TextData;
  removeAudio(name: string): Promise<void>;
  close(): Promise<void>;
}

const removeFile = (folder: string, name: string) => rm(join(folder, name), { force: true });

function openEmbedded(dataDir: string): OpenedData {
  // Opening the stores would otherwise reset the usage of accounts that start afresh with the service.
  const accounts = demoAccounts.map((account) => ({ ...account, resetsOnStart: false }));
  const stores = openEmbeddedStores({ dataDir, accounts, memory: createMemoryStores() });
  return { ...stores, removeAudio: (name) => removeFile(join(dataDir, 'audio', 'audio'), name) };
}

async function openShared(
  url: string,
  { blobDir, log }: { readonly blobDir: string | undefined; readonly log: (message: string) => void },
): Promise<OpenedData> {
  const postgres = await openPostgres({ url, log });
  try {
    await checkSchema(postgres);
  } catch (error) {
    await postgres.close();
    throw error;
  }
  return {
    jobData: createPostgresJobData(postgres),
    textData: createPostgresTextData(postgres),
    removeAudio:
      blobDir === undefined
        ? createPostgresAudioStore(postgres).remove
        : (name) => removeFile(join(blobDir, 'audio'), name),
    close: postgres.close,
  };
}
