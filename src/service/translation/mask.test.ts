import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aroundSpans, createTermFinder, holdsEach, interleave } from './mask.ts';
import { placehold, replacePlaceholders } from './placeholders.ts';

const written = (terms: Parameters<typeof createTermFinder>[0], text: string) =>
  createTermFinder(terms)(text).map((span) => span.written);

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
  ])('%j in %j', (terms, text, expected) => {
    expect(written(terms, text)).toEqual(expected);
  });

  it('are replaced where a map gives another value', () => {
    const spans = createTermFinder({ Acme: 'Acme', MD: 'doctor', X: '' })('Acme MD X');
    expect(spans.map(({ replacement }) => replacement)).toEqual([undefined, 'doctor', undefined]);
  });

  it('are found as fast among many that begin alike', () => {
    const terms = Array.from({ length: 30_000 }, (_, index) => `the quick ${index}`);
    const started = performance.now();
    const find = createTermFinder(terms);
    const text = 'the quick the quick 29999 the quick x '.repeat(200);
    expect(find(text).map((span) => span.written)).toEqual(Array(200).fill('the quick 29999'));
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it('and the text around them make the text again', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1, maxLength: 3 })), (text, terms) => {
        const spans = createTermFinder(terms)(text);
        expect(
          interleave(
            aroundSpans(text, spans),
            spans.map((span) => span.written),
          ),
        ).toBe(text);
      }),
    );
  });

  it('are each kept once when the output holds them as often as the input', () => {
    expect(holdsEach('क एक ख', ['क', 'क'])).toBe(true);
    expect(holdsEach('एक ख', ['क', 'क'])).toBe(false);
    expect(holdsEach('anything', [])).toBe(true);
  });
});

describe('placeholders', () => {
  const text = 'Acme sells Zed to Bolt.';
  const spans = createTermFinder(['Acme', 'Zed', 'Bolt'])(text);
  const values = ['एक्मे', 'ज़ेड', 'बोल्ट'];
  const placeheld = placehold(text, spans);

  it.each([
    ['in place', 'ZX0Z sells ZX1Z to ZX2Z.', 'एक्मे sells ज़ेड to बोल्ट.'],
    ['moved', 'ZX2Z को ZX0Z ZX1Z बेचता है।', 'बोल्ट को एक्मे ज़ेड बेचता है।'],
    ['in small letters, with blanks, with other digits', 'zx0z Z X 1 Z ZX२Zக்கு', 'एक्मे ज़ेड बोल्टக்கு'],
    ['lost', 'ZX0Z sells to ZX2Z.', undefined],
    ['doubled', 'ZX0Z ZX0Z ZX1Z ZX2Z', undefined],
    ['invented', 'ZX0Z ZX1Z ZX2Z ZX3Z', undefined],
  ])('%s', (_, translated, expected) => {
    expect(placeheld?.text).toBe('ZX0Z sells ZX1Z to ZX2Z.');
    expect(placeheld && replacePlaceholders(translated, placeheld, values)).toBe(expected);
  });

  it('are of another kind when the text itself looks like one', () => {
    const odd = 'Acme ZX0Z';
    expect(placehold(odd, createTermFinder(['Acme'])(odd))?.text).toBe('QJ0Q ZX0Z');
  });
});
