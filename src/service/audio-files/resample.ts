/** Number of zero crossings of the filter on each side of its centre. */
const zeroCrossings = 48;
/** Kaiser window shape for a stopband of about 80 dB. */
const kaiserBeta = 7.86;
/** Half the transition band, as a part of the lower Nyquist frequency: the stopband begins at Nyquist. */
const halfTransitionBand = 0.052;
/**
 * Maximum number of filter phases between two input samples. A ratio of rates that needs no more phases has an exact
 * filter for each; otherwise the output is interpolated between two phases.
 */
const maxPhases = 512;

/** Resamples a stream, so that long audio never has to be in memory completely. */
export interface Resampler {
  push(input: Float32Array): Float32Array;
  /** Returns the remaining output after the last input. */
  end(): Float32Array;
}

/**
 * Resamples with a band-limited windowed sinc. The rates may be fractional.
 *
 * Flat to 0.1 dB up to 0.9 of the lower Nyquist frequency; aliases are at least 75 dB down. The result has
 * `round(samples.length * to / from)` samples and is aligned with the input, which is surrounded by silence.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const resampler = createResampler(from, to);
  const output = new Float32Array(Math.round((samples.length * to) / from));
  const first = resampler.push(samples);
  output.set(first);
  output.set(resampler.end().subarray(0, output.length - first.length), first.length);
  return output;
}

/** Like `resample`, piece by piece: `n` samples give `ceil(n * to / from)`. */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (input) => input, end: () => new Float32Array() };
  const divisor = Number.isInteger(from) && Number.isInteger(to) ? greatestCommonDivisor(from, to) : 1;
  const up = to / divisor;
  const down = from / divisor;
  const exact = Number.isInteger(up) && up <= maxPhases;
  const phases = exact ? up : maxPhases;
  const cutoff = Math.floor(Math.min(1, to / from) * (1 - halfTransitionBand) * cutoffSteps) / cutoffSteps;
  // Even, so that the number of taps is a multiple of four for `weightedSum`.
  const reach = 2 * Math.ceil(zeroCrossings / cutoff / 2);
  const taps = 2 * reach;
  const rows = filterRows(cutoff, reach, phases);

  let buffer = new Float32Array(reach);
  /** Input index of the first sample in the buffer; silence precedes the stream. */
  let bufferStart = -reach;
  let received = 0;
  let produced = 0;

  function drain(): Float32Array {
    const output = new Float32Array(Math.max(0, Math.ceil((received * up) / down) - produced));
    const available = bufferStart + buffer.length;
    let count = 0;
    for (; count < output.length; count++) {
      const numerator = (produced + count) * down;
      const whole = Math.floor(numerator / up);
      const start = whole - reach + 1;
      if (start + taps > available) break;
      const position = exact ? numerator - whole * up : (numerator / up - whole) * phases;
      const phase = Math.floor(position);
      const offset = start - bufferStart;
      const low = weightedSum(buffer, offset, rows, phase * taps, taps);
      const high = exact ? low : weightedSum(buffer, offset, rows, (phase + 1) * taps, taps);
      output[count] = low + (high - low) * (position - phase);
    }
    produced += count;
    const needed = Math.floor((produced * down) / up) - reach + 1;
    const dropped = Math.min(buffer.length, Math.max(0, needed - bufferStart));
    buffer = buffer.slice(dropped);
    bufferStart += dropped;
    return count === output.length ? output : output.slice(0, count);
  }

  function append(input: Float32Array): void {
    const joined = new Float32Array(buffer.length + input.length);
    joined.set(buffer);
    joined.set(input, buffer.length);
    buffer = joined;
  }

  return {
    push(input) {
      append(input);
      received += input.length;
      return drain();
    },
    end() {
      append(new Float32Array(taps));
      return drain();
    },
  };
}

/** The sum of samples weighted by a row of the filter. Four independent sums take half the time of one. */
function weightedSum(
  samples: Float32Array,
  offset: number,
  rows: Float32Array,
  row: number,
  taps: number,
): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let tap = 0; tap < taps; tap += 4) {
    a += samples[offset + tap]! * rows[row + tap]!;
    b += samples[offset + tap + 1]! * rows[row + tap + 1]!;
    c += samples[offset + tap + 2]! * rows[row + tap + 2]!;
    d += samples[offset + tap + 3]! * rows[row + tap + 3]!;
  }
  return a + b + c + d;
}

/** Number of steps to which cutoffs are rounded down, so that similar rates share a filter. */
const cutoffSteps = 512;
const cachedRows = new Map<string, Float32Array>();
const maxCachedRows = 8;

/** The taps of the windowed sinc, one row for each phase between two input samples, both samples included. */
function filterRows(cutoff: number, reach: number, phases: number): Float32Array {
  const key = `${cutoff} ${phases}`;
  const kept = cachedRows.get(key);
  if (kept) return kept;
  const taps = 2 * reach;
  const rows = new Float32Array((phases + 1) * taps);
  for (let phase = 0; phase <= phases; phase++) {
    const row = rows.subarray(phase * taps, (phase + 1) * taps);
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const value = windowedSinc((tap - reach + 1 - phase / phases) * cutoff);
      row[tap] = value;
      sum += value;
    }
    // Normalised so that each phase passes a constant unchanged, which avoids a tone at the rate of the phases.
    for (let tap = 0; tap < taps; tap++) row[tap]! /= sum;
  }
  if (cachedRows.size >= maxCachedRows) cachedRows.clear();
  cachedRows.set(key, rows);
  return rows;
}

function windowedSinc(x: number): number {
  if (Math.abs(x) >= zeroCrossings) return 0;
  const window = bessel0(kaiserBeta * Math.sqrt(1 - (x / zeroCrossings) ** 2));
  return window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
}

/** Modified Bessel function of the first kind, order 0. */
function bessel0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
