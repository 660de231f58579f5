import type { JobDestination, JobPhase, JobRecord, JobSettings, UploadProblem } from './job.ts';

/** Actions on any number of jobs; jobs to which an action does not apply are left unchanged. */
export type JobAction = 'send-anyway' | 'stop' | 'retry' | 'check' | 'remove';

/** A new job with the file that will be uploaded for it. */
export interface AddedJob {
  readonly record: JobRecord;
  readonly file?: File;
}

/** A user's command. It can be given in any tab and is carried out by the leading one. */
export type JobCommand =
  | { readonly kind: 'add'; readonly added: readonly AddedJob[] }
  | { readonly kind: JobAction; readonly ids: readonly string[] }
  | { readonly kind: 'empty-audio'; readonly ids: readonly string[] | 'all' }
  | { readonly kind: 'length'; readonly id: string /** Seconds. */; readonly length: number }
  /** `found` holds the problems with the new language. */
  | {
      readonly kind: 'settings';
      readonly ids: readonly string[];
      readonly settings: JobSettings;
      readonly found: readonly UploadProblem[];
    }
  /** Moves jobs to this target and account. */
  | { readonly kind: 'place'; readonly ids: readonly string[]; readonly place: JobDestination }
  /** `unproven`: the file may differ from the audio that was uploaded. */
  | { readonly kind: 'attach'; readonly id: string; readonly file: File; readonly unproven: boolean };

/** A file, an address or a job id to be added as a job. */
export interface NewJob {
  readonly source: { readonly file: File } | { readonly address: string } | { readonly jobId: string };
  readonly settings: JobSettings;
  readonly place: JobDestination;
  readonly found: readonly UploadProblem[];
}

/** Creates a job. `after` is the latest creation time so far: no two jobs get the same time. */
export function newJob({ source, settings, place, found }: NewJob, after: number): AddedJob {
  const now = Date.now();
  const begin = (phase: JobPhase) => ({ phase, since: now, history: [{ phase, at: now }] });
  const common = {
    ...{ id: crypto.randomUUID(), settings, place, found: [...found], sendAnyway: false },
    ...{ createdAt: Math.max(now, after + 1), ...begin(found.length > 0 ? 'held' : 'waiting') },
  };
  if ('file' in source) {
    const { file } = source;
    return { file, record: { ...common, name: file.name, source: 'file', size: file.size } };
  }
  if ('address' in source) {
    return { record: { ...common, name: source.address, source: 'address' } };
  }
  const { jobId } = source;
  const known = { name: jobId, source: 'job_id', jobId, found: [], ...begin('queued') } as const;
  return { record: { ...common, ...known, found: [] } };
}
