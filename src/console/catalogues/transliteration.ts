import { en } from './en/transliteration.ts';
import type { Catalogue } from './words.tsx';

export type TransliterationWords = typeof en;

/** Words of the transliteration panel; they travel with its chunk. */
export const transliterationWords: Catalogue<TransliterationWords> = { en };
