import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Measures a text in a font whose code points are all one unit wide. */
const widthOf = (text: string) => [...text].length;

describe('wrapText', () => {
  it.each([
    ['one line', 'a short text', 20, ['a short text']],
    ['between words', 'two words here', 9, ['two words', 'here']],
    ['line breaks of the text', 'one\n\ntwo', 9, ['one', '', 'two']],
    ['inside a word that is too wide', 'abcdefgh ij', 4, ['abcd', 'efgh', 'ij']],
    ['no text', '', 4, ['']],
  ] as const)('divides a text into lines: %s', (_, text, width, lines) => {
    expect(wrapText(text, width, 'en', widthOf)).toEqual(lines);
  });

  it('never divides a letter from its marks', () => {
    const lines = wrapText('कृष्णा', 2, 'hi', widthOf);
    expect(lines.every((line) => !/^\p{M}/u.test(line))).toBe(true);
    expect(lines.join('')).toBe('कृष्णा');
  });

  it('keeps every word, and makes no line too wide', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\w{1,12}$/)),
        fc.integer({ min: 1, max: 30 }),
        (words, width) => {
          const lines = wrapText(words.join(' '), width, 'en', widthOf);
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
