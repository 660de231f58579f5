import {
  elementScroll,
  measureElement,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { usePainted } from './use-painted.ts';

interface VirtualListProps {
  label: string;
  count: number;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  /** The rows hold nothing that takes the focus: then the list does, so that keys can scroll it. */
  focusable?: boolean;
  children: (index: number) => ReactNode;
}

/** How much of the screen's height a list takes at most; the same as in its class. */
const shownPart = 0.7;

/** For text that scrolls, though it is no control. */
const reachable = { tabIndex: 0 };

/** A long list that draws only the rows in view; each says its place among all of them. */
export function VirtualList({ label, count, estimate, focusable = false, children }: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const painted = usePainted();
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    // The rows in view come first, those beside it when they are painted.
    overscan: painted ? 6 : 0,
    initialRect: { width: 0, height: innerHeight * shownPart },
    observeElementRect: watchSize,
    // A new list is at its start. To scroll it there has the browser lay out the page, too.
    scrollToFn: (...to) => painted && elementScroll(...to),
    // To ask a row for its height before the first paint has the browser lay out the page in the midst of drawing.
    measureElement: (element, entry, list) =>
      entry || list.scrollElement ? measureElement(element, entry, list) : estimate,
    directDomUpdates: true,
    // Each row as a layer of its own would cost more than it saves.
    directDomUpdatesMode: 'position',
  });
  return (
    <div
      ref={scroller}
      {...(focusable && reachable)}
      className="max-h-[70dvh] overflow-y-auto overscroll-contain"
    >
      <ol ref={virtualizer.containerRef} aria-label={label} className="relative w-full">
        {virtualizer.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={count}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0 border-b border-line"
          >
            {children(item.index)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Tells the size of the list when it is laid out. To ask for it sooner has the browser lay out the page twice. */
function watchSize({ scrollElement }: Virtualizer<HTMLDivElement, Element>, tell: (rect: Rect) => void) {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = scrollElement;
    tell({ width, height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
