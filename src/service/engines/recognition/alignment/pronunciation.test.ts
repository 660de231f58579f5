import { expect, it } from 'vitest';
import { pronunciationsOf } from './pronunciation.ts';

it('pronounces words of the dictionary and their inflected forms', () => {
  expect(pronunciationsOf('laptop')).toEqual(['L AE P T AA P']);
  expect(pronunciationsOf('googling')).toEqual(['G UW G L IH NG']);
});

it('reads an unknown word by its letters, as English and as an Indian name', () => {
  expect(pronunciationsOf('zomato')).toEqual(['Z AA M AE T OW', 'Z OW M AH T OW']);
  expect(pronunciationsOf("shivani's")).toEqual(['SH IH V AE N IY Z', 'SH IH V AH N IY Z']);
});

it('has no pronunciation without a letter', () => {
  expect(pronunciationsOf("'")).toEqual([]);
});
