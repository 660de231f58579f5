import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../error-message.ts';
import { openDatabase } from '../store/database.ts';
import { createLibsqlJobData } from './job-data-libsql.ts';
import type { JobData } from './stored-data.ts';

export interface RetentionOptions {
  /** Days for which ended jobs and spoken sentences are kept. */
  readonly days: number;
  readonly jobs: Pick<JobData, 'removeEnded'>;
  /** The folder of spoken sentences, which may not exist yet. */
  readonly sentences: string;
  readonly log: (message: string) => void;
}

const dayMilliseconds = 86_400_000;
const intervalMilliseconds = 3_600_000;

/**
 * Removes ended jobs from an embedded database. Opens the file for each run, because the service may replace its own
 * connection.
 */
export function endedJobsIn(file: string): RetentionOptions['jobs'] {
  return {
    async removeEnded(age, signal) {
      const database = openDatabase(file);
      try {
        return await createLibsqlJobData(database).removeEnded(age, signal);
      } finally {
        database.close();
      }
    },
  };
}

/** Removes what is older than the retention allows: now, and then every hour. */
export function startRetention({ days, jobs, sentences, log }: RetentionOptions) {
  const closing = new AbortController();
  const age = days * dayMilliseconds;
  const run = async () => {
    try {
      const ended = await jobs.removeEnded(age, closing.signal);
      const files = await removeOldFiles(sentences, Date.now() - age);
      if (ended + files > 0)
        log(`retention of ${days} days: ${ended} jobs and ${files} spoken sentences removed`);
    } catch (error) {
      if (!closing.signal.aborted)
        log(`retention failed, the next attempt is in an hour: ${messageOf(error)}`);
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMilliseconds);
  timer.unref();
  return {
    /** Resolves when the run that is under way has ended. */
    idle: () => running,
    async close(): Promise<void> {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

/** Deletes files that were last used before a time. Other processes may delete them at the same moment. */
async function removeOldFiles(folder: string, before: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (!file?.isFile() || file.mtimeMs >= before) continue;
    await rm(join(folder, name), { force: true });
    removed++;
  }
  return removed;
}
