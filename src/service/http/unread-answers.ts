import type { StoredAudio } from '#service/engines/synthesis/synthesizer.ts';

interface UnreadAnswer {
  left: number;
  /** Time of the client's last read. */
  since: number;
  cut(): void;
}

/** Bytes written at once, about as much as the system buffers for a connection. */
const pieceBytes = 256_000;

/**
 * Keeps clients that do not read from filling the memory, or the disk with large audio. A client that reads, however
 * slowly, is not disconnected.
 *
 * @param bytes unread bytes of large answers that are kept regardless of how slowly their clients read
 * @param stallMilliseconds above that, a client that has read nothing for this time is disconnected
 */
export function createUnreadAnswers({ bytes = 64_000_000, stallMilliseconds = 1_000 } = {}) {
  const unread = new Set<UnreadAnswer>();
  let check: NodeJS.Timeout | undefined;

  const remove = (answer: UnreadAnswer) => {
    unread.delete(answer);
    if (unread.size > 0) return;
    clearInterval(check);
    check = undefined;
  };
  const cutStalled = () => {
    let over = -bytes;
    for (const { left } of unread) over += left;
    const latest = performance.now() - stallMilliseconds;
    for (const answer of [...unread].sort((a, b) => a.since - b.since)) {
      if (over <= 0 || answer.since > latest) break;
      over -= answer.left;
      remove(answer);
      answer.cut();
    }
  };

  return {
    /** The body of a `Response`; the pieces of a large one, and then `rest`, are sent as the client reads. */
    bodyOf(
      pieces: readonly Uint8Array<ArrayBuffer>[],
      rest?: StoredAudio,
    ): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
      const [only = new Uint8Array(), ...more] = pieces;
      if (!rest && more.length === 0 && only.length <= pieceBytes) return only;
      const parts = partsOf(pieces, rest);
      const end = async () => {
        await parts.return();
        await rest?.close();
      };
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const answer: UnreadAnswer = {
        left: pieces.reduce((sum, piece) => sum + piece.length, rest?.bytes ?? 0),
        since: performance.now(),
        cut: () => {
          void end();
          controller?.error(new Error('the client did not read its answer'));
        },
      };
      unread.add(answer);
      check ??= setInterval(cutStalled, stallMilliseconds / 2).unref();
      return new ReadableStream<Uint8Array>({
        start(own) {
          controller = own;
        },
        async pull(own) {
          answer.since = performance.now();
          const { value, done } = await parts.next();
          // The answer may have been cut off in the meantime.
          if (!unread.has(answer)) return;
          if (done) {
            remove(answer);
            own.close();
            await end();
            return;
          }
          answer.left -= value.length;
          own.enqueue(value);
        },
        async cancel() {
          remove(answer);
          await end();
        },
      });
    },
  };
}

/** The pieces, with large ones split, and the rest; each is released as soon as it has been read. */
async function* partsOf(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  rest: StoredAudio | undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const left = [...pieces].reverse();
  for (let piece = left.pop(); piece; piece = left.pop()) {
    for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
  }
  if (rest) yield* rest.read();
}
