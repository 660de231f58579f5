import { useSyncExternalStore } from 'react';

let idle = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes `useIdle` return true everywhere. */
export function becomeIdle(): void {
  idle = true;
  for (const listener of listeners) listener();
}

/** False until the page has started and been idle once. Loading that the first answer does not need waits for it. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => idle,
    () => false,
  );
}
