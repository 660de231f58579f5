import type { LanguageFacts } from '../language.ts';

export const facts: LanguageFacts = {
  name: 'اردو',
  isOffered: true,
  direction: 'rtl',
  font: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
};
