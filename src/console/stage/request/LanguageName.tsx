import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { findLanguage } from '#contract/languages.ts';

/** A language as an audience knows it: its name in itself and in the language of the interface, without its code. */
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
