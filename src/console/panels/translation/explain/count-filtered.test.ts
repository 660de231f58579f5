import { expect, it } from 'vitest';
import { countFiltered } from './count-filtered.ts';

it('counts each filtered word once, in any letter case', () => {
  expect(
    countFiltered([
      { word: 'Bastard', severity: 'mild' },
      { word: 'shit', severity: 'strong' },
      { word: 'BASTARD', severity: 'mild' },
    ]),
  ).toEqual([
    { word: 'Bastard', severity: 'mild', count: 2 },
    { word: 'shit', severity: 'strong', count: 1 },
  ]);
});
