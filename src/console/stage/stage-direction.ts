import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

/** What plays on the stage by a plan, such as a set of scenes. It decides what is sent. */
export interface StageDirection {
  /** What the audience must know about the result, such as that it was recorded. */
  readonly labels: readonly string[];
}

const { subscribe, notify } = createListeners();
let direction: StageDirection | undefined;

/** Begins or changes what plays on the stage; undefined when it has ended. */
export function directStage(next: StageDirection | undefined): void {
  if (next === direction) return;
  direction = next;
  notify();
}

export const stageDirection = (): StageDirection | undefined => direction;

export const useStageDirection = (): StageDirection | undefined =>
  useSyncExternalStore(subscribe, stageDirection, () => undefined);
