import { JobAudio } from '#console/panels/speech-to-text/storage/job-audio.ts';
import type { JobStore } from '#console/panels/speech-to-text/storage/job-store.ts';
import type { Job, UploadProblem } from '#console/panels/speech-to-text/tracker/job.ts';
import type { JobAction } from '#console/panels/speech-to-text/tracker/job-commands.ts';
import { type NewJob, newJob } from '#console/panels/speech-to-text/tracker/job-commands.ts';
import { JobList } from '#console/panels/speech-to-text/tracker/job-list.ts';
import { JobTracker } from '#console/panels/speech-to-text/tracker/job-tracker.ts';
import { TabJobs } from '#console/panels/speech-to-text/tracker/tab-jobs.ts';
import { openAudioFiles } from '#console/storage/audio-files.ts';
import type { PrivateFolder } from '#console/storage/private-folder.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { createMemoryJobStore } from './memory-job-store.ts';
import { createMemoryBrowser, type MemoryTab } from './memory-tabs.ts';
import { createPuppetService } from './puppet-service.ts';

/** The state that the tabs of one browser share and that outlives them. */
export interface BrowserParts {
  readonly browser: ReturnType<typeof createMemoryBrowser>;
  readonly store: JobStore;
  readonly folder: PrivateFolder;
}

export const createBrowser = (capacity?: number): BrowserParts => ({
  browser: createMemoryBrowser(),
  store: createMemoryJobStore(),
  folder: createMemoryFolder(capacity),
});

export const defaultSettings = { src_lang: 'en', domain: 'generic', subtitles: true };
export const defaultDestination = { target: 'embedded', account: 'working' };

export interface TrackerTab {
  readonly tab: MemoryTab;
  readonly service: ReturnType<typeof createPuppetService>;
  readonly jobs: () => readonly Job[];
  readonly list: JobList;
  readonly audio: JobAudio;
  readonly tabJobs: TabJobs;
  /** Adds a file and returns the id of its job. */
  readonly add: (name: string, found?: UploadProblem[], content?: string) => string;
  readonly addJobId: (jobId: string) => string;
  readonly act: (kind: JobAction, ...ids: string[]) => void;
  readonly jobOf: (id: string) => Job | undefined;
  readonly phaseOf: (id: string) => Job['phase'] | undefined;
}

/** Opens the tracker in a separate tab, with a service whose answers the test gives; `limit` is bytes of audio. */
export async function openTrackerTab(
  { browser, store, folder }: BrowserParts = createBrowser(),
  limit = 1_000_000,
): Promise<TrackerTab> {
  const service = createPuppetService();
  const tab = browser.openTab();
  const list = new JobList();
  const audio = new JobAudio({ jobs: list, files: openAudioFiles(folder), limit: async () => limit });
  const tracker = new JobTracker({ jobs: list, store, audio, call: service.call });
  const tabJobs = new TabJobs({ ...{ jobs: list, store, audio, tracker }, ...tab });
  await tabJobs.open();
  const send = (job: Pick<NewJob, 'source' | 'found'>) => {
    const added = newJob({ settings: defaultSettings, place: defaultDestination, ...job }, list.latest);
    tabJobs.do({ kind: 'add', added: [added] });
    return added.record.id;
  };
  return {
    ...{ tab, service, list, audio, tabJobs, jobs: list.all, jobOf: list.find },
    phaseOf: (id) => list.find(id)?.phase,
    add: (name, found = [], content = 'RIFF') => {
      const file = new File([content], name);
      return send({ source: { file }, found });
    },
    addJobId: (jobId) => send({ source: { jobId }, found: [] }),
    act: (kind, ...ids) => tabJobs.do({ kind, ids }),
  };
}
