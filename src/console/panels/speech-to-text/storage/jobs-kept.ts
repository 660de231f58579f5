import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

const { subscribe, notify } = createListeners();
let kept = true;

/** Notes whether the browser stored the newest change of a job. */
export function noteWhetherStored(stored: boolean): void {
  if (stored === kept) return;
  kept = stored;
  notify();
}

/** Whether the list of jobs survives a reload. */
export const useJobsKept = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => true,
  );
