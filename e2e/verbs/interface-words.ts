import { type Catalogue, wordsIn } from '#console/catalogues/words.ts';
import type { Translations } from '#console/languages/language.ts';

/** The words of a catalogue in one language of the interface. */
export type InterfaceWords = <Words>(catalogue: Catalogue<Words>) => Words;

/** Loads the words of these catalogues in one language of the interface. */
export async function interfaceWords(
  code: string,
  catalogues: readonly Catalogue<unknown>[],
): Promise<InterfaceWords> {
  const translations: Translations = {};
  for (const { name } of catalogues) {
    const { words } = await import(`../../src/console/languages/${code}/${name}.ts`);
    translations[`./${name}.ts`] = words;
  }
  return (catalogue) => {
    // Without its translation, the catalogue would return English, and the test would look for English text.
    if (!translations[`./${catalogue.name}.ts`]) throw new Error(`${catalogue.name} was not loaded.`);
    return wordsIn({ code, direction: 'ltr', translations }, catalogue);
  };
}
