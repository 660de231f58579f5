import { useMemo } from 'react';
import { transcriptWords } from '#console/catalogues/speech-to-text/transcript.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useErrorRate } from '#console/error-rate/use-error-rate.ts';
import type { LanguageAttributes } from '#console/ui/languages/LanguageText.tsx';
import type { JobTranscript } from '../job-view/transcript.ts';
import { AlignedText } from './AlignedText.tsx';

interface DifferencesViewProps extends LanguageAttributes {
  transcript: JobTranscript;
}

const strictComparison = {
  ignoreCase: false,
  ignorePunctuation: false,
  sameNumerals: false,
  sameSpellings: false,
};

/** The differences between the formatted and the raw transcript. */
export function DifferencesView({ transcript: { transcript, original }, lang, dir }: DifferencesViewProps) {
  const { compare: text } = useWords(transcriptWords);
  const both = original !== '' && transcript !== '';
  const order = useMemo(
    () =>
      both
        ? {
            reference: original,
            hypothesis: transcript,
            comparison: strictComparison,
            locale: lang ?? 'en',
          }
        : undefined,
    [both, original, transcript, lang],
  );
  const { data, error } = useErrorRate(order);
  const note = 'px-5 py-4 text-base text-ink-third';
  if (!both) return <p className={note}>{text.nothing}</p>;
  if (error) return <p className={note}>{text.failed}</p>;
  if (!data) return <p className={note}>{text.working}</p>;
  if (data.aligned.every(({ kind }) => kind === 'same')) return <p className={note}>{text.same}</p>;
  return (
    <>
      <p className="px-5 pt-3 text-sm text-ink-third">{text.explain}</p>
      <AlignedText aligned={data.aligned} label={text.list} lang={lang} dir={dir} />
    </>
  );
}
