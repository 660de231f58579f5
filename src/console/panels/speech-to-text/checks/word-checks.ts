import type { AcceptedWord } from '#contract/speech-to-text.ts';
import { type Check, type CheckId, type Finding, tolerances } from './check.ts';

/** Times are written in thousandths; adding them up leaves dust. */
const dust = 1e-6;

/** A check of each word by itself: gives by how much it is wrong, undefined when it is not. */
const eachWord =
  (check: CheckId, wrong: (word: AcceptedWord) => number | undefined): Check =>
  ({ segments }) => {
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    return words.flatMap((word): Finding[] => {
      const amount = wrong(word);
      return amount === undefined ? [] : [{ check, time: word.start, text: word.word, amount }];
    });
  };

/** A check of each word and the one before it in the answer. */
const eachPair =
  (check: CheckId, wrong: (before: AcceptedWord, word: AcceptedWord) => number | undefined): Check =>
  ({ segments }) => {
    const words = segments.flat();
    if (words.length === 0) return 'no-words';
    return words.flatMap((word, index): Finding[] => {
      const before = words[index - 1];
      const amount = before && wrong(before, word);
      return amount === undefined ? [] : [{ check, time: word.start, text: word.word, amount }];
    });
  };

/** Checks of the words and their times. Words are taken in the order of the answer. */
export const wordChecks = {
  'end-before-start': eachWord('end-before-start', ({ start, end }) =>
    end < start ? start - end : undefined,
  ),
  'zero-length': eachWord('zero-length', ({ start, end }) => (end === start ? 0 : undefined)),
  milliseconds: ({ segments }) => {
    const words = segments.flat();
    const lengths = words.map(({ start, end }) => end - start).sort((a, b) => a - b);
    const middle = lengths[lengths.length >> 1];
    if (middle === undefined) return 'no-words';
    const [first] = words;
    return first && middle > tolerances.usualWord
      ? [{ check: 'milliseconds', time: first.start / 1000, text: first.word, amount: middle }]
      : [];
  },
  'beyond-audio': (input) => {
    if (!input.audio) return 'no-audio';
    const { duration } = input.audio;
    return eachWord('beyond-audio', ({ start, end }) => {
      const last = Math.max(start, end);
      return last > duration + tolerances.beyondAudio ? last - duration : undefined;
    })(input);
  },
  'out-of-order': eachPair('out-of-order', (before, { start }) =>
    start < before.start ? before.start - start : undefined,
  ),
  overlap: eachPair('overlap', (before, { start }) => {
    const shared = before.end - start;
    return start >= before.start && shared > tolerances.overlap + dust ? shared : undefined;
  }),
  'confidence-range': (input) =>
    input.segments.flat().some(({ conf }) => typeof conf === 'number')
      ? eachWord('confidence-range', ({ conf }) =>
          typeof conf === 'number' && !(conf >= 0 && conf <= 1) ? conf : undefined,
        )(input)
      : 'no-confidence',
  'segment-bounds': ({ segments }) => {
    if (segments.length === 0) return 'no-words';
    let end = Number.NEGATIVE_INFINITY;
    return segments.flatMap((segment, index): Finding[] => {
      const [first] = segment;
      if (!first) return [{ check: 'segment-bounds', text: '', amount: index + 1 }];
      const early = first.start < end - tolerances.overlap - dust;
      for (const word of segment) end = Math.max(end, word.end);
      return early
        ? [{ check: 'segment-bounds', time: first.start, text: first.word, amount: index + 1 }]
        : [];
    });
  },
} satisfies Partial<Record<CheckId, Check>>;
