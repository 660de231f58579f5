import { createListeners } from '#console/ui/listeners.ts';
import type { Timed } from '../timed-words.ts';

/** Creates a loop: a range of a recording that playback repeats. Times are in seconds. */
export function createLoop() {
  let range: Timed | undefined;
  let suggested: Timed | undefined;
  let beyond = false;
  const { subscribe, notify } = createListeners();
  return {
    get: () => range,
    /** An undefined or empty range ends the loop. */
    set: (next: Timed | undefined) => {
      range = next && next.end > next.start ? { start: next.start, end: next.end } : undefined;
      beyond = false;
      notify();
    },
    subscribe,
    /** Suggests a range, such as a selection in the transcript, for the next loop. */
    suggest: (next: Timed | undefined) => {
      suggested = next;
    },
    suggested: () => suggested,
    /**
     * Records a seek. After a seek beyond the end of the loop, playback continues without looping. A seek to the end
     * itself does not count: the browser can report it after the end was set there.
     */
    noteSeek: (time: number) => {
      beyond = range !== undefined && time > range.end;
    },
    /**
     * The time at which playback must continue: the start of the loop once playback has run past the end of the loop,
     * even if that is noticed late; otherwise undefined.
     */
    returnFrom: (time: number) => (range && !beyond && time >= range.end ? range.start : undefined),
  };
}
