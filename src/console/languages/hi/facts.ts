import type { LanguageFacts } from '../language.ts';

export const facts: LanguageFacts = {
  name: 'हिन्दी',
  isOffered: true,
  direction: 'ltr',
  font: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
};
