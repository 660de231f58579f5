import { expect, it } from 'vitest';
import { describeWithPostgres, openFreshPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { describeAccountUsage } from '#testing/stores/account-usage.conformance.ts';
import { oneProcess, twoProcesses } from '#testing/stores/two-processes.ts';
import { openDatabase } from '../database.ts';
import { openLibsqlAccountUsage } from './account-usage-libsql.ts';
import { openPostgresAccountUsage } from './account-usage-postgres.ts';

const account = { name: 'kept', allowance: null, usedBefore: 0, resetsOnStart: false };
const resetAccount = { ...account, name: 'reset', resetsOnStart: true };

describeAccountUsage('the usage of accounts in libsql', async () => {
  const database = openDatabase(':memory:');
  return oneProcess(openLibsqlAccountUsage(database), () => void database.close());
});

describeWithPostgres('PostgreSQL', () => {
  describeAccountUsage('the usage of accounts', () =>
    twoProcesses((postgres) => openPostgresAccountUsage(postgres, [])),
  );

  it('the start of a process resets the usage of only the accounts with resetsOnStart', async () => {
    const postgres = await openFreshPostgres();
    try {
      const usage = await openPostgresAccountUsage(postgres, [account, resetAccount]);
      for (const one of [account, resetAccount]) await usage.charge({ account: one, characters: 9 });
      const restarted = await openPostgresAccountUsage(postgres, [account, resetAccount]);
      expect(await restarted.used(account)).toBe(9);
      expect(await restarted.used(resetAccount)).toBe(0);
    } finally {
      await postgres.close();
    }
  });
});
