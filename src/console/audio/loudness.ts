import type { Block, Samples } from './trim-blocks.ts';

/**
 * Integrated loudness after ITU-R BS.1770-4: K-weighting, blocks of 400 ms every 100 ms, gates at -70 LUFS and at
 * 10 LU below the loudness of what remains.
 */
export class LoudnessMeter {
  readonly #channels: readonly KWeighting[];
  readonly #framesPerStep: number;
  readonly #fullScale: number;
  readonly #steps: number[] = [];
  #energy = 0;
  #filled = 0;

  /** @param fullScale what the samples go to */
  constructor(sampleRate: number, channels: number, fullScale = 1) {
    this.#fullScale = fullScale;
    this.#channels = Array.from({ length: channels }, () => new KWeighting(sampleRate));
    this.#framesPerStep = Math.round(sampleRate / 10);
  }

  add(block: Block): void {
    const length = block[0]?.length ?? 0;
    let at = 0;
    while (at < length) {
      const end = Math.min(length, at + this.#framesPerStep - this.#filled);
      for (const [index, samples] of block.entries()) {
        this.#energy += this.#channels[index]?.energy(samples, at, end) ?? 0;
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
    const heard = blocks.filter((power) => loudnessOf(power) > -70);
    if (heard.length === 0) return undefined;
    const gate = loudnessOf(mean(heard)) - 10;
    return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
  }
}

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The two filters of K-weighting, one after the other, with the coefficients for any sample rate. */
class KWeighting {
  readonly #shelf: Biquad;
  readonly #highPass: Biquad;

  constructor(sampleRate: number) {
    const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
    const q = 0.7071752369554196;
    const gain = 10 ** (3.999843853973347 / 20);
    const middle = gain ** 0.4996667741545416;
    const norm = 1 + k / q + k * k;
    this.#shelf = new Biquad(
      (gain + (middle * k) / q + k * k) / norm,
      (2 * (k * k - gain)) / norm,
      (gain - (middle * k) / q + k * k) / norm,
      (2 * (k * k - 1)) / norm,
      (1 - k / q + k * k) / norm,
    );
    const low = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
    const lowQ = 0.5003270373238773;
    const lowNorm = 1 + low / lowQ + low * low;
    this.#highPass = new Biquad(
      1,
      -2,
      1,
      (2 * (low * low - 1)) / lowNorm,
      (1 - low / lowQ + low * low) / lowNorm,
    );
  }

  energy(samples: Samples, from: number, to: number): number {
    let sum = 0;
    for (let index = from; index < to; index += 1) {
      const weighted = this.#highPass.next(this.#shelf.next(samples[index] as number));
      sum += weighted * weighted;
    }
    return sum;
  }
}

class Biquad {
  readonly #b0: number;
  readonly #b1: number;
  readonly #b2: number;
  readonly #a1: number;
  readonly #a2: number;
  #z1 = 0;
  #z2 = 0;

  constructor(b0: number, b1: number, b2: number, a1: number, a2: number) {
    this.#b0 = b0;
    this.#b1 = b1;
    this.#b2 = b2;
    this.#a1 = a1;
    this.#a2 = a2;
  }

  next(value: number): number {
    const out = this.#b0 * value + this.#z1;
    this.#z1 = this.#b1 * value - this.#a1 * out + this.#z2;
    this.#z2 = this.#b2 * value - this.#a2 * out;
    return out;
  }
}
