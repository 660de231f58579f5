import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, unwrap } from '#client/outcome.ts';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useCall } from '#console/exchanges/use-call.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { LanguageSelect } from '#console/ui/languages/LanguageSelect.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { TransliterationLanguage } from '#contract/languages.ts';
import { transliterationCodeOf } from './transliteration-code.ts';

interface RowScriptProps {
  text: string;
  /** The API's code of the text's language. */
  language: string;
  onCancel: () => void;
}

/** A text transliterated into another script by the same target, initially into Latin letters. */
export function RowScript({ text, language, onCancel }: RowScriptProps) {
  const words = useWords(resultWords);
  const more = useWords(resultDetailsWords);
  const call = useCall();
  const { target } = useTargetChoice();
  const from = transliterationCodeOf(language);
  const [to, setTo] = useState<TransliterationLanguage>(from === 'en' ? 'hi' : 'en');
  const [startedAt, setStartedAt] = useState(Date.now);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['row-script', target, from, to, text],
    queryFn: async ({ signal }) => {
      const headers = { 'REV-APPVERSION': '2.0', src_lang: from, tgt_lang: to, domain: 'generic' } as const;
      const answer = unwrap(await call('transliteration', { headers, body: { data: [text] } }, { signal }));
      return answer.responseList[0]?.outString[0] ?? null;
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <LanguageSelect
        aria-label={more.script}
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
      ) : error instanceof CallFailed ? (
        <FailureCard
          failure={error.failure}
          onAgain={() => {
            setStartedAt(Date.now());
            void refetch();
          }}
        />
      ) : (
        <div className="flex items-start gap-2">
          <LanguageText as="p" code={to} className="min-w-0 grow text-lg wrap-anywhere whitespace-pre-wrap">
            {data ?? words.missing}
          </LanguageText>
          {typeof data === 'string' && <CopyButton text={() => data} />}
        </div>
      )}
    </div>
  );
}
