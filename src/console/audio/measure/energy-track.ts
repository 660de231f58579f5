import type { Block, Samples } from '../decode/trim-blocks.ts';

/**
 * The loudness of a recording every hundredth of a second: the root mean square of all channels, one byte each, in half
 * decibels above -127.5 dB full scale (255 is full scale).
 */
export type EnergyTrack = Uint8Array<ArrayBuffer>;

/** Seconds per byte of the track. */
const energyStepSeconds = 0.01;

const quietestDecibels = -127.5;
const roundingTolerance = 1e-6;

/** The level in decibels full scale that a byte of a track represents. */
export const decibelsOf = (byte: number): number => byte / 2 + quietestDecibels;

/** Collects the energy of a recording block by block. */
export class EnergyCollector {
  readonly #sampleRate: number;
  readonly #fullScale: number;
  #track = new Uint8Array(4096);
  #count = 0;
  #frames = 0;
  #sum = 0;
  #samples = 0;

  /** @param fullScale the value of a full-scale sample */
  constructor(sampleRate: number, fullScale = 1) {
    this.#sampleRate = sampleRate;
    this.#fullScale = fullScale;
  }

  add(block: Block): void {
    const length = block[0]?.length ?? 0;
    let at = 0;
    while (at < length) {
      // A hundredth of a second may not be a whole number of samples: each step ends at the nearest one.
      const boundary = Math.round((this.#count + 1) * this.#sampleRate * energyStepSeconds);
      const end = Math.min(length, at + boundary - this.#frames);
      for (let channel = 0; channel < block.length; channel += 1) {
        this.#sum += sumOfSquares(block[channel] as Samples, at, end);
      }
      this.#samples += (end - at) * block.length;
      this.#frames += end - at;
      at = end;
      if (this.#frames === boundary) this.#close();
    }
  }

  /** The track of all blocks so far. */
  track(): EnergyTrack {
    const rest = this.#samples > 0;
    const track = this.#track.slice(0, this.#count + (rest ? 1 : 0));
    if (rest) track[this.#count] = this.#byte();
    return track;
  }

  #byte(): number {
    const decibels = 10 * Math.log10(this.#sum / this.#samples / this.#fullScale ** 2);
    return Math.max(0, Math.min(255, Math.round((decibels - quietestDecibels) * 2)));
  }

  #close(): void {
    if (this.#count === this.#track.length) {
      const larger = new Uint8Array(this.#track.length * 2);
      larger.set(this.#track);
      this.#track = larger;
    }
    this.#track[this.#count] = this.#byte();
    this.#count += 1;
    this.#sum = 0;
    this.#samples = 0;
  }
}

function sumOfSquares(samples: Block[number], from: number, to: number): number {
  // Two sums, because a single one makes each addition wait for the one before.
  let even = 0;
  let odd = 0;
  let index = from;
  for (; index + 1 < to; index += 2) {
    const one = samples[index] as number;
    const other = samples[index + 1] as number;
    even += one * one;
    odd += other * other;
  }
  return even + odd + (index < to ? (samples[index] as number) ** 2 : 0);
}

/**
 * The energy above which this recording counts as sound, in decibels full scale: four tenths of the way from its quiet
 * to its loud parts, at least -60. A recording of constant loudness is all sound or, below -50, all silence.
 */
export function soundThreshold(track: EnergyTrack): number {
  const counts = new Uint32Array(256);
  for (const byte of track) counts[byte] = (counts[byte] ?? 0) + 1;
  const quiet = decibelsOf(byteAtRank(counts, track.length * 0.1));
  const loud = decibelsOf(byteAtRank(counts, track.length * 0.95));
  if (loud - quiet < 10) return loud > -50 ? -50 : 0;
  return Math.max(-60, quiet + (loud - quiet) * 0.4);
}

function byteAtRank(counts: Uint32Array, place: number): number {
  let passed = 0;
  for (let byte = 0; byte < counts.length; byte += 1) {
    passed += counts[byte] ?? 0;
    if (passed > place) return byte;
  }
  return 0;
}

/** Seconds of sound between two times (in seconds), given the threshold from `soundThreshold`. */
export function soundSeconds(track: EnergyTrack, start: number, end: number, threshold: number): number {
  const first = Math.max(0, Math.ceil(start / energyStepSeconds - roundingTolerance));
  const last = Math.min(track.length, Math.floor(end / energyStepSeconds + roundingTolerance));
  let soundSteps = 0;
  for (let step = first; step < last; step += 1)
    if (decibelsOf(track[step] ?? 0) >= threshold) soundSteps += 1;
  return soundSteps * energyStepSeconds;
}
