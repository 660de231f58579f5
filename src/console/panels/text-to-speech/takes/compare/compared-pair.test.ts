import { expect, it } from 'vitest';
import { pairAfterPress } from './compared-pair.ts';

it.each([
  ['selects it', {}, 'A', 'x', { A: 'x' }],
  ['selects it as the second', { A: 'x' }, 'B', 'y', { A: 'x', B: 'y' }],
  ['replaces the take selected before', { A: 'x', B: 'y' }, 'A', 'z', { A: 'z', B: 'y' }],
  ['deselects it on a second press', { A: 'x', B: 'y' }, 'A', 'x', { B: 'y' }],
  ['swaps the pair', { A: 'x', B: 'y' }, 'A', 'y', { A: 'y', B: 'x' }],
  ['moves it to the other side if no other is selected', { A: 'x' }, 'B', 'x', { B: 'x' }],
] as const)('pressing button A or B of a take %s', (_, pair, letter, id, expected) => {
  expect(pairAfterPress(pair, letter, id)).toEqual(expected);
});
