import { en } from './en/transcript-checks.ts';
import type { Catalogue } from './words.tsx';

export type TranscriptChecksWords = typeof en;

/** Words of the checks of a transcript and of the report of them. */
export const transcriptChecksWords: Catalogue<TranscriptChecksWords> = { en };
