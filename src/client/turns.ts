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

/** UTF-16 units of a piece: as a whole, a text of millions would hold up the page for a tenth of a second and more. */
const pieceLength = 500_000;

/** A long text as the bytes that travel, made in short tasks. */
export async function bytesInTurns(text: string): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await inTurns(encodePieces(text, pieces));
  return new Blob(pieces);
}

function* encodePieces(text: string, pieces: Uint8Array<ArrayBuffer>[]): Generator<void, void> {
  const encoder = new TextEncoder();
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + pieceLength, text.length);
    // The two units of one character stay together.
    if (end < text.length && (text.codePointAt(end - 1) ?? 0) > 0xffff) end--;
    pieces.push(encoder.encode(text.slice(start, end)));
    start = end;
    yield;
  }
}
