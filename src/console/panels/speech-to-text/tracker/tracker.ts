import { call } from '#client/call.ts';
import type { Failure } from '#client/outcome.ts';
import { recordings } from '#console/audio/reading/recordings.ts';
import type { ExchangeLog } from '#console/exchanges/exchange-log.ts';
import { type AudioUsage, audioFiles } from '#console/storage/audio-files.ts';
import { openPrivateFolder } from '#console/storage/private-folder.ts';
import { openSpeechDatabase } from '#console/storage/speech-database.ts';
import { callTargetOf, typedCredentials } from '#console/targets/target-choice.tsx';
import { type OpenedStore, openOpenedStore } from '../opened/opened-store.ts';
import { JobAudio } from '../storage/job-audio.ts';
import { openJobStore, openReferences, type References } from '../storage/job-store.ts';
import { audioLimit } from '../storage/storage-limit.ts';
import type { Job } from './job.ts';
import { type JobCall, missingCredentials } from './job-call.ts';
import { type AddedJob, type JobCommand, type NewJob, newJob } from './job-commands.ts';
import { JobList } from './job-list.ts';
import { readAhead } from './job-readings.ts';
import { JobTracker } from './job-tracker.ts';
import { TabJobs } from './tab-jobs.ts';
import { openTabs, pageVisibility } from './tabs.ts';
import { credentialHolders, openTypedCredentials, type TypedCredentials } from './typed-credentials.ts';

/** The operations on jobs. */
export interface Tracker {
  readonly do: (command: JobCommand) => void;
  /** Adds jobs, in batches to keep the page responsive. @returns their ids */
  readonly add: (jobs: readonly NewJob[]) => readonly string[];
  readonly find: (id: string) => Job | undefined;
  /** All jobs, newest first. */
  readonly all: () => readonly Job[];
  /** The job with this `job_id`, after the stored jobs are loaded. */
  readonly known: (jobId: string) => Promise<Job | undefined>;
  readonly audio: (id: string) => Promise<Blob | undefined>;
  /** The transcript answer of a completed job as received, or why there is none. */
  readonly transcript: (id: string) => Promise<string | Failure>;
  readonly usage: () => Promise<AudioUsage>;
}

/** The jobs of this browser, with their storage, as one page uses them. */
export interface Tracking {
  readonly tracker: Tracker;
  readonly jobs: Pick<JobList, 'subscribe' | 'subscribeTo' | 'all' | 'find'>;
  /** Transcripts without a job. */
  readonly opened: OpenedStore;
  /** Reference texts of transcripts. */
  readonly references: References;
  /** Credentials typed into the tabs of this browser. */
  readonly credentials: Pick<TypedCredentials, 'offer'>;
  /** Loads the stored jobs and starts working on them; calls are recorded in this log from now on. */
  readonly start: (log: ExchangeLog) => void;
}

const addBatchSize = 20;

/** Opens the database, the channels to other tabs and the locks. */
export function openTracking(): Tracking {
  let log: ExchangeLog | undefined;
  const credentials = openTypedCredentials(typedCredentials, credentialHolders());
  const callService: JobCall = async (place, operation, input, options) => {
    const { session } = place;
    const typed = session === undefined ? undefined : await credentials.find(session);
    if (session !== undefined && !typed) return missingCredentials(operation);
    const outcome = await call(operation, input, callTargetOf(place, typed), options);
    if (outcome.kind !== 'invalid-request' && outcome.exchange) {
      log?.add({ exchange: outcome.exchange, outcome: outcome.kind });
    }
    return outcome;
  };

  const jobs = new JobList();
  const database = openSpeechDatabase();
  const answers = openPrivateFolder('transcripts');
  const store = openJobStore(database, answers);
  const opened = openOpenedStore({ database, answers, audio: () => audio });
  const audio = new JobAudio({
    ...{ jobs, files: audioFiles, limit: audioLimit },
    others: {
      uses: async (key) => (await opened.all().catch(() => [])).some(({ audioKey }) => audioKey === key),
      lost: opened.lost,
    },
  });
  const jobTracker = new JobTracker({ jobs, store, audio, call: callService });
  const tabJobs = new TabJobs({
    ...{ jobs, store, audio, tracker: jobTracker },
    ...{ tabs: openTabs(), visibility: pageVisibility() },
  });

  /** Adds jobs in batches; the first one at once, because the user acts on it next. */
  async function addInBatches(added: readonly AddedJob[]): Promise<void> {
    for (let from = 0; from < added.length; from += addBatchSize) {
      if (from > 0) await new Promise((resolve) => setTimeout(resolve));
      tabJobs.do({ kind: 'add', added: added.slice(from, from + addBatchSize) });
    }
  }

  const tracker: Tracker = {
    do: (command) => tabJobs.do(command),
    add: (all) => {
      let { latest } = jobs;
      const added = all.map((job) => {
        const one = newJob(job, latest);
        latest = one.record.createdAt;
        return one;
      });
      void addInBatches(added);
      for (const { record, file } of added) {
        const { id } = record;
        const onLength = (length: number) => tabJobs.do({ kind: 'length', id, length });
        if (file) readAhead(id, file, { jobs, recordings, onLength });
      }
      return added.map(({ record }) => record.id);
    },
    find: jobs.find,
    all: jobs.all,
    known: async (jobId) => {
      await tabJobs.open();
      return jobs.all().find((job) => job.jobId === jobId);
    },
    audio: (id) => audio.of(id),
    transcript: (id) => jobTracker.transcript(id),
    usage: () => audio.usage(),
  };
  return {
    ...{ tracker, jobs, opened, credentials, references: openReferences(database) },
    start: (newest) => {
      log = newest;
      void tabJobs.open();
    },
  };
}
