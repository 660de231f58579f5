import { type IncomingMessage, ServerResponse } from 'node:http';

/** What a client may still send after its answer, for how long, and how long it may pause. */
const most = { bytes: 500_000_000, milliseconds: 300_000, pause: 5_000 };

/**
 * An answer that may be complete before its request is. Many clients send all they have before they read, and a
 * connection that is closed meanwhile takes the answer with it. So the answer goes out whole, and the connection ends,
 * or takes the next request, only when what is still sent has been read and thrown away.
 */
export class EarlyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Whether the whole answer went out although the client may still be sending. */
  answered = false;
  #ending = false;

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const last = [chunk, encoding, callback].find((one) => typeof one === 'function');
    if (last) this.once('finish', () => last());
    const body = typeof chunk === 'function' ? undefined : chunk;
    // Without a length only the end tells a client that the answer is whole.
    if (this.#ending || this.req.complete || this.req.destroyed || !this.hasHeader('Content-Length')) {
      return super.end(body);
    }
    this.#ending = true;
    if (body === undefined) this.flushHeaders();
    else
      this.write(body, (error) => {
        this.answered = !error;
      });
    discard(this.req, () => super.end());
    return this;
  }
}

/** Reads what is left of a request and throws it away; closes the connection when that is too much, or does not come. */
function discard(request: IncomingMessage, done: () => void): void {
  let received = 0;
  const giveUp = () => request.destroy();
  const longest = setTimeout(giveUp, most.milliseconds);
  const pause = setTimeout(giveUp, most.pause);
  let over = false;
  const settle = () => {
    if (over) return;
    over = true;
    clearTimeout(longest);
    clearTimeout(pause);
    done();
  };
  // Whoever read the body before must not gather the rest of it.
  request.removeAllListeners('data');
  request.removeAllListeners('readable');
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    pause.refresh();
    if (received > most.bytes) giveUp();
  });
  request.once('end', settle);
  request.once('close', settle);
  request.resume();
}
