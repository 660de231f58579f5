import { createContext, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { currentLanguage, onLanguageChange } from './current-language.ts';

/** The language of the interface, for `useWords`. */
export const LanguageContext = createContext(currentLanguage());

/**
 * Provides the language of the interface to its children, renders them again when another one is chosen, and sets `lang`
 * and `dir` of the page.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage);
  useEffect(() => onLanguageChange(() => startTransition(() => setLanguage(currentLanguage))), []);
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Even the same value makes the browser compute the styles of the whole page.
    if (page.lang !== language.code) page.lang = language.code;
    if (page.dir !== language.direction) page.dir = language.direction;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
