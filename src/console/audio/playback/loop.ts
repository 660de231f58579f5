import type { Timed } from '../timed-words.ts';

/** A range of a recording that is repeated; times in seconds. */
export interface Loop {
  readonly get: () => Timed | undefined;
  /** An undefined or empty range ends the loop. */
  readonly set: (range: Timed | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Suggests a range, such as a selection in the transcript, for the next loop. */
  readonly suggest: (range: Timed | undefined) => void;
  readonly suggested: () => Timed | undefined;
  /** Notes a seek: beyond the end of the range, playback continues without the loop. */
  readonly noteSeek: (time: number) => void;
  /** The time to continue from, given the current time, however late it is noticed; undefined to play on. */
  readonly returnFrom: (time: number) => number | undefined;
}

export function createLoop(): Loop {
  let range: Timed | undefined;
  let suggested: Timed | undefined;
  let beyond = false;
  const listeners = new Set<() => void>();
  return {
    get: () => range,
    set: (next) => {
      range = next && next.end > next.start ? { start: next.start, end: next.end } : undefined;
      beyond = false;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    suggest: (next) => {
      suggested = next;
    },
    suggested: () => suggested,
    noteSeek: (time) => {
      beyond = range !== undefined && time >= range.end;
    },
    returnFrom: (time) => (range && !beyond && time >= range.end ? range.start : undefined),
  };
}
