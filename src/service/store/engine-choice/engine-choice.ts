import type { TranslationEngineConnection } from '#contract/local/translation-engine.ts';
import type { Awaitable } from '../awaitable.ts';

/** The translation engine that somebody has chosen on the Service page, in place of the one in the environment. */
export interface EngineChoice {
  /** Whether every process of the service uses the choice, even after a restart. */
  readonly isShared: boolean;
  /** Undefined when none is chosen. */
  read(): Awaitable<TranslationEngineConnection | undefined>;
  choose(engine: TranslationEngineConnection): Awaitable<void>;
  clear(): Awaitable<void>;
}
