import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

const key = 'console.name';
const { subscribe, notify } = createListeners();
let name = storedName();

function storedName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The name of the person at this device, sent with each change; empty if none was given. */
export const personName = (): string => name;

/** Keeps the name on this device. */
export function setPersonName(next: string): void {
  name = next;
  try {
    localStorage.setItem(key, next);
  } catch {}
  notify();
}

/** The name of the person at this device. */
export const usePersonName = (): string => useSyncExternalStore(subscribe, personName);
