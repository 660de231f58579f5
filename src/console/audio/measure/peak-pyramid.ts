import type { Block, Samples } from '../decode/trim-blocks.ts';

/**
 * The waveform of a recording at several resolutions: the lowest and the highest sample of all channels for every
 * `framesPerPeak` frames, interleaved, as 16-bit integers. Each level is four times coarser than the one before.
 */
export interface PeakPyramid {
  readonly frames: number;
  readonly levels: readonly PeakLevel[];
}

export interface PeakLevel {
  readonly framesPerPeak: number;
  readonly peaks: Int16Array<ArrayBuffer>;
}

/** The waveform of a range for drawing: the highest and the lowest sample per column, from -1 to 1. */
export interface Outline {
  readonly top: Float32Array<ArrayBuffer>;
  readonly bottom: Float32Array<ArrayBuffer>;
}

const peaksPerCoarserPeak = 4;
/** The coarsest level has at most this many peaks. */
const maxCoarsestPeaks = 512;
const largestPeak = 32_767;
/**
 * The integer for a full-scale sample. Samples are compared as integers, in steps finer than a stored peak can express:
 * that needs no branches, which the processor would mispredict about ten times per peak (`bench waveform`).
 */
const integerScale = 2 ** 23;
const largerThanAnyPeak = 2 ** 29;

/** Collects the waveform of a recording block by block. */
export class PeakCollector {
  readonly #framesPerPeak: number;
  /** Integer steps in a full-scale sample. */
  readonly #scale: number;
  #peaks = new Int16Array(8192);
  #count = 0;
  #frames = 0;
  #low = largerThanAnyPeak;
  #high = -largerThanAnyPeak;
  #filled = 0;
  #top = new Float32Array();
  #bottom = new Float32Array();
  #previewed = 0;

  /**
   * @param expectedFrames length of the recording, 0 when unknown; decides the finest resolution
   * @param fullScale the value of a full-scale sample, a power of two
   */
  constructor(expectedFrames = 0, fullScale = 1) {
    this.#scale = integerScale / fullScale;
    this.#framesPerPeak = expectedFrames > 0 && expectedFrames < 64_000_000 ? 64 : 256;
  }

