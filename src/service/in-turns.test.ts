import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

const signal = new AbortController().signal;
const items = Array.from({ length: 40 }, (_, index) => index);

/** Blocks the event loop for this many milliseconds. */
function blockEventLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('items are handled in order', async () => {
  const seen: number[] = [];
  await inTurns(items, signal, (item) => void seen.push(item));
  expect(seen).toEqual(items);
});

it('lets one caller run per iteration of the event loop, however many wait', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  let rounds = 0;
  let busy = true;
  const others = (async () => {
    while (busy) {
      await setImmediate();
      rounds++;
    }
  })();
  await Promise.all(
    Array.from({ length: 8 }, () => inTurns(items.slice(0, 8), signal, () => blockEventLoop(21))),
  );
  busy = false;
  await others;
  // There are 64 items, each of which blocks for longer than a turn; the first eight start immediately.
  expect(rounds).toBeGreaterThanOrEqual(56);
});

it('stops when its signal aborts', async () => {
  const leaving = new AbortController();
  const going = inTurns(items, leaving.signal, (item) => {
    blockEventLoop(21);
    if (item === 2) leaving.abort(new Error('the client left'));
  });
  await expect(going).rejects.toThrow('the client left');
});
