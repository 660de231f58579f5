import { en } from './en/targets.ts';
import type { Catalogue } from './words.tsx';

/** Words of the lists of targets and accounts. */
export const targetWords: Catalogue<typeof en> = { en };
