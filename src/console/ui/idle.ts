import { useDeferredValue, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

let hasBeenIdle = false;
const { subscribe, notify } = createListeners();

/** Makes `useIdle` return true everywhere, and calls the callbacks that wait in `onceIdle`. */
export function becomeIdle(): void {
  hasBeenIdle = true;
  notify();
}

/**
 * Calls `callback` when the page has started and been idle once; immediately if that has happened already. Callbacks
 * that had to wait run in separate tasks.
 */
export function onceIdle(callback: () => void): void {
  if (hasBeenIdle) {
    callback();
    return;
  }
  const unsubscribe = subscribe(() => {
    unsubscribe();
    setTimeout(callback);
  });
}

/** Whether the page has started and been idle once. Code that the first answer does not need is loaded after that. */
export function useIdle(): boolean {
  const isIdle = useSyncExternalStore(
    subscribe,
    () => hasBeenIdle,
    () => false,
  );
  // React renders a deferred value in small steps, so that the page stays responsive.
  return useDeferredValue(isIdle);
}
