import { describe, expect, it } from 'vitest';
import { defaultErrorRateOptions, errorCount, errorRate, errorRateFromCounts } from './error-rate.ts';
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
  ])('splits a text into words: %s', (_, text, comparison, expected) => {
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
    errorRate({ reference, hypothesis, comparison: defaultErrorRateOptions, locale });

  it('counts word errors', () => {
    const { words, aligned } = of('The cat sat on the mat.', 'the cat sit on mat today');
    expect(words).toEqual({ reference: 6, substituted: 1, deleted: 1, inserted: 1 });
    expect(errorRateFromCounts(words)).toBeCloseTo(0.5);
    expect(aligned[2]).toEqual({
      kind: 'substituted',
      reference: 'sat',
      referenceSource: 2,
      hypothesis: 'sit',
      source: 2,
    });
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

describe('English spellings of the same words', () => {
  const errors = (reference: string, hypothesis: string, comparison = defaultErrorRateOptions) =>
    errorCount(errorRate({ reference, hypothesis, comparison, locale: 'en' }).words);

  it.each([
    ['twenty-five trains at half past nine', '25 trains at half past 9'],
    ['In nineteen ninety five and in two thousand and five', 'In 1995 and in 2005'],
    ['one thousand two hundred and six', '1,206'],
    ['a hundred candles, twelve hundred rupees', '100 candles, ₹1200'],
    ['two lakh fifty thousand', '250000'],
    ['three point five million', '3.5 million'],
    ['five million dollars', '$5 million'],
    ['The twenty first of May, the third', 'The 21st of May, the 3rd'],
    ['nine eight seven six five', '98765'],
    ['room three oh five', 'room 305'],
    ['ten p.m., five percent', '10pm, 5%'],
    ['the colours of our neighbours’ harbour', 'the colors of our neighbors’ harbor'],
    ['he organised and analysed the travelling theatre', 'he organized and analyzed the traveling theater'],
    ['a grey tyre, two cheques', 'a gray tire, 2 checks'],
    ['Mr. Rao and Dr. Sen', 'Mister Rao and Doctor Sen'],
    ['a well-known second hand café', 'a wellknown second-hand cafe'],
    ['meanwhile everyone can’t', 'mean while every one can’t'],
    ['U P I and O T P', 'UPI and OTP'],
  ])('“%s” equals “%s”, in both directions', (one, other) => {
    expect([errors(one, other), errors(other, one)]).toEqual([0, 0]);
  });

  it.each([
    ['four hours', 'for hours', 1],
    ['she filled the form', 'she filed the form', 1],
    ['twenty five', '24', 1],
    ['nine and ten', '910', 3],
    ['a million', 'a hundred', 1],
    ['our own house', 'or own house', 1],
    ['five percent', 'five', 1],
    ['one two three four', 'one two tree four', 1],
    ['the price was raised', 'the prize was razed', 2],
  ])('“%s” does not equal “%s”', (one, other, wrong) => expect(errors(one, other)).toBe(wrong));

  it('words that count as equal have no character errors; other words are compared as written', () => {
    const of = (reference: string, hypothesis: string) =>
      errorRate({ reference, hypothesis, comparison: defaultErrorRateOptions, locale: 'en' }).characters;
    expect(of('three colours', 'tree colors')).toEqual({
      reference: 13,
      substituted: 0,
      deleted: 1,
      inserted: 0,
    });
    expect(of('twenty five', '25')).toEqual({ reference: 11, substituted: 0, deleted: 0, inserted: 0 });
  });

  it('spellings count as different when the option `sameSpellings` is off', () => {
    expect(errors('colour', 'color', { ...defaultErrorRateOptions, sameSpellings: false })).toBe(1);
  });

  it('number words in other scripts do not equal digits', () => {
    expect(errors('के लिए पच्चीस', 'के लिए २५')).toBe(1);
  });

  it('a number in words keeps its words and the index of the first one', () => {
    const { aligned } = errorRate({
      reference: 'take 25 of them',
      hypothesis: ['take', 'twenty', 'five', 'of', 'them'],
      comparison: defaultErrorRateOptions,
      locale: 'en',
    });
    expect(aligned.map(({ hypothesis, source }) => [hypothesis, source])).toEqual([
      ['take', 0],
      ['twenty five', 1],
      ['of', 3],
      ['them', 4],
    ]);
  });
});
