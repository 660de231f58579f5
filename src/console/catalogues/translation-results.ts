import { en } from './en/translation-results.ts';
import type { Catalogue } from './words.tsx';

/** Words of the translation panel's answers; they travel with the code that draws one. */
export const resultWords: Catalogue<typeof en> = { en };
