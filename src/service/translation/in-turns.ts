import { setImmediate } from 'node:timers/promises';

const milliseconds = 20;

/**
 * Goes through items one after the other and lets other requests have their turn in between, so that ten thousand
 * strings do not hold up a caller with one.
 *
 * @throws the signal's reason when aborted.
 */
export async function inTurns<T>(
  items: readonly T[],
  signal: AbortSignal,
  handle: (item: T, index: number) => void | Promise<void>,
): Promise<void> {
  let pauseAt = performance.now() + milliseconds;
  for (const [index, item] of items.entries()) {
    const pending = handle(item, index);
    if (pending) await pending;
    if (performance.now() < pauseAt) continue;
    await setImmediate();
    signal.throwIfAborted();
    pauseAt = performance.now() + milliseconds;
  }
}
