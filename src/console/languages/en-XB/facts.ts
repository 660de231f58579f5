import type { LanguageFacts } from '../language.ts';

/** English from the right, by the usual name of that pseudo language: shows whether a layout can be mirrored. */
export const facts: LanguageFacts = { name: 'English, mirrored', direction: 'rtl', isOffered: false };
