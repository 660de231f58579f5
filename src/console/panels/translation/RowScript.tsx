import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { LanguageSelect } from '#console/ui/LanguageSelect.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { Stopwatch } from '#console/ui/Stopwatch.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { transliterationCodeOf } from './script.ts';

interface RowScriptProps {
  text: string;
  /** The API's code of the text's language. */
  language: string;
  onCancel: () => void;
}

/** A text in another script: Latin letters at first, through the transliteration of the same target. */
export function RowScript({ text, language, onCancel }: RowScriptProps) {
  const words = useWords(resultWords);
  const call = useCall();
  const { target } = useTargetChoice();
  const from = transliterationCodeOf(language);
  const [to, setTo] = useState<TransliterationLanguage>(from === 'en' ? 'hi' : 'en');
  const [startedAt, setStartedAt] = useState(Date.now);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['row-script', target, from, to, text],
    queryFn: ({ signal }) =>
      call(
        'transliteration',
        {
          headers: { 'REV-APPVERSION': '2.0', src_lang: from, tgt_lang: to, domain: 'generic' },
          body: { data: [text] },
        },
        { signal },
      ),
    // A failure is asked for again when the row is opened again; an answer stays.
    staleTime: ({ state }) => (state.data?.kind === 'ok' ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: false,
    retry: false,
  });
  const spelled = data?.kind === 'ok' ? data.data.responseList[0]?.outString[0] : undefined;
  return (
    <div className="flex flex-col gap-2">
      <LanguageSelect
        aria-label={words.script}
        codes={TransliterationLanguage.options.filter((code) => code !== from)}
        value={to}
        onChange={(code) => {
          setStartedAt(Date.now());
          setTo(code);
        }}
        className="min-h-8 self-start text-sm"
      />
      {isFetching ? (
        <Stopwatch startedAt={startedAt} onCancel={onCancel} />
      ) : data && data.kind !== 'ok' ? (
        <FailureCard
          failure={data}
          onAgain={() => {
            setStartedAt(Date.now());
            void refetch();
          }}
        />
      ) : (
        <div className="flex items-start gap-2">
          <LanguageText as="p" code={to} className="min-w-0 grow text-lg wrap-anywhere">
            {spelled ?? words.missing}
          </LanguageText>
          {spelled !== undefined && <CopyButton text={() => spelled} />}
        </div>
      )}
    </div>
  );
}
