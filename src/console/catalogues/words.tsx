import { createContext, type ReactNode, use } from 'react';

/** The languages the catalogues are written in. */
const wordLanguages = ['en'] as const;
type WordLanguage = (typeof wordLanguages)[number];

/**
 * The languages of the interface, each with the catalogue its words come from. `lang` and `dir` of the page are set in
 * `public/early.js`, before the first paint. `en-XB` is English from the right, by the usual name of that pseudo language: what an
 * interface in Urdu will look like can be seen and tested before its words are there.
 */
const interfaceLanguages = { en: 'en', 'en-XB': 'en' } as const satisfies Record<string, WordLanguage>;
export type Locale = keyof typeof interfaceLanguages;

/**
 * The words of one part of the interface in every language. Each panel has its own, loaded with its code. Another language
 * is a second object of the same shape beside `en`.
 */
type Catalogue<Words> = Readonly<Record<WordLanguage, Words>>;

const LocaleContext = createContext<Locale>('en');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The words of a catalogue in the language of the interface. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[interfaceLanguages[use(LocaleContext)]];
}

const localeKey = 'console.locale';

/** The language of the interface kept in this browser; English when there is none. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(localeKey) === 'en-XB' ? 'en-XB' : 'en';
  } catch {
    return 'en';
  }
}
