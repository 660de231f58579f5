/** Zero crossings of the filter on each side. */
const crossings = 48;
/** Kaiser window shape for about 80 dB of stopband. */
const beta = 7.86;
/** Points of the filter kept per zero crossing; between them it is interpolated linearly. */
const resolution = 512;
/** Half the transition band, as a part of the lower Nyquist frequency: the stopband begins at Nyquist. */
const transition = 0.052;

let cachedFilter: Float64Array | undefined;

/**
 * Converts samples between two rates, which need not be whole numbers, with a band-limited windowed sinc.
 *
 * Flat to 0.1 dB up to 0.89 of the lower Nyquist frequency; what would alias is at least 70 dB down. The result has
 * `round(samples.length * to / from)` samples, aligned with the input; outside the input there is silence.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const output = new Float32Array(Math.round((samples.length * to) / from));
  const step = from / to;
  const cutoff = Math.min(1, to / from) * (1 - transition);
  const filter = sincFilter();
  const reach = crossings / cutoff;
  const scale = cutoff * resolution;
  for (let index = 0; index < output.length; index++) {
    const centre = index * step;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let source = first; source <= last; source++) {
      const position = Math.abs(source - centre) * scale;
      const point = position | 0;
      const lower = filter[point]!;
      sum += samples[source]! * (lower + (filter[point + 1]! - lower) * (position - point));
    }
    output[index] = sum * cutoff;
  }
  return output;
}

/** Right half of the windowed sinc, from the centre to just past the last crossing. */
function sincFilter(): Float64Array {
  if (cachedFilter) return cachedFilter;
  const filter = new Float64Array(crossings * resolution + 2);
  for (let point = 0; point < crossings * resolution; point++) {
    const x = point / resolution;
    const window = bessel0(beta * Math.sqrt(1 - (x / crossings) ** 2)) / bessel0(beta);
    filter[point] = window * (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
  }
  cachedFilter = filter;
  return filter;
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
