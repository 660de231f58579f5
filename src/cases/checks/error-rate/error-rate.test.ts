import { describe, expect, it } from 'vitest';
import { errorRate, errorRateFromCounts } from './error-rate.ts';
import { type ComparisonOptions, defaultComparison, spokenWords } from './spoken-words.ts';

const strictComparison: ComparisonOptions = {
  ignoreCase: false,
  ignorePunctuation: false,
  sameNumerals: false,
};

describe('splitting a text into words to compare', () => {
  it.each([
    ['case, punctuation and digit grouping ignored', 'Delhi, 1,200 km!', defaultComparison, 'delhi 1200 km'],
    ['a point inside a number kept', '3.5 per cent.', defaultComparison, '3.5 per cent'],
    ['an apostrophe inside a word kept', "‘Don’t,’ she said 'no'", defaultComparison, "don't she said no"],
    ['a hyphen as a space', 'well-known – yes', defaultComparison, 'well known yes'],
    ['digits of other scripts', '१२३ ௪௫ ۶۷', defaultComparison, '123 45 67'],
    ['a danda left out', 'घर गया।', defaultComparison, 'घर गया'],
    ['everything as written', 'Delhi, १२!', strictComparison, 'Delhi, १२!'],
  ])('splits a text with %s', (_, text, comparison, expected) => {
    const compared = spokenWords(text, comparison, 'en').map((word) => word.compared);
    expect(compared.join(' ')).toBe(expected);
  });

  it('normalises words to NFC', () => {
    const [one] = spokenWords('caf\u0065\u0301', strictComparison, 'en');
    expect(one?.compared).toBe('café');
  });

  it('keeps for each word the index of the list element it came from', () => {
    const found = spokenWords(['one', '—', 'two-three'], defaultComparison, 'en');
    expect(found.map(({ text, source }) => [text, source])).toEqual([
      ['one', 0],
      ['two', 2],
      ['three', 2],
    ]);
  });
});

describe('error rate', () => {
  const of = (reference: string, hypothesis: string, locale = 'en') =>
    errorRate({ reference, hypothesis, comparison: defaultComparison, locale });

  it('counts word errors', () => {
    const { words, aligned } = of('The cat sat on the mat.', 'the cat sit on mat today');
    expect(words).toEqual({ reference: 6, substituted: 1, deleted: 1, inserted: 1 });
    expect(errorRateFromCounts(words)).toBeCloseTo(0.5);
    expect(aligned[2]).toEqual({ kind: 'substituted', reference: 'sat', hypothesis: 'sit', source: 2 });
  });

  it('counts character errors, including the spaces between words', () => {
    const { characters } = of('ab cd', 'ab ce');
    expect(characters).toEqual({ reference: 5, substituted: 1, deleted: 0, inserted: 0 });
  });

  it('counts a consonant with its vowel sign as one character', () => {
    // कि and की are one character each; they differ in the vowel sign only.
    expect(of('किताब', 'कीताब', 'hi').characters).toEqual({
      reference: 3,
      substituted: 1,
      deleted: 0,
      inserted: 0,
    });
  });

  it('the error rate is undefined for an empty reference', () => {
    const { words } = of('', 'one two');
    expect(words).toEqual({ reference: 0, substituted: 0, deleted: 0, inserted: 2 });
    expect(errorRateFromCounts(words)).toBeUndefined();
  });

  it('the error rate can exceed 100 %', () => expect(errorRateFromCounts(of('a', 'b c d').words)).toBe(3));
});
