import { expect, it } from 'vitest';
import { transliterationCodeOf } from './transliteration-code.ts';

it.each([
  ['hi', 'hi'],
  ['sat', 'sat'],
  ['kok', 'kon'],
  ['ne', 'hi'],
  ['xx', 'en'],
])('text in the language %s is transliterated with the language code %s', (language, code) => {
  expect(transliterationCodeOf(language)).toBe(code);
});
