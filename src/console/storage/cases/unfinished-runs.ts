import { useSyncExternalStore } from 'react';

const key = 'console.unfinished-runs';

/**
 * Notes whether a run is unfinished, in every tab. The runs themselves are in the database; this note lets a page that
 * shows no cases find out without opening it.
 */
export function setUnfinishedRuns(exist: boolean): void {
  try {
    if (exist) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {}
}

function areRunsUnfinished(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Calls a function when another tab changes its storage. */
function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Whether a run is unfinished, as far as this browser knows; renders again when another tab begins one. */
export const useUnfinishedRuns = (): boolean =>
  useSyncExternalStore(subscribe, areRunsUnfinished, () => false);
