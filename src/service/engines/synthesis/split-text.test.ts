import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpeakable, splitText } from './split-text.ts';

describe('splitting text', () => {
  it('prefers the end of a sentence, then a space', () => {
    expect(splitText('One two. Three four five', 12)).toEqual([
      { text: 'One two. ', start: 0 },
      { text: 'Three four ', start: 9 },
      { text: 'five', start: 20 },
    ]);
    expect(splitText('One. Two Rs. 500 three', 15).map(({ text }) => text)).toEqual([
      'One. ',
      'Two Rs. 500 ',
      'three',
    ]);
    expect(splitText('यह एक है। यह दो', 12).map(({ text }) => text)).toEqual(['यह एक है। ', 'यह दो']);
  });

  it('keeps all text and never cuts a surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '.', '😀', 'क', '।', '\n') }),
        fc.integer({ min: 2, max: 9 }),
        (text, limit) => {
          const pieces = splitText(text, limit);
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
          for (const piece of pieces) {
            expect(piece.text.length).toBeLessThanOrEqual(limit);
            expect(piece.text).not.toMatch(/\p{Cs}/u);
            expect(text.startsWith(piece.text, piece.start)).toBe(true);
          }
        },
      ),
    );
  });
});

it('distinguishes text that can be spoken from mere punctuation', () => {
  expect(['hi', '५', '₹', '😀', '%'].every(isSpeakable)).toBe(true);
  expect(['', ' . ', '— “”', '<>', '\n'].some(isSpeakable)).toBe(false);
});
