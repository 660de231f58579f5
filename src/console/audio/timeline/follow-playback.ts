import type { Playback } from '../playback/playback.ts';
import { createScope } from '../scope.ts';
import type { TimeAxis } from './time-window.ts';

/**
 * Keeps the playback position in view: pages forward when playback leaves the view, and follows seeks. After the user
 * scrolls elsewhere it waits until the position is in view again. Returns a cleanup function.
 */
export function followPlayback(axis: TimeAxis, { element, subscribe }: Playback): () => void {
  const inView = (time: number) => time >= axis.get().start && time <= axis.get().end;
  let following = true;
  const { signal, end } = createScope(
    axis.subscribe(() => {
      following = inView(element.currentTime);
    }),
    subscribe((time) => {
      if (following && !inView(time)) axis.reveal(time);
    }),
  );
  element.addEventListener('seeking', () => axis.reveal(element.currentTime), { signal });
  return end;
}
