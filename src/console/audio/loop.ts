import type { Timed } from './timed-words.ts';

/** A stretch of a recording that is heard again and again; times in seconds. */
export interface Loop {
  readonly get: () => Timed | undefined;
  /** Nothing ends it; so does a stretch without a length. */
  readonly set: (range: Timed | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What a reader has selected; the stretch that looping would begin with. */
  readonly offer: (range: Timed | undefined) => void;
  readonly offered: () => Timed | undefined;
  /** Where to go on at this moment of playing; undefined: straight on. */
  readonly back: (time: number) => number | undefined;
}

export function createLoop(): Loop {
  let range: Timed | undefined;
  let offered: Timed | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => range,
    set: (next) => {
      range = next && next.end > next.start ? { start: next.start, end: next.end } : undefined;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer: (next) => {
      offered = next;
    },
    offered: () => offered,
    // Only at its end: who seeks elsewhere while it is on hears what is there.
    back: (time) => (range && time >= range.end && time < range.end + leeway ? range.start : undefined),
  };
}

/** Seconds by which a frame may be late, at three times the speed, and still meet the end. */
const leeway = 1;
