import { createContext, type ReactNode, use } from 'react';

/** The languages of the interface. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** The words of one part of the interface in every language. Each panel has its own, loaded with its code. */
export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

const LocaleContext = createContext<Locale>('en');

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The words of a catalogue in the language of the interface. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue[use(LocaleContext)];
}
