import type { Playback } from './playback.ts';
import type { TimeAxis } from './time-window.ts';

/**
 * Keeps the moment being heard in view: it turns the page when playing reaches the end of it, and goes where a seek
 * goes. Whoever looks elsewhere is left there, until the moment is in view again. Returns the way to stop.
 */
export function followPlayback(axis: TimeAxis, { element, subscribe }: Playback): () => void {
  const inView = (time: number) => time >= axis.get().start && time <= axis.get().end;
  let following = true;
  const onSeek = () => axis.reveal(element.currentTime);
  const undo = [
    axis.subscribe(() => {
      following = inView(element.currentTime);
    }),
    subscribe((time) => {
      if (following && !inView(time)) axis.reveal(time);
    }),
    () => element.removeEventListener('seeking', onSeek),
  ];
  element.addEventListener('seeking', onSeek);
  return () => {
    for (const stop of undo) stop();
  };
}
