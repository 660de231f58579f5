import { describe, expect, it } from 'vitest';
import { atOnce, inTurns } from './turns.ts';

function* busy(milliseconds: number, steps: number): Generator<void, number> {
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) sum += 0;
    sum += step;
    yield;
  }
  return sum;
}

describe('work in turns', () => {
  it('gives what the same work gives in one go', async () => {
    expect(await inTurns(busy(0, 100))).toBe(5050);
    expect(atOnce(busy(0, 100))).toBe(5050);
  });

  it('lets others have their turn in between', async () => {
    let others = 0;
    const timer = setInterval(() => others++);
    await inTurns(busy(3, 20));
    clearInterval(timer);
    expect(others).toBeGreaterThan(2);
  });

  it('is given up between two turns', async () => {
    let asked = 0;
    expect(await inTurns(busy(10, 20), () => ++asked < 3)).toBeUndefined();
    expect(asked).toBe(3);
  });
});
