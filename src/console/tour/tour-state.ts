import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createListeners } from '#console/ui/listeners.ts';

const TourState = z.object({
  /** `paused`: closed before its end, and can be continued. */
  status: z.enum(['running', 'paused', 'ended']),
  /** The index of the current step. */
  step: z.int().check(z.minimum(0)),
  /** When the tour was started, in milliseconds since the epoch. */
  startedAt: z.number(),
});
export type TourState = z.infer<typeof TourState>;

const key = 'console.tour';
const { subscribe, notify } = createListeners();
let state = readState();

function readState(): TourState | undefined {
  try {
    return z.safeParse(TourState, JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether the current step was begun on this page, and not before a reload. */
let isMoved = false;

function change(next: TourState): void {
  state = next;
  isMoved = true;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {}
  notify();
}

/** The tour, remembered in this browser; undefined before it was started for the first time. */
export const tour = {
  state: (): TourState | undefined => state,
  isMoved: () => isMoved,
  /** Starts the tour, or continues one that was closed before its end. */
  start: () =>
    change(
      state && state.status !== 'ended'
        ? { ...state, status: 'running' }
        : { status: 'running', step: 0, startedAt: Date.now() },
    ),
  go: (step: number) => state && change({ ...state, step }),
  pause: () => state && change({ ...state, status: 'paused' }),
  end: () => state && change({ ...state, status: 'ended' }),
};

/** The tour; renders again when it changes. */
export const useTour = (): TourState | undefined =>
  useSyncExternalStore(subscribe, tour.state, () => undefined);
