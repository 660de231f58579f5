import { type RefObject, useEffect } from 'react';
import { timeUnderPointer } from './time-under-pointer.ts';
import type { TimeAxis } from './time-window.ts';

/** Pixels of wheel movement that double or halve the zoom. */
const pixelsPerDoubling = 150;
/** Pixels per line, for mice that report lines. */
const pixelsPerLine = 16;

/**
 * The wheel scrolls the time axis; with Ctrl or ⌘, which a pinch on a trackpad also sends, it zooms around the pointer.
 * At either end of the recording it scrolls the page again.
 */
export function useTimeWheel(rows: RefObject<HTMLElement | null>, axis: TimeAxis): void {
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsPerLine : 1;
      const along = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      const { start, end } = axis.get();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const place = { clientX: event.clientX, currentTarget: element };
        axis.zoom(
          (end - start) * 2 ** ((event.deltaY * unit) / pixelsPerDoubling),
          timeUnderPointer(place, axis),
        );
        return;
      }
      const seconds = (along * unit * (end - start)) / Math.max(1, element.clientWidth);
      if (axis.pan(seconds)) event.preventDefault();
    };
    // React's wheel listeners are passive and cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [rows, axis]);
}
