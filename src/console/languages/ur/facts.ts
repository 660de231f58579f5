import type { LanguageFacts } from '../language.ts';

export const facts: LanguageFacts = {
  name: 'اردو',
  isOffered: true,
  direction: 'rtl',
  font: 'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2',
};
