import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createListeners } from '#console/ui/listeners.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';

/** The storage key of the chosen call's id, kept so that a reload shows the call again; the id is empty for none. */
const chosenKey = 'exchange.chosen';

const { subscribe, notify } = createListeners();
let chosen = readStored(chosenKey, z.string()) ?? '';

/** Chooses the call that the drawer shows, by id; an empty text for the newest. */
export function chooseCall(id: string): void {
  chosen = id;
  writeStored(chosenKey, id);
  notify();
}

/** The id of the chosen call; renders again when it changes. */
export const useChosenCall = (): string => useSyncExternalStore(subscribe, () => chosen);
