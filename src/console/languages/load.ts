import { currentLanguage, setLanguage } from './current.ts';
import type { InterfaceLanguage, Translations } from './language.ts';

const firstPages = import.meta.glob<Translations>('./*/first-page.ts', { import: 'translations' });
const all = import.meta.glob<Translations>('./*/all.ts', { import: 'translations' });

/** Makes a language that of the interface, with the words of the first page. */
export async function openLanguage(code: string, direction: string): Promise<void> {
  const translations = { ...(await firstPages[`./${code}/first-page.ts`]?.()) };
  setLanguage({ code, direction, translations });
}

/** Adds the words of all other parts, for which components wait that are loaded later. */
export async function loadAllWords(
  { code, translations }: InterfaceLanguage = currentLanguage(),
): Promise<void> {
  Object.assign(translations, await all[`./${code}/all.ts`]?.());
}
