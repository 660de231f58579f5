import { findLanguage } from '#contract/languages.ts';
import { languageName } from './language-name.ts';

/** Further names by which languages can be found, by language code. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  as: ['Asamiya'],
  bn: ['Bengali'],
  ks: ['Koshur', 'کاشر'],
  kon: ['Kokani'],
  mai: ['Bihari'],
  mni: ['Meitei', 'Meiteilon'],
  or: ['Oriya', 'Odiya'],
  pa: ['Panjabi', 'Gurmukhi'],
  sd: ['سندھی'],
  ta: ['Thamizh'],
};

/** All names by which a language can be found: in itself, in English and in the interface's language, code, others. */
export function languageNames(code: string): string[] {
  const language = findLanguage(code);
  const names = language ? [language.nativeName, language.englishName] : [];
  return [...names, languageName(code), code, ...(otherNames[code] ?? [])];
}
