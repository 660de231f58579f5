import { type RefObject, useEffect } from 'react';
import { isTyping } from '#console/ui/keyboard/keys.ts';

/** How far a key scrolls, as a multiple of the visible height. */
const distances: Readonly<Record<string, number>> = {
  ArrowDown: 0.25,
  ArrowUp: -0.25,
  PageDown: 0.9,
  PageUp: -0.9,
  End: 1000,
  Home: -1000,
};

/** Selector of the elements that use these keys themselves. */
const ownKeys = '[role=slider], [role=menuitem], [role=option], [role=listbox]';
/** Selector of open dialogs and popovers, which are above the stage. */
const openedAbove = 'dialog[open], [popover]:popover-open';

/** Makes the keys that scroll a page scroll this element instead, wherever the focus is. */
export function useScrollKeys(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const distance = distances[event.key];
      const region = element.current;
      if (!distance || !region || event.defaultPrevented || isTyping()) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      if (region.scrollHeight <= region.clientHeight || document.querySelector(openedAbove)) return;
      event.preventDefault();
      region.scrollBy({ top: distance * region.clientHeight });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [element]);
}
