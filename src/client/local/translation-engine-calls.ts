import {
  type TranslationEngineChoice,
  type TranslationEngineConnection,
  TranslationEngineState,
  TranslationEngineTrial,
} from '#contract/local/translation-engine.ts';
import type { Target } from '../target.ts';
import { callLocal } from './local-calls.ts';

const path = 'translation-engine';

/** The calls that test, choose and reset the translation engine of the embedded service. */
export function translationEngineCallsTo(target: Target) {
  return {
    state: (signal?: AbortSignal) => callLocal(target, path, TranslationEngineState, { signal }),
    choose: (choice: TranslationEngineChoice) =>
      callLocal(target, path, TranslationEngineState, { method: 'PUT', body: choice }),
    reset: () => callLocal(target, path, TranslationEngineState, { method: 'DELETE' }),
    test: (address: TranslationEngineConnection, signal?: AbortSignal) =>
      callLocal(target, `${path}/trial`, TranslationEngineTrial, { method: 'POST', body: address, signal }),
  };
}
