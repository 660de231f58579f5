import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, type Accounts, createAccounts } from '../accounts.ts';
import { messageOf } from '../error-message.ts';
import {
  createDirectLongChanges,
  createLongChanges,
  type LongChanges,
} from '../long-changes/long-changes.ts';
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts';
import { migrate } from '../postgres/migrate.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { InvalidSetting } from '../settings.ts';
import { createLibsqlJobData } from '../stored-data/job-data-libsql.ts';
import { createPostgresJobData } from '../stored-data/job-data-postgres.ts';
import type { JobData, TextData } from '../stored-data/stored-data.ts';
import { createLibsqlTextData } from '../stored-data/text-data-libsql.ts';
import { createPostgresTextData } from '../stored-data/text-data-postgres.ts';
import type { ExceptionStore } from '../transliteration/exceptions/exception-store.ts';
import {
  createLibsqlExceptionStore,
  type LibsqlExceptionStore,
} from '../transliteration/exceptions/exception-store-libsql.ts';
import { createPostgresExceptionStore } from '../transliteration/exceptions/exception-store-postgres.ts';
import type { WorkerRegistry } from '../workers/worker-registry.ts';
import { createPostgresWorkerRegistry } from '../workers/worker-registry-postgres.ts';
import { openAudioFolder } from './audio/audio-folder.ts';
import { createPostgresAudioStore } from './audio/audio-postgres.ts';
import type { AudioStore } from './audio/audio-store.ts';
import { type Database, openDatabase } from './database.ts';
import type { EngineChoice } from './engine-choice/engine-choice.ts';
import { createEngineChoice } from './engine-choice/engine-choice-memory.ts';
import { createPostgresEngineChoice } from './engine-choice/engine-choice-postgres.ts';
import type { ExplanationStore } from './explanations/explanation-store.ts';
import { createExplanationStore } from './explanations/explanation-store-memory.ts';
import {
  createPostgresExplanationStore,
  removeOldExplanations,
} from './explanations/explanation-store-postgres.ts';
import type { FaultQueue } from './faults/fault-queue.ts';
import { createFaultQueue } from './faults/fault-queue-memory.ts';
import { createPostgresFaultQueue } from './faults/fault-queue-postgres.ts';
import type { JobQueue } from './job-queue.ts';
import { createLibsqlJobQueue } from './job-queue-libsql.ts';
import { createPostgresJobQueue } from './job-queue-postgres.ts';
import type { EntryStore } from './lookup/entry-store.ts';
import { createLibsqlEntryStore, type LibsqlEntryStore } from './lookup/entry-store-libsql.ts';
import { createPostgresEntryStore } from './lookup/entry-store-postgres.ts';
import { type LookupDatabase, openLookupDatabase, removeOldLookupTables } from './lookup/lookup-database.ts';
import type { LookupStore } from './lookup-store.ts';
import { createLibsqlLookupStore } from './lookup-store-libsql.ts';
import { createPostgresLookupStore } from './lookup-store-postgres.ts';
import { type LibsqlAccountUsage, openLibsqlAccountUsage } from './usage/account-usage-libsql.ts';
import { openPostgresAccountUsage } from './usage/account-usage-postgres.ts';

/** What a service without a shared database keeps in memory. */
export interface MemoryStores {
  readonly faults: FaultQueue;
  readonly explanations: ExplanationStore;
  readonly engineChoice: EngineChoice;
}

export const createMemoryStores = (): MemoryStores => ({
  faults: createFaultQueue(),
  explanations: createExplanationStore(),
  engineChoice: createEngineChoice(),
});

/** Everything that the service keeps, in the embedded databases or in PostgreSQL. */
export interface Stores extends MemoryStores {
  readonly jobs: JobQueue;
  /** Audio that several processes share; absent if the process keeps it in its own folder. */
  readonly audio?: AudioStore;
  readonly accounts: Accounts;
  readonly lookup: LookupStore;
  readonly entries: EntryStore;
  readonly exceptions: ExceptionStore;
  readonly longChanges: LongChanges;
  /** The processes that take jobs; absent if there is only one. */
  readonly workers?: WorkerRegistry;
  readonly jobData: JobData;
  readonly textData: TextData;
  /** Whether the stores can be read and written now. */
  isAvailable(): Promise<boolean>;
  close(): Promise<void>;
}

/** The stores of a single process, and their databases. */
export interface EmbeddedStores extends Stores {
  readonly database: Database;
  readonly lookupDatabase: LookupDatabase;
  readonly entries: LibsqlEntryStore;
  readonly exceptions: LibsqlExceptionStore;
  readonly usage: LibsqlAccountUsage;
}

