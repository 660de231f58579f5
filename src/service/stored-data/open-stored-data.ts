import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts } from '../accounts.ts';
import { openDatabase } from '../store/database.ts';
import { createLibsqlJobQueue } from '../store/job-queue-libsql.ts';
import { createLibsqlEntryStore } from '../store/lookup/entry-store-libsql.ts';
import { openLookupDatabase } from '../store/lookup/lookup-database.ts';
import { openLibsqlAccountUsage } from '../store/usage/account-usage-libsql.ts';
import { createLibsqlExceptionStore } from '../transliteration/exceptions/exception-store-libsql.ts';
import type { AccountData } from './stored-data.ts';
import { createLibsqlStoredData } from './stored-data-libsql.ts';

/** What is stored for accounts, opened beside a service that may be running. */
export interface AccountStorage {
  readonly accounts: readonly string[];
  read(account: string): Promise<AccountData>;
  /** Removes everything that is stored for the account, and its audio. */
  remove(account: string): Promise<AccountData>;
  close(): Promise<void>;
}

/** Opens the databases of a data folder; undefined if there are none. */
export function openEmbeddedStorage(dataDir: string): AccountStorage | undefined {
  if (!existsSync(join(dataDir, 'service.db'))) return undefined;
  const database = openDatabase(join(dataDir, 'service.db'));
  const lookup = openLookupDatabase(join(dataDir, 'lookup.db'));
  // Each creates the tables that an older version lacks.
  createLibsqlJobQueue(database);
  openLibsqlAccountUsage(database);
  createLibsqlEntryStore(lookup);
  createLibsqlExceptionStore(lookup);
  const data = createLibsqlStoredData(database, lookup);
  return {
    accounts: demoAccounts.map(({ name }) => name),
    read: data.accountData,
    async remove(account) {
      const { audio, ...removed } = await data.removeAccountData(account);
      for (const name of audio) await rm(join(dataDir, 'audio', 'audio', name), { force: true });
      return removed;
    },
    async close() {
      await lookup.close();
      database.close();
    },
  };
}
