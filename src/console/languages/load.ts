import { currentLanguage, setLanguage } from './current.ts';
import type { InterfaceLanguage, Translations } from './language.ts';

const firstPages = import.meta.glob<Translations>('./*/first-page.ts', { import: 'translations' });
const all = import.meta.glob<Translations>('./*/all.ts', { import: 'translations' });

/**
 * Makes a language that of the interface, with the words of the first page. It is the current one at once, so that code
 * which is loaded meanwhile brings its words in the same language. Rejects, and leaves the language as it was, when the
 * words cannot be loaded.
 */
export async function openLanguage(code: string, direction: string): Promise<void> {
  const before = currentLanguage();
  const translations: Translations = {};
  setLanguage({ code, direction, translations });
  try {
    Object.assign(translations, await firstPages[`./${code}/first-page.ts`]?.());
  } catch (error) {
    setLanguage(before);
    throw error;
  }
}

/** Adds the words of all other parts, for which components wait that are loaded later. */
export async function loadAllWords(
  { code, translations }: InterfaceLanguage = currentLanguage(),
): Promise<void> {
  Object.assign(translations, await all[`./${code}/all.ts`]?.());
}
