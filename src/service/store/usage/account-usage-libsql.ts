import * as z from 'zod/mini';
import { type Database, type Migrations, migrate } from '../database.ts';
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
  return {
    used,
    charge({ account, characters }) {
      if (characters <= 0) return true;
      const { name, allowance, resetsOnStart } = account;
      if (allowance !== null && used(account) >= allowance) return false;
      const more = Math.ceil(characters) + (unwritten.get(name) ?? 0);
      if (resetsOnStart) {
        unwritten.set(name, more);
        return true;
      }
      try {
        add.run(name, more);
        unwritten.delete(name);
      } catch (error) {
        if (diskProblemOf(error) === undefined) throw error;
        unwritten.set(name, more);
      }
      return true;
    },
  };
}
