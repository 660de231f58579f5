import { contentKey } from '#console/audio/content-key.ts';
import { type Job, lacksAudio } from './job.ts';

/** A file that is the audio of jobs which have none here. */
export interface MatchedAudio {
  readonly file: File;
  readonly ids: readonly string[];
}

/** Parts files into the audio of jobs that lost theirs, and new ones. A file is read only where its size fits a job. */
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
