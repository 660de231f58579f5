import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

/**
 * Something that controls the stage, such as a set of scenes. Meanwhile the stage sends nothing automatically.
 */
export interface StageDirection {
  /** What the audience must know about the result, such as that it was recorded. */
  readonly labels: readonly string[];
}

const { subscribe, notify } = createListeners();
let direction: StageDirection | undefined;

/** Sets or replaces what controls the stage; undefined when it has ended. */
export function directStage(next: StageDirection | undefined): void {
  if (next === direction) return;
  direction = next;
  notify();
}

export const stageDirection = (): StageDirection | undefined => direction;

export const useStageDirection = (): StageDirection | undefined =>
  useSyncExternalStore(subscribe, stageDirection, () => undefined);
