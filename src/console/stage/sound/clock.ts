/** The time of a sound, wherever it is played. */
export interface SoundClock {
  /** Calls the listener with the time in seconds: now, often while it plays, and after every seek. */
  readonly subscribe: (listener: (seconds: number) => void) => () => void;
}

/** The clock of a sound that is not played. */
export const stoppedClock: SoundClock = {
  subscribe: (listener) => {
    listener(0);
    return () => {};
  },
};
