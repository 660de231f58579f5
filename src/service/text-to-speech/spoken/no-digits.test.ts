import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEngineText } from '#service/engines/espeak/espeak-text.ts';
import { espeakLanguages } from '#service/engines/espeak/espeak-voices.ts';
import { localDigits } from '#service/numbers/numerals.ts';
import { processorTime } from '#testing/processor-time.ts';
import { randomSampleCount } from '#testing/samples.ts';

const digits = fc.stringMatching(/^\d{1,14}$/);
const sign = fc.constantFrom(
  ...[
    '/',
    '-',
    '–',
    ':',
    '.',
    ',',
    '%',
    '₹',
    '$',
    '€',
    '£',
    '+',
    '(',
    ')',
    ' ',
    '°C',
    'kg',
    ' km',
    'Rs. ',
    '@',
    '#',
    '½',
  ],
);
const word = fc.constantFrom(
  'नमस्ते',
  'வணக்கம்',
  'ہیلو',
  'Hello',
  'OTP',
  'A',
  'x',
  'बजे',
  'May',
  'टा',
  'th',
  '।',
  'am',
  '\n',
);
const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: digits },
      { weight: 4, arbitrary: sign },
      { weight: 2, arbitrary: word },
    ),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''));

describe.each(espeakLanguages)('the text for the engine in %s', (language) => {
  it('has no digit, slash, percent or currency sign, and an original position for each character', {
    tags: 'samples',
  }, () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, local) => {
        const written = local ? localDigits(text, language) : text;
        const { text: spoken, origins } = toEngineText(written, language);
        expect(spoken).not.toMatch(/[\p{Nd}/%₹€£]/u);
        expect(origins).toHaveLength([...spoken].length);
        const isInOrder = origins.every(
          (origin, at) => origin >= (origins[at - 1] ?? 0) && origin < written.length,
        );
        expect(isInOrder).toBe(true);
      }),
      { numRuns: randomSampleCount(500) },
    );
  });
});

describe('reading long texts aloud', () => {
  /** The engine is given texts of at most this length at once. */
  const pieceLength = 800;
  it.each([
    ['digits', '1'],
    ['grouped digits', '1,'],
    ['digits with points', '1.'],
    ['digits with slashes', '12/'],
    ['digits with dashes', '1-'],
    ['digits with colons', '9:'],
    ['groups of digits', '98765 '],
    ['groups of four', '1234-'],
    ['signs of currency', '₹'],
    ['letters and digits', 'A1-'],
    ['months', 'March '],
    ['at signs', 'a@'],
    ['numbers and words', '12 मार्च '],
    ['plus signs', '+91 '],
    ['web addresses', 'www.a.'],
  ])('a piece of %s is prepared for the engine in less than 20 ms', (_, part) => {
    const piece = part.repeat(Math.floor(pieceLength / part.length));
    const milliseconds = processorTime(() => toEngineText(piece, 'hi'));
    expect(milliseconds).toBeLessThan(20);
  });
});
