const milliseconds = 20;
const waiting: (() => void)[] = [];

/** Resolves when it is the caller's turn: one caller in each round of the event loop, whoever has waited longest. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

/**
 * Goes through items one after the other and lets other requests have their turn in between, so that ten thousand
 * strings do not hold up a caller with one. However many do so at once, together they hold the process for one turn.
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
    await nextTurn();
    signal.throwIfAborted();
    pauseAt = performance.now() + milliseconds;
  }
}
