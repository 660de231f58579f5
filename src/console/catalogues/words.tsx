import { createContext, type ReactNode, use } from 'react';

/** The languages the catalogues are written in. */
const wordLanguages = ['en'] as const;
type WordLanguage = (typeof wordLanguages)[number];

interface InterfaceLanguage {
  /** The catalogue its words come from. */
  readonly words: WordLanguage;
  /** BCP-47 tag of the page. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * The languages of the interface. `en-XB` is English from the right, by the usual name of that pseudo language: what an
 * interface in Urdu will look like can be seen and tested before its words are there.
 */
const interfaceLanguages = {
  en: { words: 'en', lang: 'en', dir: 'ltr' },
  'en-XB': { words: 'en', lang: 'en', dir: 'rtl' },
} as const satisfies Record<string, InterfaceLanguage>;
export type Locale = keyof typeof interfaceLanguages;

/** The words of one part of the interface in every language. Each panel has its own, loaded with its code. */
export type Catalogue<Words> = Readonly<Record<WordLanguage, Words>>;

const LocaleContext = createContext<Locale>('en');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The words of a catalogue in the language of the interface. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[interfaceLanguages[use(LocaleContext)].words];
}

const key = 'console.locale';

/** The language of the interface kept in this browser; English when there is none. */
export function storedLocale(): Locale {
  try {
    return localStorage.getItem(key) === 'en-XB' ? 'en-XB' : 'en';
  } catch {
    return 'en';
  }
}

/** Puts a language of the interface on the page: the one place that sets its `lang` and `dir`. */
export function applyLocale(locale: Locale): void {
  const { lang, dir } = interfaceLanguages[locale];
  Object.assign(document.documentElement, { lang, dir });
}
