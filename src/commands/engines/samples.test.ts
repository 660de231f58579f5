import { expect, it } from 'vitest';
import { wordErrors } from './samples.ts';

it.each([
  ['the cat sat', 'the cat sat', 0],
  ['the cat sat', 'the cat', 1],
  ['the cat sat', 'a cat sat down', 2],
  ['the cat', '', 2],
  ['', 'the cat', 2],
])('“%s” and “%s” differ in %i words', (wanted, heard, errors) => {
  const words = (text: string) => text.split(' ').filter(Boolean);
  expect(wordErrors(words(wanted), words(heard))).toBe(errors);
});
