import { isDeepStrictEqual } from 'node:util';
import type {
  TranslationEngineChoice,
  TranslationEngineConnection,
  TranslationEngineState,
  TranslationEngineTrial,
} from '#contract/local/translation-engine.ts';
import { writeEnvFile } from '#servers/env-file.ts';
import { messageOf } from '#service/error-message.ts';
import type { EngineChoice } from '#service/store/engine-choice/engine-choice.ts';
import { EngineFailure } from '../engine-failure.ts';
import type { NmtEngine } from './nmt.ts';
import { createNmtEngine, nmtVariables, readNmtSettings, readNmtTimeout } from './nmt-settings.ts';
import { protectNmt } from './protect-nmt.ts';

/** The translation engine in use, which people can change while the service runs. */
export interface ChosenNmt {
  /** The engine in use; undefined when none is configured. */
  engine(): Promise<NmtEngine | undefined>;
  state(): Promise<TranslationEngineState>;
  /** Uses another engine. @throws the system's error when `.env` cannot be written. */
  choose(choice: TranslationEngineChoice): Promise<void>;
  /** Resets the choice to the engine in the environment. */
  reset(): Promise<void>;
  /** Translates one sentence with an engine that need not be in use. */
  test(address: TranslationEngineConnection, signal: AbortSignal): Promise<TranslationEngineTrial>;
}

const trialText = 'Your order will arrive tomorrow.';
const trialTarget = 'hi';

/**
 * Starts with the engine that was chosen before, if choices are kept, otherwise with the engine in the environment.
 *
 * @param envFile path of the file `.env`, if choices may be written there.
 * @throws InvalidSetting naming the variable when one is invalid.
 */
export function createChosenNmt(
  environment: NodeJS.ProcessEnv,
  choice: EngineChoice,
  envFileOfProcess?: string,
): ChosenNmt {
  const timeout = readNmtTimeout(environment);
  const fromEnvironment = readNmtSettings(environment)?.address;
  const open = (address: TranslationEngineConnection) => protectNmt(createNmtEngine({ address, timeout }));
  // A shared choice is not written into `.env`: the other processes would not read it.
  const envFile = choice.isShared ? undefined : envFileOfProcess;
  let address = fromEnvironment;
  let engine = address && open(address);
  /** Opens the engine again at the next call, even if its address stays the same. */
  const reopen = () => {
    address = undefined;
    engine = undefined;
  };

  return {
    async engine() {
      const next = (await choice.read()) ?? fromEnvironment;
      if (!isDeepStrictEqual(next, address)) {
        address = next;
        engine = next && open(next);
      }
      return engine;
    },
    async state() {
      const chosen = await choice.read();
      const inUse = chosen ?? fromEnvironment;
      const rest = { envFile: envFile !== undefined, ...(choice.isShared && { shared: true }) };
      if (inUse === undefined) return { engine: null, ...rest };
      const { apiKey, ...shown } = inUse;
      const from = chosen === undefined ? 'environment' : 'page';
      return { engine: { ...shown, hasKey: Boolean(apiKey), from }, ...rest };
    },
    async choose({ engine: chosen, keep }) {
      if (keep === 'env-file' && envFile !== undefined) await writeEnvFile(envFile, nmtVariables(chosen));
      await choice.choose(chosen);
      reopen();
    },
    async reset() {
      await choice.clear();
      reopen();
    },
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
