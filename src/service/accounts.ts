import * as z from 'zod/mini';
import type { AppName } from '#contract/credentials.ts';
import type { AccountRefusal } from '#contract/errors.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { DemoAccount } from '#contract/local/service.ts';
import { type Database, type Migrations, migrate } from './store/database.ts';
import { diskProblemOf } from './store/disk-full.ts';

/** One account of the local service. */
export interface Account {
  readonly name: string;
  readonly apiKey: string;
  readonly appId: string;
  /** What the account may not do, for display; empty when nothing is refused. */
  readonly refuses: string;
  readonly expired: boolean;
  /** Total characters the account may use; null means unlimited. */
  readonly allowance: number | null;
  /** Characters that count as used before the account's first call to this service. */
  readonly usedBefore: number;
  /** Whether its usage is reset when the service ends, so that the allowance can be used up again. */
  readonly resetsOnStart: boolean;
  readonly functions: readonly AppName[];
  /** The languages the account may use; null means all. */
  readonly languages: readonly LanguageCode[] | null;
}

const allFunctions: readonly AppName[] = ['localization', 'transliteration', 'stt_batch', 'tts'];

const demoAccount = (name: string, differs: Partial<Account>): Account => ({
  name,
  apiKey: `demo-key-${name}`,
  appId: `demo.${name}`,
  refuses: '',
  expired: false,
  allowance: null,
  usedBefore: 0,
  resetsOnStart: false,
  functions: allFunctions,
  languages: null,
  ...differs,
});

/** A demo account that may use every function but one. */
const accountWithout = (lacking: AppName, functionName: string): Account =>
  demoAccount(`no-${functionName}`, {
    functions: allFunctions.filter((name) => name !== lacking),
    refuses: `unauthorized to use this API (${functionName})`,
  });

/** Characters that the account `small-allowance` may use: two or three short requests. */
const smallAllowance = 150;

/** The demo accounts: one that works, and one for each refusal. Their credentials are public. */
export const demoAccounts: readonly Account[] = [
  demoAccount('working', {}),
  demoAccount('expired', { expired: true, refuses: 'API key expired' }),
  demoAccount('exhausted', { allowance: 10_000, usedBefore: 10_000, refuses: 'usage exhausted' }),
  demoAccount('small-allowance', {
    allowance: smallAllowance,
    resetsOnStart: true,
    refuses: `usage exhausted (after ${smallAllowance} characters)`,
  }),
  accountWithout('localization', 'translation'),
  accountWithout('transliteration', 'transliteration'),
  accountWithout('stt_batch', 'speech-to-text'),
  accountWithout('tts', 'text-to-speech'),
  demoAccount('hindi-english', {
    languages: ['hi', 'en'],
    refuses: 'unauthorized to use this src/tgt language (all but Hindi and English)',
  }),
];

const migrations: Migrations = {
  name: 'accounts',
  statements: ['CREATE TABLE account_usage (account TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT'],
};

const UsageRow = z.object({ used: z.number() });

/** Opens the accounts in a database, where their usage survives a restart. */
export function openAccounts(database: Database, all: readonly Account[] = demoAccounts) {
  migrate(database, migrations);
  const read = database.prepare('SELECT used FROM account_usage WHERE account = ?');
  const add = database.prepare(
    'INSERT INTO account_usage (account, used) VALUES (?, ?) ON CONFLICT (account) DO UPDATE SET used = used + excluded.used',
  );
  /**
   * Usage that is not stored: of accounts that are reset on start, or because the disk is full (an answer is sent
   * without waiting for disk space).
   */
  const unwritten = new Map<string, number>();
  const used = ({ name, usedBefore }: Account) => {
    const row = read.get(name);
    return usedBefore + (row === undefined ? 0 : UsageRow.parse(row).used) + (unwritten.get(name) ?? 0);
  };
  return {
    find: (apiKey: string | undefined, appId: string | undefined) =>
      all.find((candidate) => candidate.apiKey === apiKey && candidate.appId === appId),
    /** The number of characters that the account has used. */
    used,
    /** Adds characters to the usage of the account. */
    charge: ({ name, resetsOnStart }: Account, characters: number) => {
      const more = Math.ceil(characters) + (unwritten.get(name) ?? 0);
      if (more <= 0) return;
      if (resetsOnStart) {
        unwritten.set(name, more);
        return;
      }
      try {
        add.run(name, more);
        unwritten.delete(name);
      } catch (error) {
        if (diskProblemOf(error) === undefined) throw error;
        unwritten.set(name, more);
      }
    },
    list: (): DemoAccount[] =>
      all.map((one) => {
        const { name, apiKey, appId, refuses, allowance } = one;
        return { name, apiKey, appId, refuses, used: used(one), allowance };
      }),
  };
}

export type Accounts = ReturnType<typeof openAccounts>;

/** Why an item cannot belong to this account; undefined if the account exists, or the item belongs to all (null). */
export const unknownAccountProblem = (
  account: string | null,
  names: readonly string[],
): string | undefined =>
  account === null || names.includes(account) ? undefined : `account: no account “${account}”`;

/** Whether the account may use a language; `kok` and `kon` count as one language. */
export function mayUseLanguage({ languages }: Account, code: LanguageCode): boolean {
  if (languages === null) return true;
  const twin = code === 'kok' ? 'kon' : code === 'kon' ? 'kok' : code;
  return languages.includes(code) || languages.includes(twin);
}

/**
 * The first reason, in the documented order of checks, to refuse an account for a function; undefined when there is
 * none.
 */
export function accountRefusal(
  accounts: Accounts,
  found: Account | undefined,
  appName: AppName | undefined,
): AccountRefusal | undefined {
  if (!found) return 'invalid-credentials';
  if (found.expired) return 'expired';
  if (found.allowance !== null && accounts.used(found) >= found.allowance) return 'exhausted';
  if (!appName || !found.functions.includes(appName)) return 'unauthorized-api';
  return undefined;
}
