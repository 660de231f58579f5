import { memo, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../controls/class-names.ts';
import { maxPlainRows } from './plain-rows.ts';
import { rowKeys } from './row-keys.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface VirtualListProps {
  label: string;
  count: number;
  /** Number of all rows, including those that are not loaded yet; `count` if omitted. */
  total?: number;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  /** Makes the list focusable, so that keys can scroll it: for rows without controls. */
  focusable?: boolean;
  /** Maximum height of the list as a fraction of the screen's height. */
  viewportFraction?: number;
  className?: string;
  /** Index of the row that is scrolled into view at first. */
  revealed?: number | undefined;
  children: (index: number) => ReactNode;
}

/** Props that make the scrolling list focusable. */
const focusableProps = { tabIndex: 0 };

/**
 * Props of the hidden element at each end of the list: Tab moves the focus there, so that the browser then leaves the
 * list.
 */
const focusExitProps = { tabIndex: -1, className: 'sr-only' };

/**
 * A long list that renders only the rows in view; each has its position for screen readers. Where rows have controls,
 * Tab moves through the controls of one row, and arrows move between rows.
 */
export function VirtualList({
  label,
  count,
  total = count,
  estimate,
  focusable = false,
  viewportFraction = 0.7,
  className,
  revealed = -1,
  children,
}: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRowsInView({
    scroller,
    count,
    estimate,
    viewportFraction,
    // Measuring all of ten thousand rows would delay the first paint (bench `table`).
    atFirst: maxPlainRows,
    directDomUpdates: true,
    // Transforms would make each row a compositing layer.
    directDomUpdatesMode: 'position',
  });
  // The first paint may not have the row to reveal yet.
  const canReveal = revealed >= 0 && virtualizer.options.count > revealed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (canReveal) virtualizer.scrollToIndex(revealed, { align: 'center' });
  }, [canReveal]);
  const keys = focusable
    ? undefined
    : rowKeys({ count, show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }) });
  return (
    <div
      ref={scroller}
      {...(focusable && focusableProps)}
      style={{ maxBlockSize: `${100 * viewportFraction}dvh` }}
      className={classNames('relative overflow-y-auto overscroll-contain', className)}
    >
      {keys && <span data-edge="start" {...focusExitProps} />}
      {/* The list handles the keys of the controls inside it. */}
      <ol ref={virtualizer.containerRef} aria-label={label} onKeyDown={keys} className="relative w-full">
        {virtualizer.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={total}
            aria-posinset={item.index + 1}
            className={classNames(
              'absolute inset-x-0 top-0 border-line',
              item.index < total - 1 && 'border-b',
            )}
          >
            <RowContent index={item.index} render={children} />
          </li>
        ))}
      </ol>
      {keys && <span data-edge="end" {...focusExitProps} />}
    </div>
  );
}

interface RowContentProps {
  index: number;
  render: (index: number) => ReactNode;
}

/** The content of a row, not rendered again while the list is scrolled (bench `table`: a frame of scrolling). */
const RowContent = memo(function RowContent({ index, render }: RowContentProps) {
  return render(index);
});
