import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';

/** Where the width is stored and set; `public/early.js` uses the same names to set it before the first paint. */
const storageKey = 'console.panes';
const widthProperty = '--first-pane';

/** Limits of the width of the first pane, as a percentage of both panes. */
const smallest = 20;
const largest = 70;
const keyStep = 2;

/** Sets the width of the first pane, in per cent of both; the default width when undefined. */
function setWidth(percent: number | undefined): void {
  const { style } = document.documentElement;
  if (percent === undefined) style.removeProperty(widthProperty);
  else style.setProperty(widthProperty, `${percent}%`);
  try {
    if (percent === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, String(percent));
  } catch {}
}

/**
 * The divider between two panes, moved by dragging, arrow keys, Home and End. Double click or Enter restores
 * the default. The position is kept in this browser, the same for every panel.
 */
export function PaneDivider() {
  const words = useWords(pageWords).panes;
  const line = useRef<HTMLHRElement>(null);
  const [now, setNow] = useState<number>();
  const dragged = useRef(false);

  /** The width of the first pane with the divider at the pointer, or at its present position. */
  const percentAt = (clientX?: number) => {
    const own = line.current?.getBoundingClientRect();
    const both = line.current?.closest('[data-panes]')?.getBoundingClientRect();
    if (!own || !both) return smallest;
    const middle = clientX ?? own.left + own.width / 2;
    const part = document.dir === 'rtl' ? both.right - middle : middle - both.left;
    return Math.round(((part - own.width / 2) / both.width) * 100);
  };
  const moveTo = (percent: number) => {
    const width = Math.min(largest, Math.max(smallest, percent));
    setWidth(width);
    setNow(width);
  };
  const reset = () => {
    setWidth(undefined);
    setNow(percentAt());
  };

  const onKey = (event: KeyboardEvent) => {
    const forwards = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const moves: Readonly<Record<string, () => void>> = {
      [forwards]: () => moveTo(percentAt() + keyStep),
      [backwards]: () => moveTo(percentAt() - keyStep),
      Home: () => moveTo(smallest),
      End: () => moveTo(largest),
      Enter: reset,
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    dragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  return (
    <hr
      ref={line}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={words.divider}
      title={words.hint}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      aria-valuenow={now ?? 40}
      onFocus={() => setNow(percentAt())}
      onKeyDown={onKey}
      onDoubleClick={reset}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => dragged.current && moveTo(percentAt(clientX))}
      onPointerUp={() => {
        dragged.current = false;
      }}
      onPointerCancel={() => {
        dragged.current = false;
      }}
      className="flex h-full cursor-col-resize touch-none justify-center rounded-sm border-0 before:sticky before:top-[45dvh] before:my-16 before:h-12 before:w-1 before:rounded-full before:bg-line-strong before:content-[''] hover:before:bg-control focus-visible:before:bg-control"
    />
  );
}
