import type { Postgres } from '../../postgres/open-postgres.ts';
import type { AccountUsage, Charge, ChargedAccount } from './account-usage.ts';

/**
 * Charges an account unless its allowance is used up. The update locks the row and checks the condition on its latest
 * version, so of two concurrent charges the second sees what the first has used.
 */
export const addUnlessUsedUp = `
  INSERT INTO account_usage AS usage (account, used)
  SELECT $1::text, $2::bigint WHERE $3::bigint IS NULL OR $3::bigint > 0
  ON CONFLICT (account) DO UPDATE SET used = usage.used + excluded.used
  WHERE $3::bigint IS NULL OR usage.used < $3::bigint
  RETURNING account`;

/** The parameters of `addUnlessUsedUp`: account, characters, and what the account may use from its first call on. */
export function valuesOfCharge({ account, characters }: Charge): readonly unknown[] {
  const { name, allowance, usedBefore } = account;
  return [name, Math.ceil(characters), allowance === null ? null : allowance - usedBefore];
}

/** The usage of accounts in PostgreSQL. Opening it resets the accounts that are reset on start. */
export async function openPostgresAccountUsage(
  { query }: Postgres,
  all: readonly ChargedAccount[],
): Promise<AccountUsage> {
  const reset = all.filter(({ resetsOnStart }) => resetsOnStart).map(({ name }) => name);
  if (reset.length > 0) {
    await query('reset-usage', 'DELETE FROM account_usage WHERE account = ANY($1)', [reset]);
  }
  return {
    async used({ name, usedBefore }) {
      const { rows } = await query<{ used: number }>(
        'read-usage',
        'SELECT used FROM account_usage WHERE account = $1',
        [name],
      );
      return usedBefore + (rows[0]?.used ?? 0);
    },
    async charge(charge) {
      if (charge.characters <= 0) return true;
      return (await query('charge-account', addUnlessUsedUp, valuesOfCharge(charge))).changed > 0;
    },
  };
}
