import type { CharacterWords } from '#console/catalogues/characters.ts';
import { currentLanguage } from '#console/languages/current-language.ts';

const names = new Map<string, Intl.DisplayNames>();

/** The name of a script in the language of the interface, by its ISO 15924 code. */
export function scriptName(code: string, words: CharacterWords): string {
  if (code === 'Zyyy') return words.common;
  if (code === 'Zinh') return words.inherited;
  const { code: language } = currentLanguage();
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'script' });
  names.set(language, known);
  return known.of(code) ?? code;
}
