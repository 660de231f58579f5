/** The memory reserved for a body. */
export interface Reservation {
  /** Aborts when the body arrives too slowly while other requests wait. */
  readonly tooSlow: AbortSignal;
  /** Must be called when the body is complete. */
  received(): void;
  /** Must be called when the body is no longer needed. */
  release(): void;
}

export interface BodyBudgetOptions {
  readonly bytes: number;
  /** Number of bodies that may wait. */
  readonly waiting: number;
  /** How long a body may take to arrive while other requests wait. */
  readonly arrivalMilliseconds: number;
}

/**
 * Limits the bytes of request bodies in memory; further bodies wait unread, first come, first served. A body larger
 * than the budget gets all of it.
 */
export function createBodyBudget(options: BodyBudgetOptions) {
  const queue: { readonly bytes: number; readonly begin: () => void }[] = [];
  const arriving = new Map<AbortController, number>();
  let free = options.bytes;
  let check: NodeJS.Timeout | undefined;

  const admitWaiting = () => {
    for (let first = queue[0]; first && first.bytes <= free; first = queue[0]) {
      queue.shift();
      free -= first.bytes;
      first.begin();
    }
    if (queue.length > 0) check ??= setInterval(endSlow, Math.ceil(options.arrivalMilliseconds / 4));
    else {
      clearInterval(check);
      check = undefined;
    }
  };
  const endSlow = () => {
    const earliest = performance.now() - options.arrivalMilliseconds;
    for (const [tooSlow, since] of arriving) if (since < earliest) tooSlow.abort();
  };
  const reserve = (bytes: number): Reservation => {
    const tooSlow = new AbortController();
    arriving.set(tooSlow, performance.now());
    let released = false;
    return {
      tooSlow: tooSlow.signal,
      received: () => arriving.delete(tooSlow),
      release() {
        if (released) return;
        released = true;
        arriving.delete(tooSlow);
        free += bytes;
        admitWaiting();
      },
    };
  };

  return {
    /**
     * Resolves once enough memory is free; with undefined when too many bodies are waiting already.
     *
     * @throws the signal's reason when aborted while waiting.
     */
    async take(wanted: number, signal: AbortSignal): Promise<Reservation | undefined> {
      signal.throwIfAborted();
      const bytes = Math.min(wanted, options.bytes);
      if (queue.length >= options.waiting) return undefined;
      await new Promise<void>((begin, reject) => {
        const cancel = () => {
          queue.splice(queue.indexOf(entry), 1);
          admitWaiting();
          reject(signal.reason);
        };
        const entry = {
          bytes,
          begin: () => {
            signal.removeEventListener('abort', cancel);
            begin();
          },
        };
        signal.addEventListener('abort', cancel, { once: true });
        queue.push(entry);
        admitWaiting();
      });
      return reserve(bytes);
    },
  };
}
