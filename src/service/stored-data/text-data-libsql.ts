import * as z from 'zod/mini';
import { stepsInTurns } from '#service/in-turns.ts';
import { createCustomEntries } from '#service/store/lookup/entry-rows.ts';
import type { LookupDatabase } from '#service/store/lookup/lookup-database.ts';
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

const dialect = { account: ':account', accountBefore: `json_extract(before, '$.account')` };
const StoredRow = z.object({ entries: z.number(), exceptions: z.number(), history: z.number() });
const Numbers = z.array(z.number());

/** Custom texts in the embedded lookup database, whose tables exist. */
export function createLibsqlTextData({ reader, writer, write }: LookupDatabase): TextData {
  const custom = createCustomEntries(writer);
  const read = (account: string): AccountTexts =>
    StoredRow.parse(reader.prepare(storedTexts(dialect)).get({ account }));

  /** Removes the history of the account's records, and the changes that have no other records. */
  function* forgetHistory(kind: TextTable, account: string) {
    const run = (sql: string) => writer.prepare(sql).run({ account });
    const records = recordsOf(kind, dialect);
    writer.exec('CREATE TEMP TABLE forgotten_changes (change INTEGER PRIMARY KEY)');
    run(
      `INSERT OR IGNORE INTO forgotten_changes
       SELECT change FROM ${kind.log}_change_records WHERE record IN (${records})`,
    );
    yield;
    run(`DELETE FROM ${kind.log}_change_records WHERE record IN (${records})`);
    yield;
    for (const sql of [countAgain(kind), removeEmptyChanges(kind), 'DROP TABLE forgotten_changes']) {
      writer.exec(sql);
      yield;
    }
  }

  function* removeTexts(account: string) {
    const stored = read(account);
    yield* forgetHistory(entryTable, account);
    yield* forgetHistory(exceptionTable, account);
    const own = writer.prepare('SELECT entry FROM lookup_entries WHERE account = ?').pluck().all(account);
    for (const entry of Numbers.parse(own)) {
      custom.remove(entry);
      yield;
    }
    writer.prepare('DELETE FROM exceptions WHERE account = ?').run(account);
    return stored;
  }

  return {
    read: async (account) => read(account),
    async remove(account) {
      // What is deleted is overwritten, not just marked as free.
      writer.pragma('secure_delete = ON');
      const removed = await write((signal) => stepsInTurns(removeTexts(account), signal));
      writer.pragma('wal_checkpoint(TRUNCATE)');
      return removed;
    },
  };
}
