import { expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';

it.each([
  ['a', 'a', 'no difference'],
  ['é', 'e\u0301', 'only the normal form differs'],
  ['ab', 'a\u200cb', 'only joiners differ'],
  ['a b', 'a  b', 'only white space differs'],
  ['abc', 'axc', 'first difference at character 2: x instead of b'],
  ['कविता', 'कवीता', 'first difference at character 2: वी instead of वि'],
  ['ab', 'abc', 'first difference at character 3: c instead of the end'],
  ['ab', 'a', 'first difference at character 2: the end instead of b'],
])('describes how %j and %j differ', (expected, received, words) => {
  expect(describeDifference(expected, received, 'hi')).toBe(words);
});
