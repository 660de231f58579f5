import { expect, it } from 'vitest';
import { noSelection, toggle } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];

it('a job is selected and deselected; a range extends from the last selected job to this one', () => {
  const one = toggle(noSelection, 'b', shown, false);
  expect([...one.ids]).toEqual(['b']);
  const range = toggle(one, 'd', shown, true);
  expect([...range.ids].sort()).toEqual(['b', 'c', 'd']);
  const back = toggle(range, 'c', shown, true);
  expect([...back.ids]).toEqual(['b']);
  expect([...toggle(back, 'b', shown, false).ids]).toEqual([]);
});

it('a range whose start is not in view is this job alone', () => {
  const { ids } = toggle({ ids: new Set(['x']), anchor: 'x' }, 'c', shown, true);
  expect([...ids].sort()).toEqual(['c', 'x']);
});
