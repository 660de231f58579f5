import { expect, it } from 'vitest';
import { pairAfterPress } from './compared-pair.ts';

it.each([
  ['selects it', {}, 'A', 'x', { A: 'x' }],
  ['selects it as the second', { A: 'x' }, 'B', 'y', { A: 'x', B: 'y' }],
  ['replaces the one before', { A: 'x', B: 'y' }, 'A', 'z', { A: 'z', B: 'y' }],
  ['deselects it on a second press', { A: 'x', B: 'y' }, 'A', 'x', { B: 'y' }],
  ['swaps the pair', { A: 'x', B: 'y' }, 'A', 'y', { A: 'y', B: 'x' }],
  ['moves it if it is the only one', { A: 'x' }, 'B', 'x', { B: 'x' }],
] as const)('pressing A or B of a take %s', (_, pair, letter, id, expected) => {
  expect(pairAfterPress(pair, letter, id)).toEqual(expected);
});
