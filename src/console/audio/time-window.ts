/** The part of a recording that is in view, in seconds, for everything drawn over the same time axis. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

export interface TimeAxis {
  /** Seconds; the length of the recording. */
  readonly duration: number;
  readonly get: () => TimeWindow;
  /** Shows this part; what reaches beyond the recording is moved inside, what is narrower than 50 ms is widened. */
  readonly set: (window: TimeWindow) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows so many seconds; `around` keeps its place on the screen, without it the middle does. */
  readonly zoom: (seconds: number, around?: number) => void;
  /** Moves what is in view; tells whether anything moved. */
  readonly pan: (seconds: number) => boolean;
  /** Brings a moment into view, near the start of it, unless it is there already. */
  readonly reveal: (time: number) => void;
}

/** Seconds; what is seen at the closest. A pitch period of a low voice is a fifth of it. */
export const narrowestView = 0.05;

/** Where a moment that is brought into view stands, as a part of the width: what follows matters more. */
const leading = 0.1;

/** An axis over the whole recording; what is in view changes without passing through React. */
export function createTimeAxis(duration: number): TimeAxis {
  let window: TimeWindow = { start: 0, end: duration };
  const listeners = new Set<() => void>();

  const set = ({ start, end }: TimeWindow) => {
    const length = Math.min(duration, Math.max(narrowestView, end - start));
    const from = Math.min(Math.max(0, start), duration - length);
    if (from === window.start && from + length === window.end) return;
    window = { start: from, end: from + length };
    for (const listener of listeners) listener();
  };
  return {
    duration,
    get: () => window,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    zoom: (seconds, around = (window.start + window.end) / 2) => {
      const length = Math.min(duration, Math.max(narrowestView, seconds));
      const place = (around - window.start) / (window.end - window.start);
      const start = around - place * length;
      set({ start, end: start + length });
    },
    pan: (seconds) => {
      const before = window;
      set({ start: window.start + seconds, end: window.end + seconds });
      return window !== before;
    },
    reveal: (time) => {
      const { start, end } = window;
      if (time >= start && time <= end) return;
      const from = time - (end - start) * leading;
      set({ start: from, end: from + (end - start) });
    },
  };
}
