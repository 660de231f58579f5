import type { ComponentProps } from 'react';
import { joinFacts } from '#console/ui/text/format.ts';
import { findLanguage } from '#contract/languages.ts';
import { Select, type SelectOption } from '../controls/Select.tsx';
import { languageName } from './language-name.ts';

/** The option of a language: its name in itself, in the language of the interface, and its code. */
export function languageOption<Code extends string>(code: Code): SelectOption<Code> {
  const language = findLanguage(code);
  if (!language) return { value: code, label: code };
  const name = languageName(code);
  const names = language.nativeName === name ? [name] : [language.nativeName, name];
  return { value: code, label: joinFacts([...names, code]) };
}

interface LanguageSelectProps<Code extends string>
  extends Omit<ComponentProps<typeof Select<Code>>, 'options'> {
  codes: readonly Code[];
}

/** A select of one language. */
export function LanguageSelect<Code extends string>({ codes, ...rest }: LanguageSelectProps<Code>) {
  return <Select {...rest} options={codes.map(languageOption)} />;
}
