import type { LenientWord } from '#contract/speech-to-text.ts';
import { type Check, type CheckId, type FindingWithoutCheck, tolerances } from './check.ts';

/**
 * Creates a check that tests every word: `wrong` receives the word and its predecessor, and returns the size of the
 * error, if any.
 */
const wordCheck =
  (wrong: (word: LenientWord, before: LenientWord | undefined) => number | undefined): Check =>
  ({ segments }) => {
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    return words.flatMap((word, index): FindingWithoutCheck[] => {
      const amount = wrong(word, words[index - 1]);
      return amount === undefined ? [] : [{ time: word.start, text: word.word, amount }];
    });
  };

/** Checks of the words and their times, in the order of the answer. */
export const wordChecks = {
  'end-before-start': wordCheck(({ start, end }) => (end < start ? start - end : undefined)),
  'zero-length': wordCheck(({ start, end }) => (end === start ? 0 : undefined)),
  milliseconds: ({ segments }) => {
    const words = segments.flat();
    const lengths = words.map(({ start, end }) => end - start).sort((a, b) => a - b);
    const middle = lengths[lengths.length >> 1];
    if (middle === undefined) return 'no-words';
    const [first] = words;
    return first && middle > tolerances.usualWord
      ? [{ time: first.start / 1000, text: first.word, amount: middle }]
      : [];
  },
  'beyond-audio': (input) => {
    if (!input.audio) return 'no-audio';
    const { duration } = input.audio;
    return wordCheck(({ start, end }) => {
      const last = Math.max(start, end);
      return last > duration + tolerances.beyondAudio ? last - duration : undefined;
    })(input);
  },
  'out-of-order': wordCheck(({ start }, before) => {
    const earliest = before?.start ?? 0;
    return start < earliest ? earliest - start : undefined;
  }),
  overlap: wordCheck(({ start }, before) => {
    if (!before) return undefined;
    const shared = before.end - start;
    return start >= before.start && shared > tolerances.overlap + tolerances.rounding ? shared : undefined;
  }),
  'confidence-range': (input) =>
    input.segments.flat().some(({ conf }) => typeof conf === 'number')
      ? wordCheck(({ conf }) => (typeof conf === 'number' && !(conf >= 0 && conf <= 1) ? conf : undefined))(
          input,
        )
      : 'no-confidence',
  'segment-bounds': ({ segments }) => {
    if (segments.length === 0) return 'no-words';
    let end = Number.NEGATIVE_INFINITY;
    return segments.flatMap((segment, index): FindingWithoutCheck[] => {
      const [first] = segment;
      if (!first) return [{ text: '', amount: index + 1 }];
      const early = first.start < end - tolerances.overlap - tolerances.rounding;
      for (const word of segment) end = Math.max(end, word.end);
      return early ? [{ time: first.start, text: first.word, amount: index + 1 }] : [];
    });
  },
} satisfies Partial<Record<CheckId, Check>>;
