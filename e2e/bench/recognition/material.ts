import { readFileSync } from 'node:fs';
import { resample } from '#service/audio-files/resample.ts';
import { type EspeakEngine, loadEspeakEngine } from '#service/engines/espeak/espeak-engine.ts';
import { createSpeechMarks } from '#service/engines/synthesis/speech-marks.ts';
import type { Voice } from '#service/engines/synthesis/synthesizer.ts';

export const sampleRate = 16_000;

/** At least 95 % of the words with a confidence above this should be right. */
export const confidenceThreshold = 0.9;

/** A recording and the text spoken in it. */
export interface Spoken {
  readonly text: string;
  readonly samples: Float32Array;
  /** When words begin, in seconds, by their position in the text. */
  readonly starts: ReadonlyMap<number, number>;
}

const voices: readonly Voice[] = (['male', 'female'] as const).flatMap((gender) =>
  [1, 2, 3].map((variant) => ({ language: 'en', gender, variant }) as const),
);

/** About 2,100 words: 200 sentences of customers and 75 of a story. */
export function readSentences(): string[] {
  return ['../coverage/sentences.txt', 'sentences.txt'].flatMap((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
}

/** The sentences spoken by our own voices in turn, with the times that the engine reports. */
export async function* speakSentences(
  sentences: readonly string[] = readSentences(),
): AsyncGenerator<Spoken> {
  const engine = await loadEspeakEngine();
  for (const [index, text] of sentences.entries()) yield speak(engine, text, voices[index % voices.length]!);
}

function speak(engine: EspeakEngine, text: string, voice: Voice): Spoken {
  const { samples, words } = engine.say(text, { voice, wordsPerMinute: 175, pitch: 50, range: 50 });
  const marks = createSpeechMarks(text, words);
  return {
    text,
    samples: resample(samples, engine.sampleRate, sampleRate),
    starts: new Map(marks.map(({ textStart, start }) => [textStart, start])),
  };
}

/** Ways to degrade a recording. */
export const conditions = {
  'as they are': (samples: Float32Array) => samples,
  'at 8 kHz': (samples: Float32Array) => resample(resample(samples, sampleRate, 8_000), 8_000, sampleRate),
  'with noise at 20 dB': (samples: Float32Array) => withPinkNoise(samples, 20),
  'with noise at 15 dB': (samples: Float32Array) => withPinkNoise(samples, 15),
  'with noise at 10 dB': (samples: Float32Array) => withPinkNoise(samples, 10),
  'with noise at 5 dB': (samples: Float32Array) => withPinkNoise(samples, 5),
} as const;
export type Condition = keyof typeof conditions;

/** Adds the same pink noise each time, this many decibels below the speech. */
function withPinkNoise(samples: Float32Array, decibels: number): Float32Array {
  const noise = pinkNoise(samples.length);
  const gain = Math.sqrt(powerOf(samples) / powerOf(noise)) * 10 ** (-decibels / 20);
  return samples.map((sample, index) => sample + gain * (noise[index] ?? 0));
}

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
}

/** White noise through a filter of three poles that falls by 3 dB per octave. */
function pinkNoise(length: number): Float32Array {
  let seed = 1;
  const poles = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const white = seed / 0x4000_0000 - 1;
    poles[0] = 0.99765 * poles[0]! + white * 0.099046;
    poles[1] = 0.963 * poles[1]! + white * 0.2965164;
    poles[2] = 0.57 * poles[2]! + white * 1.0526913;
    return poles[0]! + poles[1]! + poles[2]! + white * 0.1848;
  });
}
