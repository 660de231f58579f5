import { useSyncExternalStore } from 'react';

/** The router sends an event of its own for each change of the history that is not the browser's. */
const events = ['popstate', 'hashchange', 'pushState', 'replaceState'];

function subscribe(listener: () => void) {
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}

function anchorInAddress(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** The anchor in the page's address; empty without one. */
export const useAnchor = (): string => useSyncExternalStore(subscribe, anchorInAddress, () => '');
