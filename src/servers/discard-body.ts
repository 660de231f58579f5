import type { IncomingMessage } from 'node:http';

/** Limits for reading and discarding a body. Times in milliseconds. */
const discardLimits = { bytes: 500_000_000, milliseconds: 300_000, pause: 5_000 };

/**
 * Reads and discards the rest of a request's body. Many clients send everything before they read, and would lose the
 * answer if the connection were closed in the meantime.
 *
 * @param done called once: with true when the body has ended, with false when the client left or sent too much, too
 *   slowly or for too long
 * @param milliseconds how long it may take
 */
export function discardBody(
  request: IncomingMessage,
  done: (complete: boolean) => void,
  milliseconds = discardLimits.milliseconds,
): void {
  if (request.complete || request.destroyed) {
    done(request.complete);
    return;
  }
  let received = 0;
  let settled = false;
  const settle = (complete: boolean) => {
    if (settled) return;
    settled = true;
    clearTimeout(longest);
    clearTimeout(pause);
    done(complete);
  };
  const giveUp = () => settle(false);
  const longest = setTimeout(giveUp, milliseconds);
  const pause = setTimeout(giveUp, discardLimits.pause);
  // Keeps an earlier reader of the body from collecting the rest.
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    pause.refresh();
    if (received > discardLimits.bytes) giveUp();
  });
  request.once('end', () => settle(true));
  request.once('close', giveUp);
  request.once('error', giveUp);
  request.resume();
}
