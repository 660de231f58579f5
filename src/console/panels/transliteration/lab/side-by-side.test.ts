import { describe, expect, it } from 'vitest';
import { sideBySideRows, tabSeparatedText } from './side-by-side.ts';

describe('suggestions for two option sets side by side', () => {
  it('two rows count as different when any of their suggestions differs', () => {
    const rows = sideBySideRows(['a', 'b', 'c'], [['x'], ['y', 'z'], ['q']], [['x'], ['y'], ['Q']]);
    expect(rows.map(({ number, differs }) => [number, differs])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  it('a string without an answer is included', () => {
    expect(sideBySideRows(['a', 'b'], [['x']], [['x']])[1]).toMatchObject({
      string: 'b',
      first: [],
      second: [],
    });
  });

  it('the copied table has one line for each string, whatever the string contains', () => {
    const rows = sideBySideRows(['a\tb'], [['x', 'y']], [['z']]);
    expect(tabSeparatedText(rows, ['String', 'A', 'B'])).toBe('String\tA\tB\na b\tx, y\tz');
  });
});
