import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';
import { isStored, removeStored, writeStored } from '#console/ui/storage.ts';

/** The parameter of the address of a second window; its value identifies the window that it mirrors. */
export const mirrorParameter = 'stage';

const key = 'stage';
const { subscribe, notify } = createListeners();
let open = isStored(key) || !!globalThis.location?.search.includes(`${mirrorParameter}=`);

/** Whether the page is a stage: the panel in large type, for an audience. Remembered for this tab. */
export const isStageOpen = (): boolean => open;

/** Turns the page into a stage, or back. */
export function openStage(next = true): void {
  // Makes the panel, which is about to be replaced, store what was typed a moment ago.
  dispatchEvent(new Event('stage'));
  open = next;
  if (open) writeStored(key, open);
  else removeStored(key);
  notify();
}

/** Turns the page into a stage, or back if it is one. */
export const toggleStage = (): void => openStage(!open);

/** Whether the page is a stage; the component re-renders when that changes. */
export const useStageOpen = (): boolean => useSyncExternalStore(subscribe, isStageOpen, () => false);
