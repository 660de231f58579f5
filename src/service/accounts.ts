import type { AppName } from '#contract/credentials.ts';
import type { AccountRefusal } from '#contract/errors.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { DemoAccount } from '#contract/local/service.ts';
import type { Awaitable } from './store/awaitable.ts';
import type { AccountUsage, ChargedAccount } from './store/usage/account-usage.ts';

/** One account of the local service. */
export interface Account extends ChargedAccount {
  readonly apiKey: string;
  readonly appId: string;
  /** What the account may not do, for display; empty when nothing is refused. */
  readonly refuses: string;
  readonly expired: boolean;
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

/** The accounts of the service, with their usage. */
export interface Accounts {
  find(apiKey: string | undefined, appId: string | undefined): Account | undefined;
  /** The account in whose name local routes make calls; undefined when there is none. */
  first(): Account | undefined;
  /** Whether the account has an allowance and has used it up. */
  isUsedUp(account: Account): Promise<boolean>;
  /** Adds characters to the usage of the account; false if its allowance was used up already. */
  charge(account: Account, characters: number): Awaitable<boolean>;
  /** The names of all accounts. */
  names(): readonly string[];
  list(): Promise<DemoAccount[]>;
}

/** The accounts on top of their stored usage. */
export function createAccounts(usage: AccountUsage, all: readonly Account[] = demoAccounts): Accounts {
  return {
    find: (apiKey, appId) =>
      all.find((candidate) => candidate.apiKey === apiKey && candidate.appId === appId),
    first: () => all[0],
    isUsedUp: async (account) =>
      account.allowance !== null && (await usage.used(account)) >= account.allowance,
    charge: (account, characters) => usage.charge({ account, characters }),
    names: () => all.map(({ name }) => name),
    list: () =>
      Promise.all(
        all.map(async (one) => {
          const { name, apiKey, appId, refuses, allowance } = one;
          return { name, apiKey, appId, refuses, used: await usage.used(one), allowance };
        }),
      ),
  };
}

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
export async function accountRefusal(
  accounts: Accounts,
  found: Account | undefined,
  appName: AppName | undefined,
): Promise<AccountRefusal | undefined> {
  if (!found) return 'invalid-credentials';
  if (found.expired) return 'expired';
  if (await accounts.isUsedUp(found)) return 'exhausted';
  if (!appName || !found.functions.includes(appName)) return 'unauthorized-api';
  return undefined;
}
