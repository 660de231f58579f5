import type { Block } from '../decode/trim-blocks.ts';
import { LoudnessMeter } from './loudness.ts';

/** The measured levels of a recording. */
export interface Levels {
  /** The highest sample in dB full scale; undefined for digital silence. */
  readonly peak: number | undefined;
  /** Integrated loudness in LUFS (ITU-R BS.1770-4); undefined for silence and below 400 ms. */
  readonly loudness: number | undefined;
  /** Seconds before the first and after the last sample above -60 dB full scale. */
  readonly leadingSilence: number;
  readonly trailingSilence: number;
}

/** Level in dB full scale below which a sample counts as silence. */
const silenceThreshold = -60;

/** Measures the levels of a recording block by block. */
export class LevelMeter {
  readonly #sampleRate: number;
  readonly #fullScale: number;
  readonly #loudness: LoudnessMeter;
  #frames = 0;
  #highest = 0;
  #first = -1;
  #last = -1;

  /** @param fullScale the value of a full-scale sample */
  constructor(sampleRate: number, channels: number, fullScale = 1) {
    this.#sampleRate = sampleRate;
    this.#fullScale = fullScale;
    this.#loudness = new LoudnessMeter(sampleRate, channels, fullScale);
  }

  add(block: Block): void {
    const threshold = 10 ** (silenceThreshold / 20) * this.#fullScale;
    for (const samples of block) {
      for (let index = 0; index < samples.length; index += 1) {
        const value = Math.abs(samples[index] as number);
        if (value > this.#highest) this.#highest = value;
        if (value > threshold) {
          if (this.#first < 0 || this.#frames + index < this.#first) this.#first = this.#frames + index;
          if (this.#frames + index > this.#last) this.#last = this.#frames + index;
        }
      }
    }
    this.#loudness.add(block);
    this.#frames += block[0]?.length ?? 0;
  }

  levels(): Levels {
    const silent = this.#first < 0;
    return {
      peak: this.#highest > 0 ? 20 * Math.log10(this.#highest / this.#fullScale) : undefined,
      loudness: this.#loudness.integrated(),
      leadingSilence: (silent ? this.#frames : this.#first) / this.#sampleRate,
      trailingSilence: silent ? 0 : (this.#frames - 1 - this.#last) / this.#sampleRate,
    };
  }
}
