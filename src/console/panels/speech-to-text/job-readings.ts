import type { Recordings } from '#console/audio/recordings.ts';
import type { JobList } from './job-list.ts';

interface JobReadingsOptions {
  readonly jobs: JobList;
  readonly recordings: Pick<Recordings, 'open'>;
  /** Seconds. */
  readonly onLength: (id: string, length: number) => void;
}

/**
 * Reads the recordings of new jobs in advance, from the drop on, and keeps what it reads: a job that is opened later is
 * there at once. The reading of a job that is removed ends.
 */
export class JobReadings {
  readonly #options: JobReadingsOptions;

  constructor(options: JobReadingsOptions) {
    this.#options = options;
  }

  begin(id: string, file: Blob): void {
    const { jobs, recordings, onLength } = this.#options;
    const open = recordings.open(file);
    let [known, kept] = [false, false];
    const look = () => {
      const job = jobs.find(id);
      // Another tab may carry the order out, so that the job comes later.
      known ||= job !== undefined;
      if (known && !job) end();
      if (!job?.audioKey || kept) return;
      kept = true;
      void open.keepAs(job.audioKey).then(end);
    };
    const unsubscribe = jobs.subscribeTo(id, look);
    const end = () => {
      unsubscribe();
      open.close();
    };
    void open.finished.then((result) => {
      if (result?.kind === 'analysis') onLength(id, result.analysis.duration);
    });
    look();
  }
}
