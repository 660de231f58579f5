import type { LanguageCode } from '#contract/languages.ts';
import type { NumberTable } from './number-words.ts';

/** Number words of every language but English, which has its own. */
export const numberTables: Partial<Record<LanguageCode, NumberTable>> = {};
