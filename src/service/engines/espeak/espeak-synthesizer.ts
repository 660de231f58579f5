import { createRequire } from 'node:module';
import { audioFormats } from '#contract/text-to-speech.ts';
import { approximations } from '../synthesis/approximations.ts';
import { createSpeechPool, type SpeechPool, type SpeechPoolSettings } from '../synthesis/speech-pool.ts';
import type { Synthesizer } from '../synthesis/synthesizer.ts';
import { espeakLanguages, medianPitch, variantOf } from './espeak-voices.ts';

export interface EspeakOptions extends SpeechPoolSettings {
  /** Whether languages without a voice are spoken by the voice of a similar language. */
  readonly approximations?: boolean;
  /** Name of the optional package; tests use another one to simulate its absence. */
  readonly packageName?: string;
}

/** Id of the engine in headers and lists. */
export const espeakId = 'espeak-ng';

/** The espeak-ng engine, with its processes for tests and operators. */
export interface EspeakSynthesizer extends Synthesizer, Pick<SpeechPool, 'processes'> {}

/** espeak-ng in separate processes, which its licence (GPL-3) also requires, started before the first request. */
export function createEspeakSynthesizer(options: EspeakOptions = {}): EspeakSynthesizer {
  const packageName = options.packageName ?? '@echogarden/espeak-ng-emscripten';
  const missing = isInstalled(packageName)
    ? undefined
    : `the optional package ${packageName} is not installed`;
  const pool = createSpeechPool({
    ...options,
    program: () => ({ program: 'espeak-process', args: [], enginesOf: () => [espeakId] }),
    keepsOneReady: missing === undefined,
  });
  return {
    id: espeakId,
    quality: 'fast',
    languages: espeakLanguages,
    approximations: options.approximations ? approximations : {},
    formats: audioFormats,
    basePitch: (voice) => medianPitch(variantOf(voice)),
    unavailable: () => missing ?? pool.startFailure(),
    speak(request, signal) {
      if (missing) return Promise.resolve({ ok: false, reason: 'unavailable', cause: missing });
      return pool.speak(request, signal);
    },
    processes: pool.processes,
    close: pool.close,
  };
}

function isInstalled(packageName: string): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName);
    return true;
  } catch {
    return false;
  }
}
