import { describe, expect, it } from 'vitest';
import { barHeights } from './draw-wave.ts';

const outline = (top: readonly number[], bottom: readonly number[]) => ({
  top: Float32Array.from(top),
  bottom: Float32Array.from(bottom),
});

describe('barHeights', () => {
  it('the loudest bar is the highest, whether it is loud above or below zero', () => {
    expect(barHeights(outline([0.25, 0, 0.5, 0], [0, -0.5, -0.125, 0]), 4)).toEqual([0.5, 1, 1, 0]);
  });

  it('a bar has the highest peak of its part', () => {
    expect(barHeights(outline([0.5, 1, 0, 0.25], [0, 0, 0, 0]), 2)).toEqual([1, 0.25]);
  });

  it('silence has no height', () => {
    expect(barHeights(outline([0, 0], [0, 0]), 2)).toEqual([0, 0]);
  });
});
