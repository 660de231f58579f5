import { existsSync } from 'node:fs';
import { createEspeakSynthesizer, type espeakId } from '#service/engines/espeak/espeak-synthesizer.ts';
import {
  createKokoroSynthesizer,
  type KokoroSynthesizer,
  kokoroId,
} from '#service/engines/kokoro/kokoro-synthesizer.ts';
import type { SpeechMark } from '#service/engines/synthesis/synthesizer.ts';
import { createSynthesize } from '#service/text-to-speech/synthesize.ts';
import type { MonoAudio } from '#testing/audio/measure-audio.ts';

const sampleRate = 16_000;

/** The folder of an installed Kokoro; `npm run engines -- add kokoro` makes one in `DATA_DIR/engines`. */
export const kokoroFolder = existsSync(process.env.KOKORO_FOLDER ?? '')
  ? process.env.KOKORO_FOLDER
  : undefined;

export type EngineId = typeof kokoroId | typeof espeakId;

export interface SpokenText extends MonoAudio {
  readonly marks: readonly SpeechMark[];
}

/** Speaks a text with one of the two engines. @throws when another engine speaks, or none. */
export type Speak = (
  speaker: string,
  text: string,
  engine?: EngineId,
  signal?: AbortSignal,
) => Promise<SpokenText>;

/** The natural voices and the fast ones. */
export interface Voices {
  readonly speak: Speak;
  readonly kokoro: KokoroSynthesizer;
  close(): Promise<void>;
}

/**
 * Starts both engines in separate processes, as in the service.
 *
 * @param sentences the folder in which spoken sentences are stored
 */
export function openVoices(sentences: string): Voices {
  const kokoro = createKokoroSynthesizer({
    installed: () => kokoroFolder,
    sentences,
    idleMilliseconds: 600_000,
  });
  const espeak = createEspeakSynthesizer();
  const synthesize = createSynthesize([kokoro, espeak]);
  return {
    kokoro,
    async speak(speaker, text, engine = kokoroId, signal) {
      const settings = { speed: 1, pitch: 0, sample_rate: sampleRate, format: 'PCM' } as const;
      const outcome = await synthesize({ ...settings, speaker, text, engine }, signal);
      if (!outcome.ok) throw new Error(outcome.cause);
      if (outcome.engines.join() !== engine) throw new Error(`${speaker} was spoken by ${outcome.engines}`);
      const values = new Int16Array(Uint8Array.from(outcome.audio).buffer);
      const samples = Float32Array.from(values, (value) => value / 32_768);
      return { samples, sampleRate, marks: outcome.marks };
    },
    async close() {
      await Promise.all([kokoro.close(), espeak.close()]);
    },
  };
}

/** Sentences that are not stored when a benchmark begins. */
export const newSentences = [
  'The train to Chennai leaves at half past nine from platform three.',
  'Please keep your ticket with you until the end of the journey.',
  'Your application has been received, and we will call you tomorrow.',
];
