import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

let idle = false;
const { subscribe, notify } = createListeners();

/** Makes `useIdle` return true everywhere. */
export function becomeIdle(): void {
  idle = true;
  notify();
}

/** False until the page has started and been idle once. Loading that the first answer does not need waits for it. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => idle,
    () => false,
  );
}
