import type { Postgres } from '#service/postgres/open-postgres.ts';
import { createOneWriter, type Query } from '#service/store/lookup/postgres/one-writer.ts';
import type { AccountTexts, TextData } from './stored-data.ts';
import {
  countAgain,
  entryTable,
  exceptionTable,
  recordsOf,
  removeEmptyChanges,
  storedTexts,
  type TextTable,
} from './text-tables.ts';

const dialect = { account: '$1', accountBefore: `before::json ->> 'account'` };

/** Custom texts in PostgreSQL. */
export function createPostgresTextData(postgres: Postgres): TextData {
  const writeEntries = createOneWriter(postgres, 'lookup');
  const writeExceptions = createOneWriter(postgres, 'exceptions');
  const read = async (account: string): Promise<AccountTexts> => {
    const { rows } = await postgres.query<AccountTexts>('account-texts', storedTexts(dialect), [account]);
    return rows[0] ?? { entries: 0, exceptions: 0, history: 0 };
  };
  return {
    read,
    async remove(account) {
      const stored = await read(account);
      // Explanations quote texts without naming an account, so all of them are deleted. They would be kept for minutes
      // only.
      await postgres.query('account-remove-explanations', 'DELETE FROM explanations');
      await writeEntries((query) => removeTexts(query, entryTable, account));
      await writeExceptions((query) => removeTexts(query, exceptionTable, account));
      return stored;
    },
  };
}

async function removeTexts(query: Query, kind: TextTable, account: string): Promise<void> {
  const run = (text: string, values: readonly string[] = [account]) =>
    query(`account-remove-${kind.log}`, text, values);
  const records = recordsOf(kind, dialect);
  await run('CREATE TEMP TABLE forgotten_changes (change bigint PRIMARY KEY) ON COMMIT DROP', []);
  await run(
    `INSERT INTO forgotten_changes
     SELECT DISTINCT change FROM ${kind.log}_change_records WHERE record IN (${records})`,
  );
  await run(`DELETE FROM ${kind.log}_change_records WHERE record IN (${records})`);
  await run(countAgain(kind), []);
  await run(removeEmptyChanges(kind), []);
  await run(`DELETE FROM ${kind.table} WHERE account = $1`);
}
