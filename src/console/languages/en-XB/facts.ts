import type { LanguageFacts } from '../language.ts';

/** A pseudo-locale under its usual code: English laid out from right to left, to test mirrored layouts. */
export const facts: LanguageFacts = { name: 'English, mirrored', direction: 'rtl', isOffered: false };
