import { findLanguage } from '#contract/languages.ts';

/** Whether a text holds a letter of the script in which a language of the API is written. */
export function isWrittenIn(text: string, code: string): boolean {
  const script = findLanguage(code)?.script;
  // Manipuri is written in two scripts.
  if (script === 'Mtei') return /[\p{Script=Mtei}\p{Script=Beng}]/u.test(text);
  // Of a language the API does not know, nobody can say which letters are its own.
  return script === undefined || new RegExp(`\\p{Script=${script}}`, 'u').test(text);
}
