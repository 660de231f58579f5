import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountUsage, ChargedAccount } from '#service/store/usage/account-usage.ts';
import type { TwoViews } from './two-processes.ts';

const newAccount = (differs: Partial<ChargedAccount> = {}): ChargedAccount => ({
  name: randomUUID(),
  allowance: null,
  usedBefore: 0,
  resetsOnStart: false,
  ...differs,
});

/** The rules that the usage of accounts follows, whatever its database. */
export function describeAccountUsage(name: string, open: () => Promise<TwoViews<AccountUsage>>): void {
  describe(name, () => {
    let opened: TwoViews<AccountUsage>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const charge = (account: ChargedAccount, characters: number, usage = opened.first) =>
      usage.charge({ account, characters });

    it('adds up what each account uses, whichever process charges it', async () => {
      const [account, other] = [newAccount(), newAccount({ usedBefore: 5 })];
      expect(await opened.first.used(account)).toBe(0);
      expect(await charge(account, 7)).toBe(true);
      expect(await charge(account, 5, opened.second)).toBe(true);
      expect(await opened.second.used(account)).toBe(12);
      expect(await opened.first.used(other)).toBe(5);
    });

    it('rounds fractions of characters up, and charges nothing for zero', async () => {
      const account = newAccount();
      expect(await charge(account, 1.2)).toBe(true);
      expect(await charge(account, 0)).toBe(true);
      expect(await charge(account, -3)).toBe(true);
      expect(await opened.first.used(account)).toBe(2);
    });

    it('the last charge may exceed the allowance; the next one is refused and adds nothing', async () => {
      const account = newAccount({ allowance: 100, usedBefore: 40 });
      expect(await charge(account, 59)).toBe(true);
      expect(await charge(account, 30)).toBe(true);
      expect(await charge(account, 1, opened.second)).toBe(false);
      expect(await charge(account, 0)).toBe(true);
      expect(await opened.first.used(account)).toBe(129);
    });

    it('an account that has used up its allowance before its first call is never charged', async () => {
      const account = newAccount({ allowance: 10, usedBefore: 10 });
      expect(await charge(account, 1)).toBe(false);
      expect(await opened.first.used(account)).toBe(10);
    });

    it('simultaneous charges never spend the same characters', async () => {
      const account = newAccount({ allowance: 95 });
      const charged = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          charge(account, 10, index % 2 === 0 ? opened.first : opened.second),
        ),
      );
      expect(charged.filter(Boolean)).toHaveLength(10);
      expect(await opened.first.used(account)).toBe(100);
    });

    it('loses no charge of an account without an allowance when many are simultaneous', async () => {
      const account = newAccount();
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          charge(account, index, index % 2 === 0 ? opened.first : opened.second),
        ),
      );
      expect(await opened.second.used(account)).toBe(1770);
    });
  });
}
