import { useMemo } from 'react';
import { Link } from 'wouter';
import {
  defaultErrorRateOptions,
  type ErrorCounts,
  errorRate,
  errorRateFromCounts,
} from '#cases/checks/error-rate/error-rate.ts';
import { textToSpeechResultWords } from '#console/catalogues/text-to-speech/result.ts';
import { useWords } from '#console/catalogues/words.ts';
import { AlignedWords } from '#console/error-rate/AlignedWords.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { findLanguage } from '#contract/languages.ts';
import { type TranscriptAnswer, transcriptsOf } from './round-trip.ts';

interface RoundTripResultProps {
  jobId: string;
  answer: TranscriptAnswer;
  /** The words that were spoken. */
  reference: string;
  /** The API's code of the spoken language. */
  language: string;
}

/** The recognised text, its error rate and its differences from the spoken text. */
export function RoundTripResult({ jobId, answer, reference, language }: RoundTripResultProps) {
  const { roundTrip: words } = useWords(textToSpeechResultWords);
  const { recognised, formatted } = transcriptsOf(answer);
  const rate = useMemo(
    () =>
      errorRate({
        reference,
        hypothesis: recognised,
        comparison: defaultErrorRateOptions,
        locale: findLanguage(language)?.bcp47 ?? 'und',
      }),
    [reference, recognised, language],
  );
  const percent = (counts: ErrorCounts) => {
    const value = errorRateFromCounts(counts);
    return value === undefined ? words.noRate : `${(value * 100).toFixed(1)} %`;
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      <LanguageText as="p" isResult code={language} className="text-result">
        {formatted || words.nothingHeard}
      </LanguageText>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {(['words', 'characters'] as const).map((name) => {
          const counts = rate[name];
          return (
            <div key={name}>
              <dt className="text-sm text-ink-third">{words.rates[name]}</dt>
              <dd className="text-base font-semibold tabular">{percent(counts)}</dd>
              <dd className="text-sm text-ink-second">
                {words.counts(counts.reference, counts.substituted, counts.deleted, counts.inserted)}
              </dd>
            </div>
          );
        })}
      </dl>
      <div>
        <p className="text-sm text-ink-third">{words.beside}</p>
        <LanguageText as="p" code={language} className="text-base leading-8">
          <AlignedWords aligned={rate.aligned} words={words} lang={languageAttributes(language).lang} />
        </LanguageText>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-second">
        {words.job} <code className="font-mono text-sm wrap-anywhere">{jobId}</code>
        <CopyButton text={() => jobId} name={words.copyJob} />
        <Link
          href={`/speech-to-text?follow=${encodeURIComponent(jobId)}&language=${encodeURIComponent(language)}`}
          className="underline"
        >
          {words.openJob}
        </Link>
      </p>
    </div>
  );
}
