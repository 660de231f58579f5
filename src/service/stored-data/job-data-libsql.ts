import * as z from 'zod/mini';
import { stepsInTurns } from '#service/in-turns.ts';
import { type Database, inTransaction, migrate } from '#service/store/database.ts';
import type { JobData } from './stored-data.ts';

/** Number of jobs removed in one transaction; other requests are answered between two of them. */
const jobsPerStep = 500;

const StoredRow = z.object({ jobs: z.number(), usedCharacters: z.number() });
const Names = z.array(z.string());

/** Jobs and usage in the embedded database, whose tables exist. */
export function createLibsqlJobData(database: Database, now: () => number = Date.now): JobData {
  const read = (account: string) =>
    StoredRow.parse(
      database
        .prepare(
          `SELECT (SELECT count(*) FROM jobs WHERE account = :account) AS jobs,
             (SELECT coalesce(sum(used), 0) FROM account_usage WHERE account = :account) AS usedCharacters`,
        )
        .get({ account }),
    );
  return {
    async removeEnded(age, signal) {
      // Created only here, so that a service without retention need not write this index.
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
    read: async (account) => read(account),
    async remove(account) {
      // What is deleted is overwritten, not just marked as free.
      database.pragma('secure_delete = ON');
      const removed = inTransaction(database, () => {
        const stored = read(account);
        const audio = database.prepare('SELECT audio FROM jobs WHERE account = ?').pluck().all(account);
        database.prepare('DELETE FROM jobs WHERE account = ?').run(account);
        database.prepare('DELETE FROM account_usage WHERE account = ?').run(account);
        return { ...stored, audio: Names.parse(audio) };
      });
      database.pragma('wal_checkpoint(TRUNCATE)');
      return removed;
    },
  };
}
