import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

interface VirtualListProps {
  label: string;
  count: number;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  /** The rows hold nothing that takes the focus: then the list does, so that keys can scroll it. */
  focusable?: boolean;
  children: (index: number) => ReactNode;
}

/** For text that scrolls, though it is no control. */
const reachable = { tabIndex: 0 };

/** A long list that draws only the rows in view; each says its place among all of them. */
export function VirtualList({ label, count, estimate, focusable = false, children }: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    overscan: 6,
  });
  return (
    <div
      ref={scroller}
      {...(focusable && reachable)}
      className="max-h-[70dvh] overflow-y-auto overscroll-contain"
    >
      <ol
        aria-label={label}
        className="relative w-full"
        style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
      >
        {virtualizer.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={count}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0 border-b border-line"
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {children(item.index)}
          </li>
        ))}
      </ol>
    </div>
  );
}
