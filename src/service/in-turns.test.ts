import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const signal = new AbortController().signal;
const items = Array.from({ length: 40 }, (_, index) => index);

/** Keeps the process busy for so many milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('goes through the items in their order', async () => {
  const seen: number[] = [];
  await inTurns(items, signal, (item) => void seen.push(item));
  expect(seen).toEqual(items);
});

it('gives one caller a turn in each round, however many take turns', { timeout: 60_000 }, async () => {
  let rounds = 0;
  let busy = true;
  const others = (async () => {
    while (busy) {
      await setImmediate();
      rounds++;
    }
  })();
  await Promise.all(Array.from({ length: 8 }, () => inTurns(items.slice(0, 8), signal, () => work(21))));
  busy = false;
  await others;
  // 64 items of more than a turn each, of which the first eight begin as they are called.
  expect(rounds).toBeGreaterThanOrEqual(56);
});

it('stops when it is aborted', async () => {
  const leaving = new AbortController();
  const going = inTurns(items, leaving.signal, (item) => {
    work(21);
    if (item === 2) leaving.abort(new Error('gone'));
  });
  await expect(going).rejects.toThrow('gone');
});
