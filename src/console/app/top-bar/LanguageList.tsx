import { useState } from 'react';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { chooseLanguage } from '#console/languages/choose-language.ts';
import { currentLanguage } from '#console/languages/current-language.ts';
import { languages } from '#console/languages/list.ts';
import { ChoiceList } from '#console/targets/Choices.tsx';

/** The languages in which the interface can be shown, each by its own name. */
export function LanguageList({ close }: { close: () => void }) {
  const words = useWords(pageWords).language;
  const { code: current } = currentLanguage();
  const [failed, setFailed] = useState(false);

  const choose = async (code: string) => {
    const language = languages.find((one) => one.code === code);
    if (!language) return;
    setFailed(false);
    await chooseLanguage(code, language.direction).catch(() => setFailed(true));
  };

  return (
    <>
      <ChoiceList
        label={words.label}
        value={current}
        choices={languages
          .filter(({ code, isOffered }) => isOffered || code === current)
          .map(({ code, name }) => ({ value: code, label: name, lang: code }))}
        onChoose={choose}
        onDone={close}
      />
      {failed && (
        <p role="alert" className="mt-2 text-sm text-failed">
          {words.failed}
        </p>
      )}
    </>
  );
}
