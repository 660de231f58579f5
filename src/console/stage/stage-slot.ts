import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

const { subscribe, notify } = createListeners();
let slot: HTMLElement | null = null;

/** Sets the element at the bottom of the stage; null when the element is gone. */
export function setStageSlot(element: HTMLElement | null): void {
  slot = element;
  notify();
}

/**
 * The element at the bottom of the stage, for a bar that belongs to it, such as that of a set of scenes: render the bar
 * with `createPortal`. Null while the stage is not open.
 */
export const useStageSlot = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
