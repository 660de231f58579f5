import { en } from './en/job-list.ts';
import type { Catalogue } from './words.tsx';

export type JobListWords = typeof en;

/** Words of the list of speech-to-text jobs, their audio and their settings. */
export const jobListWords: Catalogue<JobListWords> = { en };
