import { describe, expect, it } from 'vitest';
import { encodeInShortTasks, inShortTasks } from './short-tasks.ts';

function* busyGenerator(milliseconds: number, steps: number): Generator<void, number> {
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until) sum += 0;
    sum += step;
    yield;
  }
  return sum;
}

describe('inShortTasks', () => {
  it('returns the result of the work', async () => {
    expect(await inShortTasks(busyGenerator(0, 100))).toBe(5050);
  });

  it('lets timers run between two tasks', async () => {
    let others = 0;
    const timer = setInterval(() => others++);
    await inShortTasks(busyGenerator(3, 20));
    clearInterval(timer);
    expect(others).toBeGreaterThan(2);
  });

  it('stops between two tasks when `goOn` returns false', async () => {
    let asked = 0;
    expect(await inShortTasks(busyGenerator(10, 20), () => ++asked < 3)).toBeUndefined();
    expect(asked).toBe(3);
  });
});

describe('encodeInShortTasks', () => {
  it.each([
    ['Latin', 'a'],
    ['Devanagari', 'क'],
    ['surrogate pairs', '𑄌'],
    ['surrogate pairs across the end of a piece', '𑄌', 'a'],
    ['halves of surrogate pairs', '\ud804'],
  ])('encodes a long text of %s', async (_, letter, before = '') => {
    const text = before + letter.repeat(1_200_000);
    const bytes = new Uint8Array(await (await encodeInShortTasks(text)).arrayBuffer());
    expect(Buffer.compare(bytes, new TextEncoder().encode(text))).toBe(0);
  });
});
