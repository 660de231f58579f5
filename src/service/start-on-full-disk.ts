import type { Account } from './accounts.ts';
import { stepsInTurns } from './in-turns.ts';
import type { SpeechToText } from './speech-to-text/speech-to-text.ts';
import type { Database } from './store/database.ts';
import { isDiskFull } from './store/disk-full.ts';
import type { LibsqlEntryStore } from './store/lookup/entry-store-libsql.ts';
import type { LookupDatabase } from './store/lookup/lookup-database.ts';
import type { LibsqlAccountUsage } from './store/usage/account-usage-libsql.ts';
import type { LibsqlExceptionStore } from './transliteration/exceptions/exception-store-libsql.ts';

/** The parts of the service that use the database, which is on the disk or in memory. */
export interface StorageParts {
  readonly database: Database;
  readonly lookupDatabase: Pick<LookupDatabase, 'close' | 'outside' | 'write'>;
  readonly speechToText: SpeechToText;
  readonly usage: LibsqlAccountUsage;
  readonly entries: LibsqlEntryStore;
  readonly exceptions: LibsqlExceptionStore;
  /** Makes these parts handle all requests from now on. */
  serve(): void;
}

export interface FullDiskDependencies {
  /** Opens the database on the disk. */
  onDisk(): Promise<StorageParts>;
  /** Opens a database in memory: everything works except jobs. */
  withoutDisk(): Promise<StorageParts>;
  /** Whether the disk has free space. */
  hasSpace(): boolean;
  readonly all: readonly Account[];
  log(message: string): void;
}

/** How often the free space is checked. */
const retryMilliseconds = 1_000;

/**
 * Starts the service even when the disk is full: it answers from memory and moves to the disk once there is space
 * again. People's changes in the meantime are carried over, and usage is charged to the accounts.
 *
 * @throws the error of opening if it has another cause than a full disk.
 */
export async function startOnFullDisk(dependencies: FullDiskDependencies) {
  const { onDisk, hasSpace, log } = dependencies;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let opening = Promise.resolve();
  let opened = await onDisk().catch(async (error: unknown) => {
    if (!isDiskFull(error) && hasSpace()) throw error;
    log('The disk of the data folder is full: uploads and jobs are answered with 999 until there is space.');
    tryLater();
    return dependencies.withoutDisk();
  });
  opened.serve();

  function tryLater(): void {
    timer = setTimeout(() => {
      opening = hasSpace() ? moveToDisk() : Promise.resolve(tryLater());
    }, retryMilliseconds);
  }

  async function moveToDisk(): Promise<void> {
    try {
      await moveTo(await onDisk());
      log('The disk of the data folder has space again: uploads and jobs continue.');
    } catch (error) {
      if (!isDiskFull(error)) log(`the data folder cannot be used: ${error}`);
      if (!closed) tryLater();
    }
  }

  async function moveTo(persistent: StorageParts): Promise<void> {
    const before = opened;
    let closedBefore: Promise<void> | undefined;
    try {
      // Queued together with people's changes: those waiting behind it are refused when the database closes.
      await before.lookupDatabase.outside(async () => {
        await persistent.lookupDatabase.write(async (signal) => {
          await stepsInTurns(persistent.entries.repeat(before.entries.past()), signal);
          await stepsInTurns(persistent.exceptions.repeat(before.exceptions.past()), signal);
        });
        opened = persistent;
        for (const account of dependencies.all) {
          const characters = before.usage.used(account) - account.usedBefore;
          // These calls have been answered already, so they are charged even beyond the allowance.
          persistent.usage.charge({ account: { ...account, allowance: null }, characters });
        }
        if (!closed) persistent.serve();
        closedBefore = closeParts(before);
      });
    } catch (error) {
      await closeParts(persistent);
      throw error;
    }
    await closedBefore;
  }

  return {
    /** Takes no more jobs; resolves when the running ones have ended. */
    drain: () => opened.speechToText.drain(),
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await opening;
      await closeParts(opened);
    },
  };
}

async function closeParts({ speechToText, lookupDatabase, database }: StorageParts): Promise<void> {
  await Promise.all([speechToText.close(), lookupDatabase.close()]);
  database.close();
}
