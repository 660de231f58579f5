import type { Block, Samples } from '../decode/trim-blocks.ts';

/**
 * Integrated loudness as in ITU-R BS.1770-4: K-weighting, blocks of 400 ms every 100 ms, gates at -70 LUFS and at 10 LU
 * below the loudness of what remains.
 */
export class LoudnessMeter {
  readonly #channels: readonly ReturnType<typeof kWeighting>[];
  readonly #framesPerStep: number;
  readonly #fullScale: number;
  readonly #steps: number[] = [];
  #energy = 0;
  #filled = 0;

  /** @param fullScale the value of a full-scale sample */
  constructor(sampleRate: number, channels: number, fullScale = 1) {
    this.#fullScale = fullScale;
    this.#channels = Array.from({ length: channels }, () => kWeighting(sampleRate));
    this.#framesPerStep = Math.round(sampleRate / 10);
  }

  add(block: Block): void {
    const length = block[0]?.length ?? 0;
    let at = 0;
    while (at < length) {
      const end = Math.min(length, at + this.#framesPerStep - this.#filled);
      for (const [index, samples] of block.entries()) {
        this.#energy += this.#channels[index]?.(samples, at, end) ?? 0;
      }
      this.#filled += end - at;
      at = end;
      if (this.#filled === this.#framesPerStep) {
        this.#steps.push(this.#energy / this.#framesPerStep / this.#fullScale ** 2);
        this.#energy = 0;
        this.#filled = 0;
      }
    }
  }

  /** LUFS; undefined for silence and for anything shorter than one block of 400 ms. */
  integrated(): number | undefined {
    const blocks: number[] = [];
    for (let index = 3; index < this.#steps.length; index += 1) {
      blocks.push(mean(this.#steps.slice(index - 3, index + 1)));
    }
    const audible = blocks.filter((power) => loudnessOf(power) > -70);
    if (audible.length === 0) return undefined;
    const gate = loudnessOf(mean(audible)) - 10;
    return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
  }
}

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Measures the energy of samples after the two K-weighting filters, whose coefficients are computed for the sample
 * rate.
 */
function kWeighting(sampleRate: number) {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const gain = 10 ** (3.999843853973347 / 20);
  const middle = gain ** 0.4996667741545416;
  const shelf = createFilter(
    [gain + (middle * k) / q + k * k, 2 * (k * k - gain), gain - (middle * k) / q + k * k],
    [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k],
  );
  const low = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const lowQ = 0.5003270373238773;
  const norm = 1 + low / lowQ + low * low;
  const highPass = createFilter(
    [norm, -2 * norm, norm],
    [norm, 2 * (low * low - 1), 1 - low / lowQ + low * low],
  );
  return (samples: Samples, from: number, to: number): number => {
    let sum = 0;
    for (let index = from; index < to; index += 1) sum += highPass(shelf(samples[index] as number)) ** 2;
    return sum;
  };
}

type Coefficients = readonly [number, number, number];

/** A second-order filter with the given numerator and denominator; it filters one sample per call. */
function createFilter([b0, b1, b2]: Coefficients, [a0, a1, a2]: Coefficients): (value: number) => number {
  let [z1, z2] = [0, 0];
  return (value) => {
    const out = (b0 / a0) * value + z1;
    z1 = (b1 / a0) * value - (a1 / a0) * out + z2;
    z2 = (b2 / a0) * value - (a2 / a0) * out;
    return out;
  };
}
