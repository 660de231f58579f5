/** Work yields to the page after this many milliseconds. */
const taskMilliseconds = 8;

/** Continues in a new task, after the browser has handled waiting input. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does work in short tasks, so that the page stays responsive: `work` yields wherever it can be interrupted.
 *
 * @returns the result of the work; undefined when `goOn` returned false between two tasks
 */
export async function inShortTasks<Result>(
  work: Generator<void, Result>,
  goOn: () => boolean = () => true,
): Promise<Result | undefined> {
  for (;;) {
    const until = performance.now() + taskMilliseconds;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await nextTask();
    if (!goOn()) return undefined;
  }
}

/** Length of the pieces in which a text is encoded, in UTF-16 units. */
const pieceLength = 500_000;

/** Encodes a long text in short tasks. */
export async function encodeInShortTasks(text: string): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await inShortTasks(encodePieces(text, pieces));
  return new Blob(pieces);
}

function* encodePieces(text: string, pieces: Uint8Array<ArrayBuffer>[]): Generator<void, void> {
  const encoder = new TextEncoder();
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + pieceLength, text.length);
    // Never splits a surrogate pair.
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    pieces.push(encoder.encode(text.slice(start, end)));
    start = end;
    yield;
  }
}
