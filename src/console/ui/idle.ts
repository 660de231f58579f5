import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

let hasBeenIdle = false;
const { subscribe, notify } = createListeners();

/** Makes `useIdle` return true everywhere. */
export function becomeIdle(): void {
  hasBeenIdle = true;
  notify();
}

/** False until the page has started and been idle once. Loading that the first answer does not need waits for it. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasBeenIdle,
    () => false,
  );
}
