import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { audioFormats } from '#contract/text-to-speech.ts';
import { espeakId } from '../espeak/espeak-synthesizer.ts';
import { createSpeechPool, type SpeechPool, type SpeechPoolSettings } from '../synthesis/speech-pool.ts';
import type { SpeechRequest, Synthesizer, Voice } from '../synthesis/synthesizer.ts';
import { type PiperVoice, piperId, semitonesOf, usualPitch } from './piper-voices.ts';

export interface PiperOptions extends SpeechPoolSettings {
  readonly voice: PiperVoice;
  /** Returns the folder of the installed voice, undefined while it is not installed. Called for every request. */
  readonly installed: () => string | undefined;
  /** A process that takes more memory than this is killed. */
  readonly memoryMegabytes?: number;
  /** Replaced in tests only. */
  readonly fork?: () => ChildProcess;
}

/** A voice of Piper, with its processes for tests and operators. */
export interface PiperSynthesizer extends Synthesizer, Pick<SpeechPool, 'processes'> {}

/** A voice of Piper, in a process that starts with the first request and ends after a minute without one. */
export function createPiperSynthesizer(options: PiperOptions): PiperSynthesizer {
  const { voice: about, installed, memoryMegabytes = 1_500, fork } = options;
  const { language, gender } = about;
  const id = piperId(about);
  const speaks = (voice: Voice) => voice.language === language && voice.gender === gender;
  const pool = createSpeechPool({
    processes: 2,
    idleMilliseconds: 60_000,
    longSeconds: 20,
    // The synthesis of a sentence cannot be interrupted, so its process is killed after this time.
    cancelMilliseconds: 50,
    jobMilliseconds: (audioSeconds) => 60_000 + 5_000 * audioSeconds,
    ...options,
    program: () => ({
      program: 'piper-process',
      args: [installed() ?? '', language, gender, String(memoryMegabytes)],
      enginesOf: ({ segments }: SpeechRequest) => [
        ...new Set(
          segments.flatMap((segment) =>
            segment.kind === 'pause' ? [] : [speaks(segment.voice) ? id : espeakId],
          ),
        ),
      ],
      fork,
    }),
    keepsOneReady: false,
  });
  const missing = () => {
    if (installed() === undefined) return `${id} is not installed`;
    return hasRuntime ? undefined : 'the optional package onnxruntime-node is not installed';
  };
  return {
    id,
    quality: 'natural',
    languages: [language],
    genders: [gender],
    approximations: {},
    formats: audioFormats,
    basePitch: (voice) => usualPitch[gender] * 2 ** (semitonesOf(voice) / 12),
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

const hasRuntime = (() => {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node');
    return true;
  } catch {
    return false;
  }
})();
