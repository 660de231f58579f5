import { type ReactNode, useRef } from 'react';
import { plainRows } from './long-list.ts';
import { rowKeys } from './row-keys.ts';
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

/** Where Tab leaves a list whose rows hold controls. */
const edge = { tabIndex: -1, className: 'sr-only' };

/**
 * A long list that draws only the rows in view; each says its place among all of them. Where rows hold controls Tab goes
 * through those of one row, arrows go from row to row.
 */
export function VirtualList({ label, count, estimate, focusable = false, children }: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRowsInView({
    scroller,
    count,
    estimate,
    shownPart,
    // It opens at its start: of ten thousand rows more than a few would have to be counted first.
    atFirst: plainRows,
    directDomUpdates: true,
    // Each row as a layer of its own would cost more than it saves.
    directDomUpdatesMode: 'position',
  });
  const keys = focusable
    ? undefined
    : rowKeys({ count, show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }) });
  return (
    <div
      ref={scroller}
      {...(focusable && reachable)}
      className="relative max-h-[70dvh] overflow-y-auto overscroll-contain"
    >
      {keys && <span data-edge="start" {...edge} />}
      {/* The keys are those of the controls inside. */}
      <ol ref={virtualizer.containerRef} aria-label={label} onKeyDown={keys} className="relative w-full">
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
      {keys && <span data-edge="end" {...edge} />}
    </div>
  );
}
