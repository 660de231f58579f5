import type {
  TranslationEngineAddress,
  TranslationEngineChoice,
  TranslationEngineState,
  TranslationEngineTrial,
} from '#contract/local/translation-engine.ts';
import { writeEnvFile } from '#servers/env-file.ts';
import { messageOf } from '#service/error-message.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { NmtEngine } from './nmt.ts';
import { createNmtEngine, nmtVariables, readNmtSettings, readNmtTimeout } from './nmt-settings.ts';
import { protectNmt } from './protect-nmt.ts';

/** The translation engine in use, which people can change while the service runs. */
export interface ChosenNmt {
  /** Undefined when none is configured. */
  engine(): NmtEngine | undefined;
  state(): TranslationEngineState;
  /** Uses another engine. @throws the system's error when `.env` cannot be written. */
  choose(choice: TranslationEngineChoice): Promise<void>;
  /** Resets the choice to the engine in the environment. */
  reset(): void;
  /** Translates one sentence with an engine that need not be in use. */
  test(address: TranslationEngineAddress, signal: AbortSignal): Promise<TranslationEngineTrial>;
}

const trialText = 'Your order will arrive tomorrow.';
const trialTarget = 'hi';

/**
 * Starts with the engine in the environment.
 *
 * @param envFile path of the file `.env`, if choices may be written there.
 * @throws InvalidSetting naming the variable when one is invalid.
 */
export function createChosenNmt(environment: NodeJS.ProcessEnv, envFile?: string): ChosenNmt {
  const timeout = readNmtTimeout(environment);
  const fromEnvironment = readNmtSettings(environment)?.address;
  const open = (address: TranslationEngineAddress) => protectNmt(createNmtEngine({ address, timeout }));
  let address = fromEnvironment;
  let engine = address && open(address);
  const use = (next: TranslationEngineAddress | undefined) => {
    address = next;
    engine = next && open(next);
  };

  return {
    engine: () => engine,
    state() {
      if (address === undefined) return { engine: null, envFile: envFile !== undefined };
      const { apiKey, ...shown } = address;
      const from = address === fromEnvironment ? 'environment' : 'page';
      return { engine: { ...shown, hasKey: Boolean(apiKey), from }, envFile: envFile !== undefined };
    },
    async choose(choice) {
      if (choice.keep === 'env-file' && envFile !== undefined) {
        await writeEnvFile(envFile, nmtVariables(choice.engine));
      }
      use(choice.engine);
    },
    reset: () => use(fromEnvironment),
    async test(tested, signal) {
      const startedAt = performance.now();
      try {
        const tester = createNmtEngine({ address: tested, timeout });
        const [translation = ''] = await tester.translate([trialText], 'en', trialTarget, {
          signal,
          domain: 'generic',
        });
        const milliseconds = Math.round(performance.now() - startedAt);
        return { ok: true, to: trialTarget, text: trialText, translation, milliseconds };
      } catch (error) {
        signal.throwIfAborted();
        const reason = error instanceof EngineFailure ? error.reason : 'failed';
        return { ok: false, reason, problem: messageOf(error) };
      }
    },
  };
}
