import { currentLanguage } from '#console/languages/current-language.ts';
import { findLanguage } from '#contract/languages.ts';

/** The name of one of the API's languages in the language of the interface; the code of an unknown one. */
export function languageName(code: string): string {
  const names = currentLanguage().translations['./language-names.ts'];
  return (names && Reflect.get(names, code)) ?? findLanguage(code)?.englishName ?? code;
}
