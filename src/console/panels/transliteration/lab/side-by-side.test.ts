import { describe, expect, it } from 'vitest';
import { sideBySideRows, tableText } from './side-by-side.ts';

describe('suggestions for two option sets side by side', () => {
  it('count as different when any suggestion differs', () => {
    const rows = sideBySideRows(['a', 'b', 'c'], [['x'], ['y', 'z'], ['q']], [['x'], ['y'], ['Q']]);
    expect(rows.map(({ number, differs }) => [number, differs])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  it('include a string without an answer', () => {
    expect(sideBySideRows(['a', 'b'], [['x']], [['x']])[1]).toMatchObject({
      string: 'b',
      first: [],
      second: [],
    });
  });

  it('are copied as a table with one line for each string, whatever it contains', () => {
    const rows = sideBySideRows(['a\tb'], [['x', 'y']], [['z']]);
    expect(tableText(rows, ['String', 'A', 'B'])).toBe('String\tA\tB\na b\tx, y\tz');
  });
});
