import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

/** Measures a text in a font whose code points are all 10 pixels wide. */
const widthOf = (text: string) => [...text].length * 10;

it.each([
  ['would', 50, 'would'],
  ['would', 40, 'wou…'],
  ['as well as', 40, 'as…'],
  ['would', 10, '…'],
  ['would', 0, '…'],
  // A consonant is never separated from its vowel sign.
  ['मेरा नाम', 30, 'मे…'],
  ['कि ताब', 20, '…'],
])('%j is shortened to fit %d pixels: %j', (text, width, expected) => {
  expect(shorten(text, width, widthOf)).toBe(expected);
});
