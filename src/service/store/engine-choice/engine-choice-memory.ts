import type { TranslationEngineAddress } from '#contract/local/translation-engine.ts';
import type { EngineChoice } from './engine-choice.ts';

/** The choice in the memory of this process, which ends with it. */
export function createEngineChoice(): EngineChoice {
  let chosen: TranslationEngineAddress | undefined;
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
