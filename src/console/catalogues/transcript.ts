import { en } from './en/transcript.ts';
import type { Catalogue } from './words.tsx';

export type TranscriptWords = typeof en;

/** Words of the views of one transcript. */
export const transcriptWords: Catalogue<TranscriptWords> = { en };
