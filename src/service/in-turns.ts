/** Maximum time in milliseconds for which work on requests may block the event loop. */
const turnMilliseconds = 10;
const waitingCallers: (() => void)[] = [];
let turnEndsAt = 0;

/**
 * Resolves when it is the caller's turn: one caller per iteration of the event loop, in order of arrival.
 *
 * @throws the signal's reason when aborted while waiting.
 */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    waitingCallers.push(resolve);
    if (waitingCallers.length === 1) setImmediate(startNextTurn);
  });
  signal.throwIfAborted();
}

function startNextTurn(): void {
  turnEndsAt = performance.now() + turnMilliseconds;
  waitingCallers.shift()?.();
  if (waitingCallers.length > 0) setImmediate(startNextTurn);
}

const turnIsOver = () => performance.now() >= turnEndsAt;

/**
 * Handles items one after the other and yields to other requests in between, so that ten thousand strings do not delay
 * a request with one. However many callers there are, the event loop is blocked for one turn at a time.
 *
 * @throws the signal's reason when aborted.
 */
export async function inTurns<T>(
  items: readonly T[],
  signal: AbortSignal,
  handle: (item: T, index: number) => void | Promise<void>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const pending = handle(item, index);
    if (pending) await pending;
    if (turnIsOver()) await nextTurn(signal);
  }
}

/** Work that can be paused wherever it yields. */
export type Steps<T> = Generator<void, T>;

/**
 * Runs work in steps and yields to other requests in between.
 *
 * @throws the signal's reason when aborted.
 */
export async function stepsInTurns<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (turnIsOver()) await nextTurn(signal);
  }
}

/** Runs work in steps without yielding: for a few words, or where no other request waits. */
export function stepsAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
