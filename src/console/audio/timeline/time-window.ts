/** The part of a recording that is in view, in seconds, shared by everything drawn on the same time axis. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

export interface TimeAxis {
  /** Length of the recording in seconds. */
  readonly duration: number;
  readonly get: () => TimeWindow;
  /** Shows this part, moved into the recording and widened to at least 50 ms. */
  readonly set: (window: TimeWindow) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows this many seconds; the time `around` stays in place, by default the middle. */
  readonly zoom: (seconds: number, around?: number) => void;
  /** Scrolls by this many seconds; returns whether anything moved. */
  readonly pan: (seconds: number) => boolean;
  /** Scrolls to a time unless it is in view, placing it near the start. */
  readonly reveal: (time: number) => void;
}

/** Seconds in view at the highest zoom; a pitch period of a low voice is a fifth of it. */
export const narrowestView = 0.05;

/** Where `reveal` puts a time, as a part of the width: near the start, because what follows matters more. */
const leading = 0.1;

/** An axis over the whole recording. Scrolling and zooming do not pass through React. */
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
