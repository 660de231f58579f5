import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

let hasBeenIdle = false;
const { subscribe, notify } = createListeners();

/** Makes `useIdle` return true everywhere. */
export function becomeIdle(): void {
  hasBeenIdle = true;
  notify();
}

/** Calls back once the page has started and been idle once: now, if it has been already. */
export function onceIdle(callback: () => void): void {
  if (hasBeenIdle) {
    callback();
    return;
  }
  const unsubscribe = subscribe(() => {
    unsubscribe();
    callback();
  });
}

/** False until the page has started and been idle once. Loading that the first answer does not need waits for it. */
export function useIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasBeenIdle,
    () => false,
  );
}
