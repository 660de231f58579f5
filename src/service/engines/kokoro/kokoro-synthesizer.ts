import { audioFormats } from '#contract/text-to-speech.ts';
import { createSpeechPool, type SpeechPool, type SpeechPoolSettings } from '../synthesis/speech-pool.ts';
import type { Synthesizer } from '../synthesis/synthesizer.ts';
import { kokoroLanguages, kokoroVoice } from './kokoro-voices.ts';

export interface KokoroOptions extends SpeechPoolSettings {
  /** The folder of the installed engine, asked at every request; undefined while it is not installed. */
  readonly installed: () => string | undefined;
}

/** Kokoro, with its processes for tests and operators. */
export interface KokoroSynthesizer extends Synthesizer, Pick<SpeechPool, 'processes'> {}

/** Time without a request after which the processes end. */
const idleMilliseconds = 60_000;
/** Audio that takes more than about a second to speak on a small machine. */
const longSeconds = 10;

/** Kokoro's natural voices, in processes that start with the first request and end after a minute without one. */
export function createKokoroSynthesizer(options: KokoroOptions): KokoroSynthesizer {
  const { installed } = options;
  const pool = createSpeechPool({
    processes: 2,
    idleMilliseconds,
    longSeconds,
    // A sentence that is being spoken cannot be interrupted, so its process is ended.
    cancelMilliseconds: 50,
    jobMilliseconds: (audioSeconds) => 60_000 + 10_000 * audioSeconds,
    ...options,
    program: () => ({ program: 'kokoro-process', args: [installed() ?? ''] }),
    keepsOneReady: false,
  });
  const missing = () => (installed() === undefined ? 'Kokoro is not installed' : undefined);
  return {
    languages: kokoroLanguages,
    approximations: {},
    formats: audioFormats,
    basePitch: (voice) => kokoroVoice(voice)?.medianPitch ?? 0,
    unavailable: () => missing() ?? pool.startFailure(),
    speak(request, signal) {
      const cause = missing();
      if (cause) return Promise.resolve({ ok: false, reason: 'unavailable', cause });
      return pool.speak(request, signal);
    },
    processes: pool.processes,
    close: pool.close,
  };
}
