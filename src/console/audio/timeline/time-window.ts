import { createListeners } from '#console/ui/listeners.ts';
/** The part of a recording that is in view, in seconds, shared by everything drawn on the same time axis. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/** Seconds in view at the highest zoom: about five pitch periods of a low voice. */
export const minViewSeconds = 0.05;

/**
 * Where in the view `reveal` places a time, as a fraction of its width: near the start, because what follows matters
 * more.
 */
const revealPosition = 0.1;

/** Creates a time axis that shows the whole recording. It is not React state: users of the axis subscribe to it. */
export function createTimeAxis(duration: number) {
  let window: TimeWindow = { start: 0, end: duration };
  const { subscribe, notify } = createListeners();

  const set = ({ start, end }: TimeWindow) => {
    const length = Math.min(duration, Math.max(minViewSeconds, end - start));
    const from = Math.min(Math.max(0, start), duration - length);
    if (from === window.start && from + length === window.end) return;
    window = { start: from, end: from + length };
    notify();
  };
  return {
    /** Length of the recording in seconds. */
    duration,
    get: () => window,
    /** Shows this part, moved into the recording and widened to at least 50 ms. */
    set,
    subscribe,
    /** Shows this many seconds; the time `around` stays in place, by default the middle. */
    zoom: (seconds: number, around: number = (window.start + window.end) / 2) => {
      const length = Math.min(duration, Math.max(minViewSeconds, seconds));
      const place = (around - window.start) / (window.end - window.start);
      const start = around - place * length;
      set({ start, end: start + length });
    },
    /** Scrolls by this many seconds; returns whether anything moved. */
    pan: (seconds: number) => {
      const before = window;
      set({ start: window.start + seconds, end: window.end + seconds });
      return window !== before;
    },
    /** Scrolls to a time unless it is in view, placing it near the start. */
    reveal: (time: number) => {
      const { start, end } = window;
      if (time >= start && time <= end) return;
      const from = time - (end - start) * revealPosition;
      set({ start: from, end: from + (end - start) });
    },
  };
}

export type TimeAxis = ReturnType<typeof createTimeAxis>;
