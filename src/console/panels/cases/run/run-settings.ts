import { useSyncExternalStore } from 'react';
import { RunSettings } from '#console/storage/cases/case-runs.ts';
import { createListeners } from '#console/ui/listeners.ts';

const key = 'console.case-run';
const defaultSettings: RunSettings = { concurrency: 4, delay: 0 };
const { subscribe, notify } = createListeners();

let settings = readSettings();

function readSettings(): RunSettings {
  try {
    return RunSettings.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return defaultSettings;
  }
}

/** Changes how runs are sent; remembered for the next visit. */
export function keepRunSettings(next: RunSettings): void {
  settings = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {}
  notify();
}

/** The settings of the next run. */
export const useRunSettings = (): RunSettings =>
  useSyncExternalStore(
    subscribe,
    () => settings,
    () => defaultSettings,
  );
