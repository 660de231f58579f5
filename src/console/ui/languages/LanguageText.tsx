import type { ReactNode } from 'react';
import { findLanguage } from '#contract/languages.ts';

/** BCP-47 tag and direction of a text. */
export interface LanguageAttributes {
  lang?: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** `lang` and `dir` for text in a language of the API, so that fonts, shaping and direction are right. */
export function languageAttributes(code: string): LanguageAttributes {
  const language = findLanguage(code);
  return language ? { lang: language.bcp47, dir: language.direction } : { dir: 'auto' };
}

interface LanguageTextProps {
  /** The API's language code. */
  code: string;
  children: ReactNode;
  className?: string;
  as?: 'span' | 'p' | 'div';
  /** Whether the text is the result of a call. */
  isResult?: boolean;
}

/** Text in one of the API's languages. */
export function LanguageText({ code, children, className, as: Tag = 'span', isResult }: LanguageTextProps) {
  return (
    <Tag {...languageAttributes(code)} {...(isResult && { 'data-result': '' })} className={className}>
      {children}
    </Tag>
  );
}
