import * as z from 'zod/mini';
import { stepsInTurns } from '#service/in-turns.ts';
import { type Database, inTransaction, migrate } from '#service/store/database.ts';
import { createCustomEntries } from '#service/store/lookup/entry-rows.ts';
import type { LookupDatabase } from '#service/store/lookup/lookup-database.ts';
import type { AccountData, StoredData } from './stored-data.ts';

/** Jobs removed in one transaction: other requests are answered in between. */
const jobsPerStep = 500;

/** Every record in the log `name` that has contained a text of the account, or still does. */
const recordsOf = (name: string, table: string, id: string) =>
  `SELECT record FROM ${name}_change_records WHERE json_extract(before, '$.account') = :account
   UNION SELECT ${id} FROM ${table} WHERE account = :account`;

const Count = z.object({ count: z.nullable(z.number()) });
const Numbers = z.array(z.number());
const Names = z.array(z.string());

/** Stored data in the embedded databases, whose tables exist. */
export function createLibsqlStoredData(
  database: Database,
  lookup: LookupDatabase,
  now: () => number = Date.now,
): StoredData {
  const { writer } = lookup;
  const custom = createCustomEntries(writer);

  const count = (from: Database, sql: string, account: string) =>
    Count.parse(from.prepare(sql).get({ account })).count ?? 0;
  const historyCount = (name: string, table: string, id: string, account: string) =>
    count(
      lookup.reader,
      `SELECT count(*) AS count FROM ${name}_change_records WHERE record IN (${recordsOf(name, table, id)})`,
      account,
    );

  const accountData = (account: string): AccountData => ({
    jobs: count(database, 'SELECT count(*) AS count FROM jobs WHERE account = :account', account),
    entries: count(
      lookup.reader,
      'SELECT count(*) AS count FROM lookup_entries WHERE account = :account',
      account,
    ),
    exceptions: count(
      lookup.reader,
      'SELECT count(*) AS count FROM exceptions WHERE account = :account',
      account,
    ),
    history:
      historyCount('lookup', 'lookup_entries', 'entry', account) +
      historyCount('exceptions', 'exceptions', 'exception', account),
    usedCharacters: count(
      database,
      'SELECT sum(used) AS count FROM account_usage WHERE account = :account',
      account,
    ),
  });

  /** Removes the history of these records, and the changes that have no other records. */
  function* forgetHistory(name: string, table: string, id: string, account: string) {
    const run = (sql: string) => writer.prepare(sql).run({ account });
    writer.exec('CREATE TEMP TABLE IF NOT EXISTS forgotten_changes (change INTEGER PRIMARY KEY)');
    run(
      `INSERT OR IGNORE INTO forgotten_changes SELECT change FROM ${name}_change_records
       WHERE record IN (${recordsOf(name, table, id)})`,
    );
    yield;
    run(`DELETE FROM ${name}_change_records WHERE record IN (${recordsOf(name, table, id)})`);
    yield;
    // `current` counts the records that are still as the change left them: see change-log.ts.
    writer.exec(
      `UPDATE ${name}_changes SET
         count = (SELECT count(*) FROM ${name}_change_records AS one WHERE one.change = ${name}_changes.change),
         current = (SELECT count(*) FROM ${name}_change_records AS one WHERE one.change = ${name}_changes.change
           AND one.to_state = (SELECT to_state FROM ${name}_change_records AS last
             WHERE last.record = one.record ORDER BY last.change DESC LIMIT 1))
       WHERE change IN (SELECT change FROM forgotten_changes);
       DELETE FROM ${name}_changes
       WHERE count = 0 AND change IN (SELECT change FROM forgotten_changes);
       DROP TABLE forgotten_changes;`,
    );
    yield;
  }

  function* removeTexts(account: string) {
    yield* forgetHistory('lookup', 'lookup_entries', 'entry', account);
    yield* forgetHistory('exceptions', 'exceptions', 'exception', account);
    const entries = writer.prepare('SELECT entry FROM lookup_entries WHERE account = ?').pluck().all(account);
    for (const entry of Numbers.parse(entries)) {
      custom.remove(entry);
      yield;
    }
    writer.prepare('DELETE FROM exceptions WHERE account = ?').run(account);
  }

  return {
    async removeEndedJobs(age, signal) {
      // An index that a service without retention need not write.
      migrate(database, {
        name: 'retention',
        statements: [`CREATE INDEX jobs_ended ON jobs (updated_at) WHERE state IN ('completed', 'failed')`],
      });
      const remove = database.prepare(
        `DELETE FROM jobs WHERE sequence IN (
           SELECT sequence FROM jobs WHERE state IN ('completed', 'failed') AND updated_at < ?
           LIMIT ${jobsPerStep})`,
      );
      const before = now() - age;
      function* steps() {
        for (let removed = 0; ; ) {
          const { changes } = remove.run(before);
          removed += changes;
          if (changes < jobsPerStep) return removed;
          yield;
        }
      }
      return stepsInTurns(steps(), signal);
    },
    accountData: async (account) => accountData(account),
    async removeAccountData(account) {
      const removed = accountData(account);
      // What is deleted is overwritten, not just marked as free.
      for (const one of [database, writer]) one.pragma('secure_delete = ON');
      const audio = inTransaction(database, () => {
        const open = database.prepare('SELECT audio FROM jobs WHERE account = ?').pluck().all(account);
        database.prepare('DELETE FROM jobs WHERE account = ?').run(account);
        database.prepare('DELETE FROM account_usage WHERE account = ?').run(account);
        return Names.parse(open);
      });
      await lookup.write((signal) => stepsInTurns(removeTexts(account), signal));
      for (const one of [database, writer]) one.pragma('wal_checkpoint(TRUNCATE)');
      return { ...removed, audio };
    },
  };
}
