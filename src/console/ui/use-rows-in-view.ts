import {
  elementScroll,
  measureElement,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { usePainted } from './use-painted.ts';

type Options = Parameters<typeof useVirtualizer<HTMLElement, HTMLElement>>[0];

interface RowsInView
  extends Pick<
    Partial<Options>,
    'getItemKey' | 'scrollMargin' | 'scrollPaddingStart' | 'directDomUpdates' | 'directDomUpdatesMode'
  > {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of a row before it is measured, in pixels. */
  readonly estimate: number;
  /** How much of the screen's height the rows take at most. */
  readonly shownPart: number;
  /** How many rows a new list takes into account until it is painted; all when left out. */
  readonly atFirst?: number;
}

/** Rows beside those in view. */
const beside = 6;

/**
 * Which rows of a long list are to be drawn. A new list is painted with the rows in view alone, and without asking for
 * any size: a size that is asked for while rows are made has the browser lay out the page once more.
 */
export function useRowsInView({
  scroller,
  count,
  estimate,
  shownPart,
  atFirst = count,
  ...options
}: RowsInView) {
  const painted = usePainted();
  return useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    count: painted ? count : Math.min(count, atFirst),
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    overscan: painted ? beside : 0,
    initialRect: { width: 0, height: innerHeight * shownPart },
    observeElementRect: watchSize,
    // A new list is at its start already.
    scrollToFn: (offset, ...how) => (painted || offset > 0) && elementScroll(offset, ...how),
    measureElement: (element, entry, list) =>
      entry || list.scrollElement ? measureElement(element, entry, list) : estimate,
  });
}

/** Tells the size of a list when it is laid out. */
function watchSize({ scrollElement }: Virtualizer<HTMLElement, HTMLElement>, tell: (rect: Rect) => void) {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = scrollElement;
    tell({ width, height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
