import type { Playback } from '#console/audio/playback/playback.ts';
import type { TimedWord } from '#console/audio/timed-words.ts';

/** Seconds before and after the word. */
const context = 1;

/** Whether a time is within a word or its context. */
export const isAround = (time: number, { start, end }: TimedWord): boolean =>
  time >= start - context - 0.1 && time <= end + context + 1;

/** Plays a word with a second before and after it; a seek elsewhere cancels the stop at its end. */
export function playWithContext({ element, seek }: Playback, word: TimedWord): void {
  const { start, end } = word;
  seek(start - context);
  const last = end + context;
  const stop = () => {
    const elsewhere = !isAround(element.currentTime, word);
    if (element.currentTime >= last && !elsewhere) element.pause();
    if (element.paused || elsewhere) element.removeEventListener('timeupdate', stop);
  };
  // `play()` rejects when a pause interrupts it; that is harmless.
  element
    .play()
    .then(() => element.addEventListener('timeupdate', stop))
    .catch(() => {});
}
