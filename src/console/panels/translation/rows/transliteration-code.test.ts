import { expect, it } from 'vitest';
import { transliterationCodeOf } from './transliteration-code.ts';

it.each([
  ['hi', 'hi'],
  ['sat', 'sat'],
  ['kok', 'kon'],
  ['ne', 'hi'],
  ['xx', 'en'],
])('the text of %s is transliterated as %s', (language, code) => {
  expect(transliterationCodeOf(language)).toBe(code);
});