export interface StoreOptions {
  /** A writable folder; undefined keeps everything in memory. */
  readonly dataDir: string | undefined;
  readonly accounts: readonly Account[];
  /** Created by the caller, so that what is in memory survives when the stores move to the disk. */
  readonly memory: MemoryStores;
}

/** Opens the embedded databases in the data folder, or in memory. */
export function openEmbeddedStores({ dataDir, accounts, memory }: StoreOptions): EmbeddedStores {
  const fileOf = (name: string) => (dataDir === undefined ? ':memory:' : join(dataDir, name));
  const database = openDatabase(fileOf('service.db'));
  let lookupDatabase: LookupDatabase | undefined;
  try {
    removeOldLookupTables(database);
    lookupDatabase = openLookupDatabase(fileOf('lookup.db'));
    const entries = createLibsqlEntryStore(lookupDatabase);
    const exceptions = createLibsqlExceptionStore(lookupDatabase);
    const usage = openLibsqlAccountUsage(database);
    return {
      ...memory,
      ...{ database, lookupDatabase, usage, entries, exceptions },
      jobs: createLibsqlJobQueue(database, Date.now, usage),
      accounts: createAccounts(usage, accounts),
      lookup: createLibsqlLookupStore(lookupDatabase),
      longChanges: createLongChanges(lookupDatabase, { entries, exceptions }),
      jobData: createLibsqlJobData(database),
      textData: createLibsqlTextData(lookupDatabase),
      isAvailable: async () => true,
      close: () => closeDatabases(database, lookupDatabase),
    };
  } catch (error) {
    void closeDatabases(database, lookupDatabase);
    throw error;
  }
}

async function closeDatabases(database: Database, lookupDatabase: LookupDatabase | undefined): Promise<void> {
  await lookupDatabase?.close();
  database.close();
}

export interface PostgresStoreOptions extends Pick<StoreOptions, 'accounts'> {
  /** The address of the database: `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** A folder that all processes see, for the audio of jobs; undefined: the database keeps it. */
  readonly blobDir: string | undefined;
  readonly log: (message: string) => void;
}

/**
 * Opens the stores in PostgreSQL, and brings the database up to date. Waits for a database that does not answer yet.
 *
 * @throws `InvalidSetting` if the database refuses the address, or belongs to a newer version of the service.
 */
export async function openPostgresStores(options: PostgresStoreOptions): Promise<Stores> {
  const { url, blobDir, accounts, log } = options;
  await migrateOnceAvailable(url, log);
  const postgres = await openPostgres({ url, log });
  try {
    const usage = await openPostgresAccountUsage(postgres, accounts);
    const entries = createPostgresEntryStore(postgres);
    const exceptions = createPostgresExceptionStore(postgres);
    // If the database is unavailable, old explanations are removed after the next interval.
    const clean = () => removeOldExplanations(postgres).catch(() => {});
    const cleaning = setInterval(clean, cleaningMilliseconds).unref();
    return {
      jobs: createPostgresJobQueue(postgres),
      workers: createPostgresWorkerRegistry(postgres),
      audio:
        blobDir === undefined
          ? createPostgresAudioStore(postgres)
          : await openAudioFolder(join(blobDir, 'audio')),
      accounts: createAccounts(usage, accounts),
      faults: createPostgresFaultQueue(postgres),
      explanations: createPostgresExplanationStore(postgres),
      engineChoice: createPostgresEngineChoice(postgres),
      ...{ entries, exceptions },
      lookup: createPostgresLookupStore(postgres),
      longChanges: createDirectLongChanges({ entries, exceptions }),
      jobData: createPostgresJobData(postgres),
      textData: createPostgresTextData(postgres),
      isAvailable: postgres.isAvailable,
      async close() {
        clearInterval(cleaning);
        await postgres.close();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

const retryMilliseconds = 1_000;
const cleaningMilliseconds = 300_000;
/** Codes of PostgreSQL for a wrong user, password or database. */
const refusedCodes = /^(?:28\w{3}|3D000)$/;

async function migrateOnceAvailable(url: string, log: (message: string) => void): Promise<void> {
  const postgres = await openPostgres({ url, log, connections: 1, cancelAfter: 0 });
  try {
    for (let waiting = false; ; waiting = true) {
      try {
        await migrate(postgres);
        if (waiting) log('The database answers.');
        return;
      } catch (error) {
        if (error instanceof Error && 'code' in error && refusedCodes.test(String(error.code))) {
          throw new InvalidSetting('DATABASE_URL', error.message);
        }
        if (!(error instanceof DatabaseUnavailable)) throw error;
        if (!waiting)
          log(`The database does not answer, the service waits for it: ${messageOf(error.cause)}`);
        await pause(retryMilliseconds);
      }
    }
  } finally {
    await postgres.close();
  }
}
