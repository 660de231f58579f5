import type { KeyboardEvent } from 'react';

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** What can be focused in a row, in the order of Tab; what lies in a closed list or a closed part cannot. */
function stopsIn(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
}

interface RowKeys {
  readonly count: number;
  /** Brings a row into view and has it drawn. */
  readonly show: (index: number) => void;
}

/**
 * The keys of a long list whose rows hold controls: Tab goes through the controls of one row
 * and then out of the list, since of ten thousand rows nobody would come out again; the arrows go to the same control of
 * the row above or below. The list stands between two elements with `data-edge` that can be focused, but not by Tab.
 */
export function rowKeys({ count, show }: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget: list, shiftKey } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = target.closest<HTMLElement>('li[data-index]');
    // In a list that opened over the page the keys are its own.
    if (!row || event.defaultPrevented || target.closest('[popover]')) return;
    const stops = stopsIn(row);
    const place = stops.indexOf(target);
    if (key === 'Tab') {
      const last = shiftKey ? 0 : stops.length - 1;
      // From the edge the browser itself goes on to what comes next.
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
    focusIn(list, index, place);
  };
}

/** Frames after which a row that is not there will not come. */
const patience = 10;

function focusIn(list: HTMLElement, index: number, place: number, frames = 0): void {
  const row = list.querySelector(`li[data-index="${index}"]`);
  const stops = row ? stopsIn(row) : [];
  const stop = stops[Math.min(place, stops.length - 1)];
  if (stop) stop.focus();
  else if (frames < patience) requestAnimationFrame(() => focusIn(list, index, place, frames + 1));
}
