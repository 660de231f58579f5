interface Waiting {
  readonly isUrgent: () => boolean;
  readonly start: () => void;
}

export interface WorkOptions {
  /** Fires when the work becomes urgent; has fired already when it is so from the start. */
  readonly hurry?: AbortSignal | undefined;
  /** Takes the work out of the queue. Work that runs sees to its own end. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Lets a few pieces of work run at the same time and the others wait. One place is kept for urgent work, so that what
 * somebody looks at never stands behind a batch.
 */
export class WorkQueue {
  readonly #places: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  /** @param places how many may run at once, at least 2 */
  constructor(places: number) {
    this.#places = Math.max(2, places);
  }

  /** Runs the work when there is a place; undefined when the signal came first. */
  async run<T>(work: () => Promise<T>, { hurry, signal }: WorkOptions = {}): Promise<T | undefined> {
    if (!(await this.#place(hurry, signal))) return undefined;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  /** Takes a place, as soon as there is one; false when the signal came first. */
  #place(hurry?: AbortSignal, signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false);
    const isUrgent = () => hurry?.aborted ?? false;
    if (this.#free(isUrgent())) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const over = new AbortController();
      const leave = (placed: boolean) => {
        over.abort();
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        resolve(placed);
      };
      const waiting: Waiting = {
        isUrgent,
        start: () => {
          this.#running += 1;
          leave(true);
        },
      };
      signal?.addEventListener('abort', () => leave(false), { signal: over.signal });
      hurry?.addEventListener('abort', () => this.#next(), { signal: over.signal });
      this.#waiting.push(waiting);
    });
  }

  #free(urgent: boolean): boolean {
    return this.#running < (urgent ? this.#places : this.#places - 1);
  }

  #next(): void {
    const next = this.#waiting.find(({ isUrgent }) => isUrgent()) ?? this.#waiting[0];
    if (next && this.#free(next.isUrgent())) next.start();
  }
}
