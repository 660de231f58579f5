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
  /** Somebody went to a moment: who goes beyond the end hears what is there. */
  readonly sought: (time: number) => void;
  /** Where to go on at this moment of playing, however late it is noticed; undefined: straight on. */
  readonly back: (time: number) => number | undefined;
}

export function createLoop(): Loop {
  let range: Timed | undefined;
  let offered: Timed | undefined;
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
    offer: (next) => {
      offered = next;
    },
    offered: () => offered,
    sought: (time) => {
      beyond = range !== undefined && time >= range.end;
    },
    back: (time) => (range && !beyond && time >= range.end ? range.start : undefined),
  };
}
