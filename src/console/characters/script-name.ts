import type { CharacterWords } from '#console/catalogues/characters.ts';

let names: Intl.DisplayNames | undefined;

/** The name of a script in the language of the page, by its ISO 15924 code. */
export function scriptName(code: string, words: CharacterWords): string {
  if (code === 'Zyyy') return words.common;
  if (code === 'Zinh') return words.inherited;
  names ??= new Intl.DisplayNames(document.documentElement.lang || 'en', { type: 'script' });
  return names.of(code) ?? code;
}
