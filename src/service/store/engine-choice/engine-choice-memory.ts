import type { TranslationEngineConnection } from '#contract/local/translation-engine.ts';
import type { EngineChoice } from './engine-choice.ts';

/** Keeps the choice in the memory of this process, so it is lost when the process ends. */
export function createEngineChoice(): EngineChoice {
  let chosen: TranslationEngineConnection | undefined;
  return {
    isShared: false,
    read: () => chosen,
    choose: (engine) => {
      chosen = engine;
    },
    clear: () => {
      chosen = undefined;
    },
  };
}
