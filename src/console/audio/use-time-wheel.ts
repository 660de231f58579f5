import { type RefObject, useEffect } from 'react';
import { timeUnder } from './time-under.ts';
import type { TimeAxis } from './time-window.ts';

/** Pixels of turning that double or halve what is in view. */
const perDoubling = 150;
/** Pixels of a line, for mice that count in lines. */
const line = 16;

/**
 * The wheel over what shares a time axis: it moves along, with Ctrl or ⌘, which is also what two fingers on a trackpad
 * say, it zooms at the pointer. At the end of the recording it scrolls the page again.
 */
export function useTimeWheel(rows: RefObject<HTMLElement | null>, axis: TimeAxis): void {
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1;
      const along = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      const { start, end } = axis.get();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const place = { clientX: event.clientX, currentTarget: element };
        axis.zoom((end - start) * 2 ** ((event.deltaY * unit) / perDoubling), timeUnder(place, axis));
        return;
      }
      const seconds = (along * unit * (end - start)) / Math.max(1, element.clientWidth);
      if (axis.pan(seconds)) event.preventDefault();
    };
    // React listens to wheels without the right to stop them.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [rows, axis]);
}
