import type { Account, Accounts } from './accounts.ts';
import type { SpeechToText } from './speech-to-text/speech-to-text.ts';
import type { Database } from './store/database.ts';
import { isDiskFull } from './store/disk-full.ts';

/** A service on one database. */
export interface Opened {
  readonly database: Database;
  readonly speechToText: SpeechToText;
  readonly accounts: Accounts;
  /** Begins to answer, in place of what answered before. */
  serve(): void;
}

export interface RoomDependencies {
  /** Opens what is kept on the disk. */
  onDisk(): Promise<Opened>;
  /** Opens what can be done without one: everything but jobs. */
  meanwhile(): Promise<Opened>;
  hasRoom(): boolean;
  readonly all: readonly Account[];
  log(message: string): void;
}

/** How often room is looked for. */
const retryMilliseconds = 1_000;

/**
 * Opens the service, also on a full disk: then it answers without one and takes up the disk by itself once there is
 * room. What accounts use until then is charged afterwards.
 *
 * @returns what closes the service again.
 * @throws what opening throws for any other reason.
 */
export async function openWhenThereIsRoom(dependencies: RoomDependencies): Promise<() => Promise<void>> {
  const { onDisk, hasRoom, log } = dependencies;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let opening = Promise.resolve();
  let opened = await onDisk().catch(async (error: unknown) => {
    if (!isDiskFull(error) && hasRoom()) throw error;
    log('The disk of the data folder is full: uploads and jobs are answered with 999 until there is room.');
    later();
    return dependencies.meanwhile();
  });
  opened.serve();

  function later(): void {
    timer = setTimeout(() => {
      opening = hasRoom() ? takeUp() : Promise.resolve(later());
    }, retryMilliseconds);
  }

  async function takeUp(): Promise<void> {
    try {
      const kept = await onDisk();
      const before = opened;
      opened = kept;
      if (closed) return;
      for (const account of dependencies.all) {
        kept.accounts.charge(account, before.accounts.used(account) - account.usedBefore);
      }
      kept.serve();
      await end(before);
      log('The disk of the data folder has room again: uploads and jobs go on.');
    } catch (error) {
      if (!isDiskFull(error)) log(`the data folder cannot be taken up: ${error}`);
      if (!closed) later();
    }
  }

  return async () => {
    closed = true;
    clearTimeout(timer);
    await opening;
    await end(opened);
  };
}

async function end({ speechToText, database }: Opened): Promise<void> {
  await speechToText.close();
  database.close();
}
