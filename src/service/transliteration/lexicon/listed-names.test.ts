import { expect, it } from 'vitest';
import { isListedName } from './listed-names.ts';

it.each(['meenakshi', 'laxmi', 'indore', 'pradesh'])('%s is a word of a listed name', (word) => {
  expect(isListedName(word)).toBe(true);
});

it.each(['sposed', '', 'latin'])('%j is not', (word) => {
  expect(isListedName(word)).toBe(false);
});
