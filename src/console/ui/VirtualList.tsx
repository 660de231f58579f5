import { type ReactNode, useRef } from 'react';
import { useRowsInView } from './use-rows-in-view.ts';

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
  const virtualizer = useRowsInView({
    scroller,
    count,
    estimate,
    shownPart,
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
