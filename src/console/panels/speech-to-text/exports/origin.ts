import { downloadName } from '#console/download/file-name.ts';
import type { Job } from '../tracker/job.ts';

/** Where a transcript comes from; what is unknown is left out. */
export interface Origin {
  /** Name of the recording. */
  readonly name: string;
  /** The API's language code. */
  readonly language: string;
  /** When the job ended or the transcript was opened, in milliseconds since the epoch. */
  readonly time: number;
  readonly target?: string | undefined;
  readonly account?: string | undefined;
  readonly jobId?: string | undefined;
}

/** Where the transcript of a job comes from. An account with typed credentials has no name. */
export const originOfJob = ({ name, settings, place, jobId, endedAt, since }: Job): Origin => ({
  ...{ name, language: settings.src_lang, time: endedAt ?? since },
  ...{ target: place.target, jobId, account: place.session === undefined ? place.account : undefined },
});

/** The name of a downloaded file, without its extension. */
export function transcriptFileName({ name, language, time }: Origin): string {
  const recording = name.replace(/^.*\//, '').replace(/\.[^.]*$/, '') || 'transcript';
  return downloadName('speech-to-text', [recording, language], time);
}

/** The fields of an origin, named as in exported files. */
export const originFields = ({ name, language, time, target, account, jobId }: Origin) => ({
  recording: name,
  language,
  time: new Date(time).toISOString(),
  ...(target !== undefined && { target }),
  ...(account !== undefined && { account }),
  ...(jobId !== undefined && { job_id: jobId }),
});

/** The origin as lines of text. */
export const originLines = (origin: Origin): string[] =>
  Object.entries(originFields(origin)).map(([field, value]) => `${field}: ${value.replace(/[\r\n]+/g, ' ')}`);
