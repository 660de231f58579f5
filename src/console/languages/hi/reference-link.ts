import type { referenceLinkWords } from '#console/catalogues/reference-link.ts';
import type { Translation } from '#console/languages/language.ts';

export const words: Translation<typeof referenceLinkWords> = {
  label: 'संदर्भ में',
  about: (name) => `संदर्भ में ${name}`,
};
