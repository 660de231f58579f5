import type { KeyboardEvent } from 'react';

const focusableElements =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** The focusable elements of a row in Tab order, without those that are hidden. */
function tabStopsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(focusableElements)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

interface RowKeys {
  readonly count: number;
  /** Scrolls a row into view, which renders it. */
  readonly show: (index: number) => void;
}

/**
 * The keys of a long list whose rows have controls: Tab moves through the controls of one row
 * and then out of the list, since nobody can tab through ten thousand rows; the arrows move to the same control of
 * the row above or below. The list must be between two elements with `data-edge` that are focusable, but not by Tab.
 */
export function rowKeys({ count, show }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget: list, shiftKey } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = target.closest<HTMLElement>('li[data-index]');
    // A popover handles its own keys.
    if (!row || event.defaultPrevented || target.closest('[popover]')) return;
    const stops = tabStopsIn(row);
    const place = stops.indexOf(target);
    if (key === 'Tab') {
      const last = shiftKey ? 0 : stops.length - 1;
      // From the edge, the browser moves to the next element.
      const edge = `[data-edge="${shiftKey ? 'start' : 'end'}"]`;
      if (place === last) {
        list.parentElement?.querySelector<HTMLElement>(edge)?.focus({ preventScroll: true });
      }
      return;
    }
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || shiftKey || target.matches('input, select, textarea')) return;
    const index = Number(row.dataset.index) + by;
    event.preventDefault();
    if (index < 0 || index >= count) return;
    show(index);
    focusControlInRow(list, index, place);
  };
}

/** Frames to wait for a row to be rendered. */
const maximumFrames = 10;

function focusControlInRow(list: HTMLElement, index: number, place: number, frames = 0): void {
  const row = list.querySelector(`li[data-index="${index}"]`);
  const stops = row ? tabStopsIn(row) : [];
  const stop = stops[Math.min(place, stops.length - 1)];
  if (stop) stop.focus();
  else if (frames < maximumFrames)
    requestAnimationFrame(() => focusControlInRow(list, index, place, frames + 1));
}
