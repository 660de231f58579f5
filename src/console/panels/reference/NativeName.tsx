import { useLayoutEffect, useRef, useState } from 'react';
import { referenceWords } from '#console/catalogues/reference.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useIdle } from '#console/ui/idle.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { Language, Script } from '#contract/languages.ts';

/** The numbering system of each script, where `Intl` has one. */
const digitsOf: Readonly<Record<Script, string>> = {
  Latn: 'latn',
  Deva: 'deva',
  Beng: 'beng',
  Gujr: 'gujr',
  Guru: 'guru',
  Knda: 'knda',
  Mlym: 'mlym',
  Orya: 'orya',
  Taml: 'tamldec',
  Telu: 'telu',
  Arab: 'arabext',
  Olck: 'olck',
  Mtei: 'mtei',
};

/** Shows the name of a language, the digits of its script, and the name of the font used for both. */
export function NativeName({ language: { code, nativeName, script } }: { language: Language }) {
  const words = useWords(referenceWords);
  const box = useRef<HTMLDivElement>(null);
  const [font, setFont] = useState('');
  const idle = useIdle();
  useLayoutEffect(() => {
    const name = box.current?.firstElementChild;
    // Before the page is idle, all scripts have one font.
    if (!name || !idle) return;
    const [family = ''] = getComputedStyle(name).fontFamily.split(',');
    setFont(family.replaceAll('"', ''));
  }, [idle]);
  const digits = new Intl.NumberFormat(`en-u-nu-${digitsOf[script]}`, { useGrouping: false });
  return (
    <div ref={box} className="min-w-0">
      <LanguageText as="p" code={code} className="text-result">
        {`${nativeName} ${digits.format(1_234_567_890)}`}
      </LanguageText>
      {font !== '' && <p className="text-sm text-ink-third">{`${words.font}: ${font}`}</p>}
    </div>
  );
}
