import type { TimedWord } from '../../../src/console/audio/timed-words.ts';

const vocabulary =
  'the clinic opens at nine and closes when last patient has been seen please bring your card with you on monday morning or call again after lunch if line is busy we will take name number'.split(
    ' ',
  );
const wordsInSegment = 30;
/** Seconds from the start of one word to the start of the next. */
const secondsPerWord = 0.36;

export interface Speech {
  readonly segments: readonly (readonly TimedWord[])[];
  /** The text with capitals and punctuation, as recognisers return it. */
  readonly formatted: string;
}

/** Makes a transcript in segments of thirty words. The same count always gives the same transcript. */
export function makeSpeech(count: number): Speech {
  let seed = 7;
  const words = Array.from({ length: count }, (_, index): TimedWord => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const word = vocabulary[seed % vocabulary.length] ?? 'the';
    return { word, start: index * secondsPerWord, end: index * secondsPerWord + 0.3 };
  });
  const segments = Array.from({ length: Math.ceil(count / wordsInSegment) }, (_, index) =>
    words.slice(index * wordsInSegment, (index + 1) * wordsInSegment),
  );
  const sentences = segments.map((segment) => {
    const [first = '', ...rest] = segment.map(({ word }) => word);
    return `${first.charAt(0).toUpperCase()}${[first, ...rest].join(' ').slice(1)}.`;
  });
  return { segments, formatted: sentences.join(' ') };
}
