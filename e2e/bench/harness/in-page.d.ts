/** The types of the measuring functions in `in-page.js`. */
interface PageTime {
  /** Resolves with the time at which the next frame was painted. */
  painted(): Promise<number>;
  /** Resolves when an element matches the selector. */
  appears(selector: string): Promise<Element>;
  /** The longest time since `from` that the main thread was blocked, in milliseconds. */
  longestWait(from: number): Promise<number>;
}

declare var pageTime: PageTime;
