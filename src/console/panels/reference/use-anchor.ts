import { useSyncExternalStore } from 'react';

/** Events after a change of the address; the last two come from the router, for changes that have no browser event. */
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
