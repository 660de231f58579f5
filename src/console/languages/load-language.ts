import { currentLanguage, setLanguage } from './current-language.ts';
import type { InterfaceLanguage, Translations } from './language.ts';

const firstPages = import.meta.glob<Translations>('./*/first-page.ts', { import: 'translations' });
const all = import.meta.glob<Translations>('./*/all.ts', { import: 'translations' });

/**
 * Switches the interface to a language and loads the words of its first page. The switch happens before they are
 * loaded, so that code loaded in the meantime uses the new language too. If they cannot be loaded, rejects and restores
 * the previous language.
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

/** Adds the words of all other parts. Components that are loaded later wait for them. */
export async function loadAllWords(
  { code, translations }: InterfaceLanguage = currentLanguage(),
): Promise<void> {
  Object.assign(translations, await all[`./${code}/all.ts`]?.());
}
