import { describe, expect, it } from 'vitest';
import type { AppName } from '#contract/credentials.ts';
import { accountRefusal, demoAccounts, openAccounts } from './accounts.ts';
import { openDatabase } from './store/database.ts';

const functions: readonly AppName[] = ['localization', 'transliteration', 'stt_batch', 'tts'];

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
  ] as const)('%s may use every function but one', (name, lacking) => {
    const accounts = openAccounts(openDatabase(':memory:'));
    const refused = functions.filter(
      (one) => accountRefusal(accounts, accountNamed(name), one) !== undefined,
    );
    expect(refused).toEqual([lacking]);
    expect(accountRefusal(accounts, accountNamed(name), lacking)).toBe('unauthorized-api');
  });

  it('the allowance of small-allowance is used up by a few calls, until the service starts again', () => {
    const database = openDatabase(':memory:');
    const accounts = openAccounts(database);
    const account = accountNamed('small-allowance');
    const call = () => {
      const refusal = accountRefusal(accounts, account, 'localization');
      if (refusal === undefined)
        accounts.charge(account, 'Thank you for your payment. It was received today.'.length);
      return refusal;
    };
    expect([call(), call(), call(), call()]).toEqual([undefined, undefined, undefined, 'exhausted']);
    expect(accounts.list().find(({ name }) => name === account.name)).toMatchObject({
      used: 150,
      allowance: 150,
    });
    expect(openAccounts(database).used(account)).toBe(0);
  });

  it('usage survives a restart, except for the account with the small allowance', () => {
    const database = openDatabase(':memory:');
    openAccounts(database).charge(accountNamed('working'), 7);
    expect(openAccounts(database).used(accountNamed('working'))).toBe(7);
  });
});
