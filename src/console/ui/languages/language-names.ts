import { findLanguage } from '#contract/languages.ts';

/** Other names of languages. */
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

/** All names by which a language can be found: native name, English name, code, other names. */
export function languageNames(code: string): string[] {
  const language = findLanguage(code);
  const names = language ? [language.nativeName, language.englishName] : [];
  return [...names, code, ...(otherNames[code] ?? [])];
}
