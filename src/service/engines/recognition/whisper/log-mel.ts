const sampleRate = 16_000;
const [windowSamples, stepSamples] = [400, 160];
const frequencies = windowSamples / 2 + 1;
/** Length of the audio that the model is trained on: shorter audio is padded with silence. */
const seconds = 30;
export const melFrames = (seconds * sampleRate) / stepSamples;

const window = Float64Array.from(
  { length: windowSamples },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowSamples),
);
const [cosines, sines] = [Math.cos, Math.sin].map((wave) =>
  Float64Array.from({ length: windowSamples }, (_, at) => wave((2 * Math.PI * at) / windowSamples)),
) as [Float64Array, Float64Array];

/**
 * The log-mel spectrogram that Whisper takes as input: the power in mel bands every 10 ms, on a logarithmic scale that
 * ends eight powers of ten below the maximum.
 *
 * @param samples 16 kHz, at most 30 seconds
 * @returns `melFrames` values for each band, band after band
 */
export function logMel(samples: Float32Array, bands: number): Float32Array {
  const filters = melFilters(bands);
  const result = new Float32Array(bands * melFrames).fill(-10);
  const power = new Float64Array(frequencies);
  const heardFrames = Math.min(melFrames, Math.ceil((samples.length + windowSamples / 2) / stepSamples));
  for (let frame = 0; frame < heardFrames; frame++) {
    powerSpectrum(samples, frame * stepSamples - windowSamples / 2, power);
    for (const [band, { first, weights }] of filters.entries()) {
      let sum = 0;
      for (let at = 0; at < weights.length; at++) sum += weights[at]! * power[first + at]!;
      result[band * melFrames + frame] = Math.log10(Math.max(sum, 1e-10));
    }
  }
  let loudest = Number.NEGATIVE_INFINITY;
  for (const value of result) loudest = Math.max(loudest, value);
  for (let at = 0; at < result.length; at++) result[at] = (Math.max(result[at]!, loudest - 8) + 4) / 4;
  return result;
}

/** The power of each frequency in a window that starts at a sample, which is mirrored at the beginning. */
function powerSpectrum(samples: Float32Array, start: number, power: Float64Array): void {
  const part = new Float64Array(windowSamples);
  for (let at = 0; at < windowSamples; at++) part[at] = window[at]! * (samples[Math.abs(start + at)] ?? 0);
  for (let frequency = 0; frequency < frequencies; frequency++) {
    let [real, imaginary] = [0, 0];
    for (let at = 0, turn = 0; at < windowSamples; at++) {
      real += part[at]! * cosines[turn]!;
      imaginary += part[at]! * sines[turn]!;
      turn += frequency;
      if (turn >= windowSamples) turn -= windowSamples;
    }
    power[frequency] = real * real + imaginary * imaginary;
  }
}

interface Filter {
  /** Number of the first frequency that it contains. */
  readonly first: number;
  readonly weights: readonly number[];
}

/** Triangles whose peaks are evenly spaced on Slaney's mel scale, each with the same area. */
function melFilters(bands: number): Filter[] {
  const highest = melOf(sampleRate / 2);
  const edges = Array.from({ length: bands + 2 }, (_, index) => hertzOf((highest * index) / (bands + 1)));
  return Array.from({ length: bands }, (_, band) => {
    const [low = 0, peak = 0, high = 0] = edges.slice(band, band + 3);
    const weights = Array.from({ length: frequencies }, (_, frequency) => {
      const hertz = (frequency * sampleRate) / windowSamples;
      return (
        (Math.max(0, Math.min((hertz - low) / (peak - low), (high - hertz) / (high - peak))) * 2) /
        (high - low)
      );
    });
    const first = weights.findIndex((weight) => weight > 0);
    return { first, weights: weights.slice(first, weights.findLastIndex((weight) => weight > 0) + 1) };
  });
}

/** Linear up to 1 kHz, logarithmic above. */
const [linearHertz, melsAtCorner, cornerHertz] = [200 / 3, 15, 1_000];
const logarithmicStep = Math.log(6.4) / 27;
const melOf = (hertz: number) =>
  hertz < cornerHertz ? hertz / linearHertz : melsAtCorner + Math.log(hertz / cornerHertz) / logarithmicStep;
const hertzOf = (mel: number) =>
  mel < melsAtCorner ? mel * linearHertz : cornerHertz * Math.exp(logarithmicStep * (mel - melsAtCorner));
