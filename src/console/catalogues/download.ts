import { en } from './en/download.ts';
import type { Catalogue } from './words.tsx';

export type DownloadWords = typeof en;

/** Words of the button that saves results as a file. */
export const downloadWords: Catalogue<DownloadWords> = { en };
