import {
  elementScroll,
  measureElement,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { usePainted } from './use-painted.ts';

type RowsInViewOptions = Parameters<typeof useVirtualizer<HTMLElement, HTMLElement>>[0];

interface RowsInView
  extends Pick<
    Partial<RowsInViewOptions>,
    'getItemKey' | 'scrollMargin' | 'scrollPaddingStart' | 'directDomUpdates' | 'directDomUpdatesMode'
  > {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of a row before it is measured, in pixels. */
  readonly estimate: number;
  /** Maximum height of the rows as a fraction of the screen's height. */
  readonly viewportFraction: number;
  /** Maximum number of rows in the first paint of a new list; unlimited if omitted. */
  readonly atFirst?: number;
}

/** Rows rendered before and after those in view: at most `rows`, and at most as many as fill `pixels`. */
const overscan = { rows: 6, pixels: 400 };

/**
 * Determines which rows of a long list are rendered. The first paint has only the rows in view and measures
 * nothing, since measuring during rendering forces a second layout (bench `table`: first rows painted).
 */
export function useRowsInView({
  scroller,
  count,
  estimate,
  viewportFraction,
  atFirst = count,
  ...options
}: RowsInView) {
  const painted = usePainted();
  return useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    count: painted ? count : Math.min(count, atFirst),
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    overscan: painted ? Math.min(overscan.rows, Math.ceil(overscan.pixels / estimate)) : 0,
    initialRect: { width: 0, height: innerHeight * viewportFraction },
    observeElementRect: watchSize,
    // Before the first paint, the list is at its start anyway, so it is not scrolled there.
    scrollToFn: (offset, ...how) => (painted || offset > 0) && elementScroll(offset, ...how),
    measureElement: (element, entry, list) =>
      entry || list.scrollElement ? measureElement(element, entry, list) : estimate,
  });
}

/** Reports the size of a list after layout. */
function watchSize({ scrollElement }: Virtualizer<HTMLElement, HTMLElement>, onSize: (rect: Rect) => void) {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = scrollElement;
    onSize({ width, height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
