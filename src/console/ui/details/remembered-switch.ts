import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** Creates a switch between open and folded that applies to the whole page and is remembered for the next visit. */
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
    /** Whether the switch is open; folded in the prerendered page. */
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
