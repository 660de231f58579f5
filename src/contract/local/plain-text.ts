import * as z from 'zod/mini';

/** Characters that XML, and therefore some import and export formats, cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/u;

/** Refuses a text with a control character or half of a surrogate pair. */
export const withoutControlCharacters = z.refine<string>(
  (text) => !controlCharacter.test(text),
  'contains a control character',
);
