import type { JobQueue } from '#service/store/job-queue.ts';

/** The error of a database on a full disk. */
function diskFullError(): Error {
  return Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
}

/** A queue whose writes fail as on a full disk while `isFull` returns true; reads succeed. */
export function failWhenFull(jobs: JobQueue, isFull: () => boolean): JobQueue {
  const write =
    <Args extends unknown[], Result>(step: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isFull()) throw diskFullError();
      return step(...args);
    };
  return {
    get: jobs.get,
    audioInUse: jobs.audioInUse,
    figures: jobs.figures,
    insert: write(jobs.insert),
    claim: write(jobs.claim),
    renew: write(jobs.renew),
    complete: write(jobs.complete),
    fail: write(jobs.fail),
    release: write(jobs.release),
    ...(jobs.endLeases && { endLeases: write(jobs.endLeases) }),
  };
}
