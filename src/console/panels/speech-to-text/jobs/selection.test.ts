import { expect, it } from 'vitest';
import { noSelection, toggle } from './selection.ts';

const shownIds = ['a', 'b', 'c', 'd', 'e'];

it('a job is selected and deselected; a range extends from the last selected job to the clicked one', () => {
  const one = toggle(noSelection, 'b', shownIds, false);
  expect([...one.ids]).toEqual(['b']);
  const range = toggle(one, 'd', shownIds, true);
  expect([...range.ids].sort()).toEqual(['b', 'c', 'd']);
  const back = toggle(range, 'c', shownIds, true);
  expect([...back.ids]).toEqual(['b']);
  expect([...toggle(back, 'b', shownIds, false).ids]).toEqual([]);
});

it('a range whose start is filtered out selects only the clicked job', () => {
  const { ids } = toggle({ ids: new Set(['x']), anchor: 'x' }, 'c', shownIds, true);
  expect([...ids].sort()).toEqual(['c', 'x']);
});
