import { expect, it } from 'vitest';
import { pairAfterPress } from './compared-pair.ts';

it.each([
  ['chooses', {}, 'A', 'x', { A: 'x' }],
  ['chooses the second', { A: 'x' }, 'B', 'y', { A: 'x', B: 'y' }],
  ['replaces', { A: 'x', B: 'y' }, 'A', 'z', { A: 'z', B: 'y' }],
  ['lets go when pressed again', { A: 'x', B: 'y' }, 'A', 'x', { B: 'y' }],
  ['changes places', { A: 'x', B: 'y' }, 'A', 'y', { A: 'y', B: 'x' }],
  ['moves the only one', { A: 'x' }, 'B', 'x', { B: 'x' }],
] as const)('pressing A or B of a take %s', (_, pair, letter, id, expected) => {
  expect(pairAfterPress(pair, letter, id)).toEqual(expected);
});
