import { describe, expect, it } from 'vitest';
import { foldedTabs } from './fold-tabs.ts';

describe('foldedTabs', () => {
  it.each([
    ['none, when all fit', [100, 100, 100], 300, 0, []],
    ['the last ones', [100, 100, 100, 100], 300, 0, [2, 3]],
    ['never the chosen one', [100, 100, 100, 100], 300, 3, [1, 2]],
    ['all others, when there is room for one', [100, 100, 100], 120, 1, [0, 2]],
    ['a wide one and all after it', [50, 200, 20, 20], 260, 0, [1, 2, 3]],
  ] as const)('the tabs that do not fit are %s', (_, widths, available, chosen, expected) => {
    expect(foldedTabs(widths, available, chosen)).toEqual(expected);
  });
});
