import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { recentCommands } from '#console/palette/recent-commands.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { tour } from './tour-state.ts';

/** The hints of a first visit, in their order. */
export const hintNames = ['tour', 'palette', 'shortcuts'] as const;
export type HintName = (typeof hintNames)[number];

const key = 'console.hints';
const Names = z.catch(z.array(z.string()), []);
const { subscribe, notify } = createListeners();

function closedHints(): readonly string[] {
  try {
    return z.parse(Names, JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return hintNames;
  }
}

/** Whether what a hint is about has been used already. */
const isKnown: Readonly<Record<HintName, () => boolean>> = {
  tour: () => tour.state() !== undefined,
  palette: () => recentCommands().length > 0,
  shortcuts: () => false,
};

const nextHint = (): HintName | undefined => {
  const closed = closedHints();
  return hintNames.find((name) => !closed.includes(name) && !isKnown[name]());
};

/** Closes a hint in this browser for good. */
export function closeHint(name: HintName): void {
  try {
    localStorage.setItem(key, JSON.stringify([...closedHints(), name]));
  } catch {}
  notify();
}

/** The hint to show: the first that is neither closed nor already known, at most one on each visit. */
export function useHint(): HintName | undefined {
  const [hint] = useState(nextHint);
  const next = useSyncExternalStore(subscribe, nextHint, () => undefined);
  return hint === next ? hint : undefined;
}
