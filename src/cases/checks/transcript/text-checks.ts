import type { LenientWord } from '#contract/speech-to-text.ts';
import { type AlignmentStep, align } from '../error-rate/align.ts';
import { type ComparisonOptions, defaultComparison, spokenWords } from '../error-rate/spoken-words.ts';
import type { Check, CheckId, FindingWithoutCheck } from './check.ts';

const strictComparison: ComparisonOptions = {
  ignoreCase: false,
  ignorePunctuation: false,
  sameNumerals: false,
};

/** The differences between a text and the words, each at the time of the nearest word. */
function differenceFindings(
  text: string,
  words: readonly LenientWord[],
  comparison: ComparisonOptions,
  locale: string,
): FindingWithoutCheck[] {
  const written = spokenWords(text, comparison, locale);
  const spoken = spokenWords(
    words.map(({ word }) => word),
    comparison,
    locale,
  );
  let nearest = 0;
  const findingOf = (step: AlignmentStep): FindingWithoutCheck[] => {
    if ('after' in step) nearest = spoken[step.after]?.source ?? nearest;
    if (step.kind === 'same') return [];
    const there = 'before' in step ? written[step.before]?.text : undefined;
    const here = 'after' in step ? spoken[step.after]?.text : undefined;
    const time = words[nearest]?.start;
    return [{ ...(time !== undefined && { time }), text: `${there ?? '∅'} ≠ ${here ?? '∅'}` }];
  };
  const compared = (word: { readonly compared: string }) => word.compared;
  return align(written.map(compared), spoken.map(compared)).flatMap(findingOf);
}

/** Checks that compare `original` and `transcript` with the words. */
export const textChecks = {
  'original-differs': ({ original, segments, locale }) => {
    if (original === '') return 'no-original';
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    return differenceFindings(original, words, strictComparison, locale);
  },
  'transcript-differs': ({ transcript, segments, locale }) => {
    if (transcript === '') return 'no-transcript';
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    return differenceFindings(transcript, words, defaultComparison, locale);
  },
} satisfies Partial<Record<CheckId, Check>>;
