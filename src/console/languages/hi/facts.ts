import type { LanguageFacts } from '../language.ts';

export const facts: LanguageFacts = {
  name: 'हिन्दी',
  isOffered: true,
  direction: 'ltr',
  font: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
};
