import { en } from './en/translation.ts';
import type { Catalogue } from './words.tsx';

export type TranslationWords = typeof en;

/** Words of the translation panel; they travel with its chunk. */
export const translationWords: Catalogue<TranslationWords> = { en };
