import type { ChildProcess } from 'node:child_process';
import { audioFormats } from '#contract/text-to-speech.ts';
import { espeakId } from '../espeak/espeak-synthesizer.ts';
import { createSpeechPool, type SpeechPool, type SpeechPoolSettings } from '../synthesis/speech-pool.ts';
import type { SpeechRequest, Synthesizer } from '../synthesis/synthesizer.ts';
import { kokoroLanguages, kokoroVoice } from './kokoro-voices.ts';

export interface KokoroOptions extends SpeechPoolSettings {
  /** Returns the folder of the installed engine, undefined while it is not installed. Called for every request. */
  readonly installed: () => string | undefined;
  /** Folder in which spoken sentences are stored; if absent, none are. */
  readonly sentences?: string;
  /** A process that takes more memory than this is killed. */
  readonly memoryMegabytes?: number;
  /** Replaced in tests only. */
  readonly fork?: () => ChildProcess;
}

/** Id of the engine in headers, lists and the catalogue. */
export const kokoroId = 'kokoro';

/** Kokoro, with its processes for tests and operators. */
export interface KokoroSynthesizer extends Synthesizer, Pick<SpeechPool, 'processes'> {}

/** Memory limit of a process: the longest sentence takes 1,510 MB. */
const defaultMemoryMegabytes = 2_500;
/** Time without a request after which the processes end. */
const idleMilliseconds = 60_000;
/** Seconds of audio above which a request counts as long: on a small machine it takes more than about a second. */
const longSeconds = 10;

/** Kokoro's natural voices, in processes that start with the first request and end after a minute without one. */
export function createKokoroSynthesizer(options: KokoroOptions): KokoroSynthesizer {
  const { installed, sentences, memoryMegabytes = defaultMemoryMegabytes, fork } = options;
  const pool = createSpeechPool({
    processes: 2,
    idleMilliseconds,
    longSeconds,
    // Enough to stop between two sentences. The synthesis of one cannot be interrupted, so its process is killed.
    cancelMilliseconds: 10,
    jobMilliseconds: (audioSeconds) => 60_000 + 10_000 * audioSeconds,
    ...options,
    program: () => ({
      program: 'kokoro-process',
      args: [installed() ?? '', String(memoryMegabytes), ...(sentences ? [sentences] : [])],
      // Without large pages, a killed process takes up to a third of a second to disappear on a busy machine.
      hasLargePages: true,
      enginesOf,
      fork,
    }),
    keepsOneReady: false,
  });
  const missing = () => (installed() === undefined ? 'Kokoro is not installed' : undefined);
  return {
    id: kokoroId,
    quality: 'natural',
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

/** The engines that speak a request: espeak-ng, in the same process, for voices that Kokoro does not have. */
function enginesOf({ segments }: SpeechRequest): string[] {
  const speaking = segments.flatMap((segment) =>
    segment.kind === 'pause' ? [] : [kokoroVoice(segment.voice) ? kokoroId : espeakId],
  );
  return [...new Set(speaking)];
}
