import type { Recordings } from '#console/audio/reading/recordings.ts';
import type { JobList } from './job-list.ts';

interface ReadAheadOptions {
  readonly jobs: JobList;
  readonly recordings: Pick<Recordings, 'open'>;
  /** Called with the length of the recording in seconds. */
  readonly onLength: (length: number) => void;
}

/**
 * Analyses the recording of a new job in advance and stores the result, so that a job opened later appears at once.
 * Stops when the job is removed.
 */
export function readAhead(id: string, file: Blob, { jobs, recordings, onLength }: ReadAheadOptions): void {
  const open = recordings.open(file);
  let [known, kept] = [false, false];
  const look = () => {
    const job = jobs.find(id);
    // Another tab may add the job, so that it appears here later.
    known ||= job !== undefined;
    if (known && !job) end();
    if (!job?.audioKey || kept) return;
    kept = true;
    void open.storeAs(job.audioKey).then(end);
  };
  const unsubscribe = jobs.subscribeTo(id, look);
  const end = () => {
    unsubscribe();
    open.close();
  };
  void open.finished.then((result) => {
    if (result?.kind === 'analysis') onLength(result.analysis.duration);
  });
  look();
}
