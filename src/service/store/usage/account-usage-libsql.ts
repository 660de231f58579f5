import * as z from 'zod/mini';
import { type Database, inTransaction, type Migrations, migrate } from '../database.ts';
import { diskProblemOf } from '../disk-full.ts';
import type { AccountUsage, Charge, ChargedAccount } from './account-usage.ts';

const migrations: Migrations = {
  name: 'accounts',
  statements: ['CREATE TABLE account_usage (account TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT'],
};

const UsageRow = z.object({ used: z.number() });

/** The usage of accounts in the embedded database, which answers at once. */
export interface LibsqlAccountUsage extends AccountUsage {
  used(account: ChargedAccount): number;
  charge(charge: Charge): boolean;
  /** Does `work` and charges the account, both or neither; neither, returning false, if the allowance is used up. */
  chargeWith(charge: Charge, work: () => void): boolean;
}

/** Opens the usage of accounts in the embedded database. */
export function openLibsqlAccountUsage(database: Database): LibsqlAccountUsage {
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
  const used = ({ name, usedBefore }: ChargedAccount) => {
    const row = read.get(name);
    return usedBefore + (row === undefined ? 0 : UsageRow.parse(row).used) + (unwritten.get(name) ?? 0);
  };
  const isUsedUp = (account: ChargedAccount) =>
    account.allowance !== null && used(account) >= account.allowance;
  const moreWith = ({ account, characters }: Charge) =>
    Math.max(0, Math.ceil(characters)) + (unwritten.get(account.name) ?? 0);
  return {
    used,
    charge(charge) {
      if (charge.characters <= 0) return true;
      const { account } = charge;
      if (isUsedUp(account)) return false;
      const more = moreWith(charge);
      if (account.resetsOnStart) {
        unwritten.set(account.name, more);
        return true;
      }
      try {
        add.run(account.name, more);
        unwritten.delete(account.name);
      } catch (error) {
        if (diskProblemOf(error) === undefined) throw error;
        unwritten.set(account.name, more);
      }
      return true;
    },
    chargeWith(charge, work) {
      const { account, characters } = charge;
      if (characters > 0 && isUsedUp(account)) return false;
      const more = moreWith(charge);
      if (account.resetsOnStart) {
        work();
        unwritten.set(account.name, more);
        return true;
      }
      inTransaction(database, () => {
        work();
        if (more > 0) add.run(account.name, more);
      });
      unwritten.delete(account.name);
      return true;
    },
  };
}
