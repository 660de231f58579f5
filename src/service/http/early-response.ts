import { type IncomingMessage, ServerResponse } from 'node:http';
import { discardBody } from '#servers/discard-body.ts';

/**
 * A response that may be complete before its request is. It is sent at once; the connection closes, or takes the next
 * request, only after the rest of the request has been read and discarded.
 */
export class EarlyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Whether the whole response was sent, even if the client is still sending its request. */
  answered = false;
  #ending = false;

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const last = [chunk, encoding, callback].find((one) => typeof one === 'function');
    if (last) this.once('finish', () => last());
    const body = typeof chunk === 'function' ? undefined : chunk;
    // Without a length only the end of the stream tells a client that the response is complete.
    if (this.#ending || this.req.complete || this.req.destroyed || !this.hasHeader('Content-Length')) {
      return super.end(body);
    }
    this.#ending = true;
    if (body === undefined) this.flushHeaders();
    else
      this.write(body, (error) => {
        this.answered = !error;
      });
    discardBody(this.req, (complete) => {
      if (!complete) this.req.destroy();
      super.end();
    });
    return this;
  }
}
