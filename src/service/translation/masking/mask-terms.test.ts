import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsAtOnce } from '#service/in-turns.ts';
import { processorTime } from '#testing/processor-time.ts';
import { containsEach, createTermFinder, interleave, textAroundSpans } from './find-mask-terms.ts';
import { insertPlaceholders, replacePlaceholders } from './mask-placeholders.ts';

function finderOf(terms: Parameters<typeof createTermFinder>[0]) {
  const find = stepsAtOnce(createTermFinder(terms));
  return (text: string) => stepsAtOnce(find(text));
}

const foundTerms = (terms: Parameters<typeof createTermFinder>[0], text: string) =>
  finderOf(terms)(text).map((span) => span.written);

describe('masked terms', () => {
  it.each([
    [['Acme'], 'Acme and Acme.', ['Acme', 'Acme']],
    [['Acme'], 'acme, AcmeX, XAcme, Acme2, Acmé', []],
    [['Delhi', 'New Delhi'], 'From New Delhi to Delhi', ['New Delhi', 'Delhi']],
    [['C++', '.NET'], 'Learn C++ and .NET; not ASP.NET', ['C++', '.NET', '.NET']],
    [['a.b'], 'a.b but not axb', ['a.b']],
    [['', '  ', ' Acme '], 'Acme', ['Acme']],
    [['Café'], 'Café and Café'.normalize('NFD'), ['Café', 'Café'].map((one) => one.normalize('NFD'))],
    [[], 'Acme', []],
    [['भीम', 'की'], 'भीमा, भीम की कीमत', ['भीम', 'की']],
    [['क'], 'कि क, क्‍ष', ['क']],
    [['சென்னை', 'சென்னை வங்கி'], 'சென்னை வங்கி, சென்னையில் சென்னை', ['சென்னை வங்கி', 'சென்னை']],
    [['کتاب', 'لاہور'], 'کتاب‌یں، کِتاب، لاہوری لاہور۔', ['لاہور']],
    [['കൊ', 'അവൻ'], 'കൊല്ലം അവൻ, അവന്‍', ['അവൻ']],
  ])('the occurrences of the terms %j in %j are %j', (terms, text, expected) => {
    expect(foundTerms(terms, text)).toEqual(expected);
  });

  it('a masked term is replaced when a map has a different value for it', () => {
    const spans = finderOf({ Acme: 'Acme', MD: 'doctor', X: '' })('Acme MD X');
    expect(spans.map(({ replacement }) => replacement)).toEqual([undefined, 'doctor', undefined]);
  });

  it('finding masked terms takes no longer when many terms have the same beginning', () => {
    const text = 'the quick the quick 299 the quick x '.repeat(200);
    const timeToFind = (terms: number) => {
      const find = finderOf(Array.from({ length: terms }, (_, index) => `the quick ${index}`));
      expect(find(text).map((span) => span.written)).toEqual(Array(200).fill('the quick 299'));
      return processorTime(() => find(text));
    };
    // With 100 times as many terms, finding may take at most 10 times as long. Times below 1 ms count as 1 ms.
    expect(timeToFind(30_000)).toBeLessThan(10 * Math.max(1, timeToFind(300)));
  });

  it('masked terms and the text around them join to the original text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1, maxLength: 3 })), (text, terms) => {
        const spans = finderOf(terms)(text);
        expect(
          interleave(
            textAroundSpans(text, spans),
            spans.map((span) => span.written),
          ),
        ).toBe(text);
      }),
    );
  });

  it('containsEach counts repeated values', () => {
    expect(containsEach('क ख क', ['क', 'क'])).toBe(true);
    expect(containsEach('क एक ख', ['क', 'क'])).toBe(false);
    expect(containsEach('anything', [])).toBe(true);
  });

  it('containsEach does not count a value inside a longer one', () => {
    expect(containsEach('New Delhi to Delhi', ['Delhi', 'New Delhi'])).toBe(true);
    expect(containsEach('New Delhi', ['Delhi', 'New Delhi'])).toBe(false);
  });

  it('containsEach accepts an ending after a value, but no letters before it', () => {
    expect(containsEach('டெல்லிக்கு', ['டெல்லி'])).toBe(true);
    expect(containsEach('पुरानादिल्ली', ['दिल्ली'])).toBe(false);
    expect(containsEach('Learn C++(1) and ASP.NET', ['C++', '.NET'])).toBe(true);
  });
});

describe('placeholders for masked terms', () => {
  const text = 'Acme sells Zed to Bolt.';
  const spans = finderOf(['Acme', 'Zed', 'Bolt'])(text);
  const values = ['एक्मे', 'ज़ेड', 'बोल्ट'];
  const placeheld = insertPlaceholders(text, spans);

  it.each([
    ['in place', 'ZX0Z sells ZX1Z to ZX2Z.', 'एक्मे sells ज़ेड to बोल्ट.'],
    ['moved', 'ZX2Z को ZX0Z ZX1Z बेचता है।', 'बोल्ट को एक्मे ज़ेड बेचता है।'],
    ['in lower case, with spaces, with other digits', 'zx0z Z X 1 Z ZX२Zக்கு', 'एक्मे ज़ेड बोल्टக்கு'],
    ['lost', 'ZX0Z sells to ZX2Z.', undefined],
    ['doubled', 'ZX0Z ZX0Z ZX1Z ZX2Z', undefined],
    ['invented', 'ZX0Z ZX1Z ZX2Z ZX3Z', undefined],
  ])('terms replace placeholders if each occurs once: %s', (_, translated, expected) => {
    expect(placeheld?.text).toBe('ZX0Z sells ZX1Z to ZX2Z.');
    expect(placeheld && replacePlaceholders(translated, placeheld, values)).toBe(expected);
  });

  it('placeholders take another form when the text itself contains one', () => {
    const odd = 'Acme ZX0Z';
    expect(insertPlaceholders(odd, finderOf(['Acme'])(odd))?.text).toBe('QJ0Q ZX0Z');
  });
});

it('indexing and finding terms are split into steps, so that other work can run', () => {
  const steps = (work: Iterator<void, unknown>) => {
    let count = 0;
    while (!work.next().done) count++;
    return count;
  };
  const terms = Array.from({ length: 500 }, (_, index) => `${'a '.repeat(40)}${index}`);
  expect(steps(createTermFinder(terms))).toBeGreaterThanOrEqual(500);
  expect(steps(stepsAtOnce(createTermFinder(terms))('a '.repeat(2_000)))).toBeGreaterThanOrEqual(2_000);
});
