import { contentKey } from '#console/storage/content-key.ts';
import { type Job, lacksAudio } from '../tracker/job.ts';

/** A file that is the missing audio of some jobs. */
export interface MatchedAudio {
  readonly file: File;
  readonly ids: readonly string[];
}

/** Separates the missing audio of known jobs from new files. A file is read only if its size fits a job. */
export async function matchAudio(
  files: readonly File[],
  jobs: readonly Job[],
): Promise<{ readonly matched: readonly MatchedAudio[]; readonly fresh: readonly File[] }> {
  const lacking = jobs.filter((job) => job.audioKey !== undefined && lacksAudio(job));
  const matched: MatchedAudio[] = [];
  const fresh: File[] = [];
  for (const file of files) {
    const fitting = lacking.filter(({ size }) => size === undefined || size === file.size);
    const key = fitting.length > 0 ? await contentKey(file) : undefined;
    const ids = fitting.filter(({ audioKey }) => audioKey === key).map(({ id }) => id);
    if (ids.length > 0) matched.push({ file, ids });
    else fresh.push(file);
  }
  return { matched, fresh };
}
