import { describe, expect, it } from 'vitest';
import type { AppName } from '#contract/credentials.ts';
import { accountRefusal, createAccounts, demoAccounts } from './accounts.ts';
import { type Database, openDatabase } from './store/database.ts';
import { openLibsqlAccountUsage } from './store/usage/account-usage-libsql.ts';

const functions: readonly AppName[] = ['localization', 'transliteration', 'stt_batch', 'tts'];

const accountsOn = (database: Database) => createAccounts(openLibsqlAccountUsage(database));

function accountNamed(name: string) {
  const found = demoAccounts.find((account) => account.name === name);
  if (!found) throw new Error(`no account ${name}`);
  return found;
}

describe('the demo accounts', () => {
  it.each([
    ['no-translation', 'localization'],
    ['no-transliteration', 'transliteration'],
    ['no-speech-to-text', 'stt_batch'],
    ['no-text-to-speech', 'tts'],
  ] as const)('%s may use every function but one', async (name, lacking) => {
    const accounts = accountsOn(openDatabase(':memory:'));
    for (const one of functions) {
      const refusal = one === lacking ? 'unauthorized-api' : undefined;
      expect(await accountRefusal(accounts, accountNamed(name), one)).toBe(refusal);
    }
  });

  it('the allowance of small-allowance is used up by a few calls, until the service starts again', async () => {
    const database = openDatabase(':memory:');
    const accounts = accountsOn(database);
    const account = accountNamed('small-allowance');
    const call = async () => {
      const refusal = await accountRefusal(accounts, account, 'localization');
      if (refusal === undefined)
        await accounts.charge(account, 'Thank you for your payment. It was received today.'.length);
      return refusal;
    };
    const refusals = [await call(), await call(), await call(), await call()];
    expect(refusals).toEqual([undefined, undefined, undefined, 'exhausted']);
    const usedBy = async (name: string, of = accounts) =>
      (await of.list()).find((one) => one.name === name)?.used;
    expect((await accounts.list()).find(({ name }) => name === account.name)).toMatchObject({
      used: 150,
      allowance: 150,
    });
    expect(await usedBy(account.name, accountsOn(database))).toBe(0);
  });

  it('usage survives a restart, except for the account with the small allowance', async () => {
    const database = openDatabase(':memory:');
    await accountsOn(database).charge(accountNamed('working'), 7);
    expect((await accountsOn(database).list())[0]).toMatchObject({ name: 'working', used: 7 });
  });
});
