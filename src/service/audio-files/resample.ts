/** Zero crossings of the filter on each side. */
const crossings = 48;
/** Kaiser window shape for about 80 dB of stopband. */
const beta = 7.86;
/** Positions between two input samples for which the filter is kept; between them it is interpolated linearly. */
const phases = 512;
/** Half the transition band, as a part of the lower Nyquist frequency: the stopband begins at Nyquist. */
const transition = 0.052;

/**
 * Converts samples between two rates, which need not be whole numbers, with a band-limited windowed sinc.
 *
 * Flat to 0.1 dB up to 0.9 of the lower Nyquist frequency; what would alias is at least 75 dB down. The result has
 * `round(samples.length * to / from)` samples, aligned with the input; outside the input there is silence.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const output = new Float32Array(Math.round((samples.length * to) / from));
  const cutoff = Math.floor(Math.min(1, to / from) * (1 - transition) * cutoffSteps) / cutoffSteps;
  const reach = Math.ceil(crossings / cutoff);
  const taps = 2 * reach;
  const rows = filterRows(cutoff, reach);
  const padded = new Float32Array(samples.length + 2 * taps);
  padded.set(samples, taps);
  const step = from / to;
  for (let index = 0; index < output.length; index++) {
    const centre = index * step;
    const whole = Math.floor(centre);
    const position = (centre - whole) * phases;
    const phase = Math.floor(position);
    const lower = phase * taps;
    const first = whole - reach + 1 + taps;
    let low = 0;
    let high = 0;
    for (let tap = 0; tap < taps; tap++) {
      const sample = padded[first + tap]!;
      low += sample * rows[lower + tap]!;
      high += sample * rows[lower + taps + tap]!;
    }
    output[index] = low + (high - low) * (position - phase);
  }
  return output;
}

/** Cutoffs are rounded down to these steps, so that rates close together share a filter. */
const cutoffSteps = 512;
const keptRows = new Map<number, Float32Array>();
const mostKeptRows = 8;

/** The windowed sinc sampled around a centre at each phase, one row of taps after the other. */
function filterRows(cutoff: number, reach: number): Float32Array {
  const kept = keptRows.get(cutoff);
  if (kept) return kept;
  const taps = 2 * reach;
  const rows = new Float32Array((phases + 1) * taps);
  for (let phase = 0; phase <= phases; phase++) {
    for (let tap = 0; tap < taps; tap++) {
      rows[phase * taps + tap] = windowedSinc((tap - reach + 1 - phase / phases) * cutoff) * cutoff;
    }
  }
  if (keptRows.size >= mostKeptRows) keptRows.clear();
  keptRows.set(cutoff, rows);
  return rows;
}

function windowedSinc(x: number): number {
  if (Math.abs(x) >= crossings) return 0;
  const window = bessel0(beta * Math.sqrt(1 - (x / crossings) ** 2)) / bessel0(beta);
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
