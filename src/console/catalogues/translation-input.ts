import { en } from './en/translation-input.ts';
import type { Catalogue } from './words.tsx';

/** Words of what opens beside the strings to translate: the grid, the import, the notes. */
export const inputWords: Catalogue<typeof en> = { en };
