/** The part of a recording that is in view, in seconds, for everything drawn over the same time axis. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

export interface TimeAxis {
  readonly get: () => TimeWindow;
  readonly set: (window: TimeWindow) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks whoever scrolls the axis to bring this moment to its start. */
  readonly scrollTo: (seconds: number) => void;
  readonly onScrollTo: (listener: (seconds: number) => void) => () => void;
}

/** An axis over the whole recording; what is in view changes without passing through React. */
export function createTimeAxis(duration: number): TimeAxis {
  let window: TimeWindow = { start: 0, end: duration };
  const listeners = new Set<() => void>();
  const scrollers = new Set<(seconds: number) => void>();
  return {
    get: () => window,
    set: (next) => {
      if (next.start === window.start && next.end === window.end) return;
      window = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scrollTo: (seconds) => {
      for (const scroller of scrollers) scroller(seconds);
    },
    onScrollTo: (listener) => {
      scrollers.add(listener);
      return () => scrollers.delete(listener);
    },
  };
}
