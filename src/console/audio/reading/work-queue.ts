interface WaitingTask {
  readonly isUrgent: () => boolean;
  readonly start: () => void;
}

export interface WorkOptions {
  /** Signal aborted when the task becomes urgent; already aborted if the task is urgent from the start. */
  readonly hurry?: AbortSignal | undefined;
  /** Signal that removes the task from the queue when aborted. A running task must handle the abort itself. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a few tasks at the same time while other tasks wait. One slot is reserved for urgent tasks, so that a recording
 * in view never waits behind a batch.
 */
export class WorkQueue {
  readonly #limit: number;
  readonly #waiting: WaitingTask[] = [];
  #running = 0;

  /** @param limit tasks that run at the same time, at least 2 */
  constructor(limit: number) {
    this.#limit = Math.max(2, limit);
  }

  /** Runs the task when a slot is free; undefined when it was aborted first. */
  async run<T>(work: () => Promise<T>, { hurry, signal }: WorkOptions = {}): Promise<T | undefined> {
    if (!(await this.#takeSlot(hurry, signal))) return undefined;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  /** Waits for a slot; false when aborted first. */
  #takeSlot(hurry?: AbortSignal, signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted) return Promise.resolve(false);
    const isUrgent = () => hurry?.aborted ?? false;
    if (this.#free(isUrgent())) {
      this.#running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const over = new AbortController();
      const leave = (started: boolean) => {
        over.abort();
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        resolve(started);
      };
      const waiting: WaitingTask = {
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
    return this.#running < (urgent ? this.#limit : this.#limit - 1);
  }

  #next(): void {
    const next = this.#waiting.find(({ isUrgent }) => isUrgent()) ?? this.#waiting[0];
    if (next && this.#free(next.isUrgent())) next.start();
  }
}
