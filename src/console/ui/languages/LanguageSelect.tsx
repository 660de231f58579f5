import type { ComponentProps } from 'react';
import { findLanguage } from '#contract/languages.ts';
import { Select, type SelectOption } from '../controls/Select.tsx';

/** The option of a language: native name, English name, code. */
export function languageOption<Code extends string>(code: Code): SelectOption<Code> {
  const language = findLanguage(code);
  if (!language) return { value: code, label: code };
  const names =
    language.nativeName === language.englishName
      ? [language.englishName]
      : [language.nativeName, language.englishName];
  return { value: code, label: [...names, code].join(' · ') };
}

interface LanguageSelectProps<Code extends string>
  extends Omit<ComponentProps<typeof Select<Code>>, 'options'> {
  codes: readonly Code[];
}

/** A select of one language. */
export function LanguageSelect<Code extends string>({ codes, ...rest }: LanguageSelectProps<Code>) {
  return <Select {...rest} options={codes.map(languageOption)} />;
}
