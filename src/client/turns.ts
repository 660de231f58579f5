/** Milliseconds of work after which the page has its turn. */
const turn = 8;

/** What follows runs in a task of its own, after what a person did meanwhile. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does work in short tasks, so that a page stays free: `work` yields wherever it may be interrupted.
 *
 * @returns what the work gives; undefined when `goOn` said no between two tasks
 */
export async function inTurns<Result>(
  work: Generator<void, Result>,
  goOn: () => boolean = () => true,
): Promise<Result | undefined> {
  for (;;) {
    const until = performance.now() + turn;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await nextTurn();
    if (!goOn()) return undefined;
  }
}

/** Does the same work in one go. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
