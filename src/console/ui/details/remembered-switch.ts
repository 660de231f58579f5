import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** Something that is open or folded everywhere on the page, and stays so on the next visit. */
export function createRememberedSwitch(key: string) {
  const { subscribe, notify } = createListeners();
  let open = wasOpen(key);
  return {
    toggle: () => {
      open = !open;
      try {
        localStorage.setItem(key, open ? 'open' : 'folded');
      } catch {}
      notify();
    },
    /** Whether it is open; folded in the prerendered page. */
    useIsOpen: () =>
      useSyncExternalStore(
        subscribe,
        () => open,
        () => false,
      ),
  };
}

function wasOpen(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
}
