import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { findLanguage } from '#contract/languages.ts';

/** The name of a language for an audience: in the language itself and in that of the interface, without its code. */
export function LanguageName({ code }: { code: string }) {
  const name = languageName(code);
  const { nativeName = code } = findLanguage(code) ?? {};
  return (
    <>
      <LanguageText code={code}>{nativeName}</LanguageText>
      {name !== nativeName && ` · ${name}`}
    </>
  );
}
