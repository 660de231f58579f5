import { describe, expect, it } from 'vitest';
import { aggregateStatus } from './status.ts';

describe('the status of a string', () => {
  it.each([
    [[2], 2],
    [[2, 2], 2],
    [[3, 3], 3],
    [[10, 10], 10],
    [[-4, -4], -4],
    [[2, 3], 6],
    [[2, -2], 6],
    [[5, 10], 6],
    [[4, 3, 2], 6],
    [[2, -4], 6],
    [[2, 5], 5],
    [[2, 4], 4],
    [[5, 4], 5],
    [[2, 4, 5], 5],
    [[3, -2], -2],
    [[3, -4], -4],
    [[3, 10], 10],
    [[10, -2], -2],
    [[-2, -5], -5],
    [[-4, -5, 3], -5],
    [[], -2],
  ] as const)('a string whose segments have the statuses %j has the status %i', (codes, expected) => {
    expect(aggregateStatus(codes)).toBe(expected);
    expect(aggregateStatus([...codes].reverse())).toBe(expected);
  });
});
