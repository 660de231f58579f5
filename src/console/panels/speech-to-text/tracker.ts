import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { call } from '#client/call.ts';
import type { Failure } from '#client/outcome.ts';
import { type AudioUsage, audioFiles } from '#console/audio/audio-files.ts';
import { openPrivateFolder } from '#console/audio/private-folder.ts';
import { recordings } from '#console/audio/recordings.ts';
import { type ExchangeLog, useExchangeLog } from '#console/exchanges/exchange-log.tsx';
import { callTargetOf, typedCredentials } from '#console/targets/target-choice.tsx';
import { openDatabase } from './database.ts';
import type { Job } from './job.ts';
import { JobAudio } from './job-audio.ts';
import { type JobCall, withoutCredentials } from './job-call.ts';
import { JobList } from './job-list.ts';
import { JobReadings } from './job-readings.ts';
import { openJobStore } from './job-store.ts';
import { JobTracker } from './job-tracker.ts';
import { openOpenedStore } from './opened/opened-store.ts';
import { type AddedJob, type NewJob, newJob, type Order } from './orders.ts';
import { openReferences } from './references.ts';
import { audioLimit } from './storage-limit.ts';
import { TabJobs } from './tab-jobs.ts';
import { openTabs, pageAttention } from './tabs.ts';
import { lockHolders, openTypedCredentials } from './typed-credentials.ts';

/** Where calls are told of; the newest panel on the page gives it. */
let log: ExchangeLog | undefined;

/** Credentials typed into the tabs of this browser. */
export const typed = openTypedCredentials(typedCredentials, lockHolders());

const callService: JobCall = async (place, operation, input, options) => {
  const { session } = place;
  const credentials = session === undefined ? undefined : await typed.find(session);
  if (session !== undefined && !credentials) return withoutCredentials(operation);
  const outcome = await call(operation, input, callTargetOf(place, credentials), options);
  if (outcome.kind !== 'invalid-request' && outcome.exchange) {
    log?.add({ exchange: outcome.exchange, outcome: outcome.kind });
  }
  return outcome;
};

const jobs = new JobList();
const database = openDatabase();
const answers = openPrivateFolder('transcripts');
const store = openJobStore(database, answers);
/** Transcripts that no job brought. */
export const openedStore = openOpenedStore({ database, answers, audio: () => audio });
/** What transcripts are measured against. */
export const references = openReferences(database);
const audio = new JobAudio({
  ...{ jobs, files: audioFiles, limit: audioLimit },
  others: {
    uses: async (key) => (await openedStore.all().catch(() => [])).some(({ audioKey }) => audioKey === key),
    lost: openedStore.lost,
  },
});
const jobTracker = new JobTracker({ jobs, store, audio, call: callService });
const tabJobs = new TabJobs({
  ...{ jobs, store, audio, tracker: jobTracker },
  ...{ tabs: openTabs(), attention: pageAttention() },
});
const readings = new JobReadings({
  ...{ jobs, recordings },
  onLength: (id, length) => tabJobs.do({ kind: 'length', id, length }),
});

const addedAtOnce = 20;

/** The first ones at once: what a person does next is done with them. */
async function addSlowly(added: readonly AddedJob[]): Promise<void> {
  for (let from = 0; from < added.length; from += addedAtOnce) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    tabJobs.do({ kind: 'add', added: added.slice(from, from + addedAtOnce) });
  }
}

/** What the panel can do with jobs. */
export interface Tracker {
  readonly do: (order: Order) => void;
  /** Adds jobs and returns their ids; many of them a few at a time, so that the page stays quick. */
  readonly add: (jobs: readonly NewJob[]) => readonly string[];
  readonly find: (id: string) => Job | undefined;
  /** Newest first. */
  readonly all: () => readonly Job[];
  /** The job with this id of the service, once the jobs of this browser are there. */
  readonly known: (jobId: string) => Promise<Job | undefined>;
  readonly audio: (id: string) => Promise<Blob | undefined>;
  /** The transcript answer of a completed job as received, or why there is none. */
  readonly transcript: (id: string) => Promise<string | Failure>;
  readonly usage: () => Promise<AudioUsage>;
}

/** The one tracker of this page: it goes on while other panels are open. */
const tracker: Tracker = {
  do: (order) => tabJobs.do(order),
  add: (all) => {
    let { latest } = jobs;
    const added = all.map((job) => {
      const one = newJob(job, latest);
      latest = one.record.createdAt;
      return one;
    });
    void addSlowly(added);
    for (const { record, file } of added) if (file) readings.begin(record.id, file);
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

export function useTracker(): Tracker {
  const newest = useExchangeLog();
  useEffect(() => {
    log = newest;
    void tabJobs.open();
  }, [newest]);
  return tracker;
}

/** The jobs, newest first; the component follows which there are, and their records. */
export function useJobs(): readonly Job[] {
  return useSyncExternalStore(jobs.subscribe, jobs.all);
}

/** One job; the component follows it in every detail. */
export function useJob(id: string): Job | undefined {
  const subscribe = useCallback((follower: () => void) => jobs.subscribeTo(id, follower), [id]);
  return useSyncExternalStore(subscribe, () => jobs.find(id));
}
