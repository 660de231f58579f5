import { sampleRate } from './material.ts';
import type { Clip } from './recordings.ts';

/** A clip within a longer recording; times in seconds from the start of the recording. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly words: readonly { readonly word: string; readonly start: number; readonly end: number }[];
}

/** Many clips one after the other. */
export interface LongRecording {
  readonly samples: Float32Array;
  readonly parts: readonly Part[];
}

/** Pauses between clips in seconds: most are shorter than a pause at which a recording is always cut. */
const [minPause, maxPause] = [0.05, 0.9];
/** Level of the noise in the pauses, like a quiet room. */
const noiseLevel = 0.0005;

/**
 * Joins clips with pauses of varying length to a recording of at least this many seconds; the result is always the
 * same.
 */
export function joinClips(clips: readonly Clip[], seconds: number): LongRecording {
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const pieces: Float32Array[] = [];
  const parts: Part[] = [];
  let length = 0;
  const add = (samples: Float32Array) => {
    pieces.push(samples);
    length += samples.length;
  };
  while (length < seconds * sampleRate) {
    const clip = clips[Math.floor(random() * clips.length)]!;
    const at = length / sampleRate;
    add(clip.samples);
    parts.push({
      start: at,
      end: length / sampleRate,
      words: clip.words.map((word, index) => ({
        word,
        start: at + (clip.starts.get(index) ?? 0),
        end: at + (clip.ends.get(index) ?? 0),
      })),
    });
    const pause = minPause + (maxPause - minPause) * random();
    add(Float32Array.from({ length: Math.round(pause * sampleRate) }, () => noiseLevel * (2 * random() - 1)));
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, parts };
}