  /** Adds the next block: one array per channel, all of the same length. */
  add(channels: Block): void {
    const length = channels[0]?.length ?? 0;
    const scale = this.#scale;
    let at = 0;
    while (at < length) {
      const end = Math.min(length, at + this.#framesPerPeak - this.#filled);
      let low = this.#low;
      let high = this.#high;
      // Loops by index, because iterators would cost more than reading the samples.
      for (let channel = 0; channel < channels.length; channel += 1) {
        const samples = channels[channel] as Samples;
        for (let index = at; index < end; index += 2) {
          // Takes two samples at a time, so that the processor can compare them in parallel.
          const one = ((samples[index] as number) * scale) | 0;
          const other = index + 1 < end ? ((samples[index + 1] as number) * scale) | 0 : one;
          // The sign shifted over all bits is a mask: all ones for a negative difference, zero otherwise.
          const between = one - other;
          const less = between & (between >> 31);
          const below = other + less - low;
          low = (low + (below & (below >> 31))) | 0;
          const above = high - one + less;
          high = (high - (above & (above >> 31))) | 0;
        }
      }
      this.#low = low;
      this.#high = high;
      this.#filled += end - at;
      at = end;
      if (this.#filled === this.#framesPerPeak) this.#close();
    }
    this.#frames += length;
  }

  /**
   * The waveform of `expectedFrames` frames in `columns` columns, flat where nothing is known yet. A repeated call
   * reads only what was added since.
   */
  preview(expectedFrames: number, columns: number): Outline {
    const perColumn = expectedFrames / this.#framesPerPeak / columns;
    if (this.#top.length !== columns) {
      [this.#top, this.#bottom] = [new Float32Array(columns), new Float32Array(columns)];
      this.#previewed = 0;
    }
    for (; this.#previewed < this.#count; this.#previewed += 1) {
      const column = Math.floor(this.#previewed / perColumn);
      const low = (this.#peaks[this.#previewed * 2] as number) / largestPeak;
      const high = (this.#peaks[this.#previewed * 2 + 1] as number) / largestPeak;
      if (high > (this.#top[column] ?? 1)) this.#top[column] = high;
      if (low < (this.#bottom[column] ?? -1)) this.#bottom[column] = low;
    }
    return { top: this.#top.slice(), bottom: this.#bottom.slice() };
  }

  /** The pyramid of all blocks so far. */
  pyramid(): PeakPyramid {
    const rest = this.#filled > 0;
    const finest = new Int16Array((this.#count + (rest ? 1 : 0)) * 2);
    finest.set(this.#peaks.subarray(0, this.#count * 2));
    if (rest) finest.set([toInteger(this.#low), toInteger(this.#high)], this.#count * 2);
    const levels: PeakLevel[] = [{ framesPerPeak: this.#framesPerPeak, peaks: finest }];
    for (let last = levels[0]; last && last.peaks.length / 2 > maxCoarsestPeaks; last = levels.at(-1)) {
      levels.push({
        framesPerPeak: last.framesPerPeak * peaksPerCoarserPeak,
        peaks: coarserLevel(last.peaks),
      });
    }
    return { frames: this.#frames, levels };
  }

  #close(): void {
    if ((this.#count + 1) * 2 > this.#peaks.length) {
      const larger = new Int16Array(this.#peaks.length * 2);
      larger.set(this.#peaks);
      this.#peaks = larger;
    }
    this.#peaks[this.#count * 2] = toInteger(this.#low);
    this.#peaks[this.#count * 2 + 1] = toInteger(this.#high);
    this.#count += 1;
    this.#filled = 0;
    this.#low = largerThanAnyPeak;
    this.#high = -largerThanAnyPeak;
  }
}

/** The waveform from frame `start` to frame `end` in `columns` columns, from the coarsest level that is fine enough. */
export function outlineOf(pyramid: PeakPyramid, start: number, end: number, columns: number): Outline {
  const top = new Float32Array(columns);
  const bottom = new Float32Array(columns);
  const framesPerColumn = (end - start) / columns;
  const level =
    pyramid.levels.findLast(({ framesPerPeak }) => framesPerPeak <= framesPerColumn) ?? pyramid.levels[0];
  if (!level) return { top, bottom };
  const { peaks, framesPerPeak } = level;
  const last = peaks.length / 2;
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor((start + column * framesPerColumn) / framesPerPeak);
    const to = Math.max(from + 1, Math.floor((start + (column + 1) * framesPerColumn) / framesPerPeak));
    if (from >= last) break;
    let low = largestPeak;
    let high = -largestPeak;
    for (let index = Math.max(0, from); index < to && index < last; index += 1) {
      const lowest = peaks[index * 2] as number;
      const highest = peaks[index * 2 + 1] as number;
      if (lowest < low) low = lowest;
      if (highest > high) high = highest;
    }
    if (high < low) continue;
    top[column] = high / largestPeak;
    bottom[column] = low / largestPeak;
  }
  return { top, bottom };
}

function toInteger(value: number): number {
  return Math.max(-largestPeak, Math.min(largestPeak, Math.round((value / integerScale) * largestPeak)));
}

function coarserLevel(peaks: Int16Array<ArrayBuffer>): Int16Array<ArrayBuffer> {
  const count = Math.ceil(peaks.length / 2 / peaksPerCoarserPeak);
  const out = new Int16Array(count * 2);
  for (let index = 0; index < count; index += 1) {
    let low = largestPeak;
    let high = -largestPeak;
    for (
      let from = index * peaksPerCoarserPeak;
      from < (index + 1) * peaksPerCoarserPeak && from * 2 < peaks.length;
      from += 1
    ) {
      low = Math.min(low, peaks[from * 2] as number);
      high = Math.max(high, peaks[from * 2 + 1] as number);
    }
    out[index * 2] = low;
    out[index * 2 + 1] = high;
  }
  return out;
}
