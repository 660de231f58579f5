import type { LanguageFacts } from '../language.ts';

export const facts: LanguageFacts = { name: 'English', direction: 'ltr', isOffered: true };
