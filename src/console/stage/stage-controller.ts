import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

/** What controls the stage, such as a set of scenes. While there is one, the stage sends nothing by itself. */
export interface StageController {
  /** What the audience must know about the result, such as that it was recorded. */
  readonly labels: readonly string[];
}

const { subscribe, notify } = createListeners();
let controller: StageController | undefined;

/** Sets or replaces what controls the stage; undefined when it has ended. */
export function setStageController(next: StageController | undefined): void {
  if (next === controller) return;
  controller = next;
  notify();
}

export const stageController = (): StageController | undefined => controller;

export const useStageController = (): StageController | undefined =>
  useSyncExternalStore(subscribe, stageController, () => undefined);
