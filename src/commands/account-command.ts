import { DatabaseUnavailable } from '#service/postgres/database-unavailable.ts';
import { InvalidSetting } from '#service/settings.ts';
import {
  type AccountData,
  type AccountStorage,
  openAccountStorage,
} from '#service/stored-data/open-account-storage.ts';

const usage = `npm run account -- show NAME             what is stored for an account
npm run account -- delete NAME           the same, and how to delete it
npm run account -- delete NAME --yes     deletes it; nothing brings it back`;

export interface AccountCommandOptions {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

/** Shows or deletes what is stored for one account. @returns the exit code. */
export async function runAccountCommand(
  args: readonly string[],
  { dataDir, env, print }: AccountCommandOptions,
): Promise<number> {
  const [action, name, confirmation, ...more] = args;
  const isKnown = action === 'show' ? confirmation === undefined : action === 'delete';
  if (!isKnown || !name || name.startsWith('-') || more.length > 0 || (confirmation ?? '--yes') !== '--yes') {
    print(usage);
    return action === undefined || action === '--help' ? 0 : 1;
  }
  const storage = await openAccountStorage({ dataDir, env, log: print }).catch((error: unknown) => {
    if (!(error instanceof InvalidSetting || error instanceof DatabaseUnavailable)) throw error;
    return error;
  });
  if (storage instanceof Error) {
    print(storage.message);
    return 1;
  }
  if (!storage) {
    print(`There is no database in ${dataDir}: set DATA_DIR to the data folder of the service.`);
    return 1;
  }
  try {
    return await runOn(storage, name, {
      isDeleting: action === 'delete',
      isSure: confirmation === '--yes',
      print,
    });
  } finally {
    await storage.close();
  }
}

async function runOn(
  storage: AccountStorage,
  name: string,
  { isDeleting, isSure, print }: { isDeleting: boolean; isSure: boolean; print: (line: string) => void },
): Promise<number> {
  const stored = await storage.read(name);
  if (Object.values(stored).every((count) => count === 0)) {
    print(`Nothing is stored for the account “${name}”.`);
    if (!storage.accounts.includes(name)) print(`The accounts are ${storage.accounts.join(', ')}.`);
    return storage.accounts.includes(name) ? 0 : 1;
  }
  if (isDeleting && isSure) {
    print(`Deleted for the account “${name}”: ${describe(await storage.remove(name))}.`);
    return 0;
  }
  print(`Stored for the account “${name}”: ${describe(stored)}.`);
  if (isDeleting) print('Nothing was deleted. Repeat the command with --yes to delete it for good.');
  return 0;
}

function describe(data: AccountData): string {
  return [
    `${data.jobs} jobs with audio and results`,
    `${data.entries} lookup entries`,
    `${data.exceptions} exceptions of transliteration`,
    `${data.history} records in the history of changes`,
    `${data.usedCharacters} used characters`,
  ].join(', ');
}
