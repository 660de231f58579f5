/**
 * Changes the length of speech without changing its pitch: waveform-similarity overlap-add.
 *
 * Frames of the input are placed in the output at even steps; each is shifted by up to 12 ms to where it best continues
 * the frame before it. The result has exactly `length` samples.
 */
export function stretch(samples: Float32Array, sampleRate: number, length: number): Float32Array {
  if (length === samples.length) return samples;
  const half = Math.round(sampleRate * 0.012);
  const seek = Math.round(sampleRate * 0.012);
  if (samples.length < 4 * half || length < 4 * half) return interpolate(samples, length);

  const fade = Float32Array.from(
    { length: half },
    (_, index) => 0.5 - 0.5 * Math.cos((Math.PI * index) / half),
  );
  const output = new Float32Array(length);
  output.set(samples.subarray(0, half));
  const lastFrame = samples.length - 2 * half;
  const perStep = lastFrame / (length - 2 * half);

  let continuation = half;
  for (let at = half; at < length; at += half) {
    const left = length - at;
    const count = Math.min(half, left);
    let source = continuation;
    if (left > 2 * half) {
      const wanted = Math.min(lastFrame, Math.round(at * perStep));
      source = bestMatch(samples, continuation, wanted, seek, half, lastFrame);
    } else if (left > half) source = samples.length - left;
    for (let index = 0; index < count; index++) {
      const rising = fade[index]!;
      output[at + index] =
        (samples[continuation + index] ?? 0) * (1 - rising) + (samples[source + index] ?? 0) * rising;
    }
    continuation = source + half;
  }
  return output;
}

function bestMatch(
  samples: Float32Array,
  continuation: number,
  wanted: number,
  seek: number,
  half: number,
  lastFrame: number,
): number {
  const first = Math.max(0, wanted - seek);
  const last = Math.min(lastFrame, wanted + seek);
  if (continuation >= first && continuation <= last) return continuation;
  let best = wanted;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let start = first; start <= last; start++) {
    let product = 0;
    let energy = 1e-9;
    for (let index = 0; index < half; index += 2) {
      const sample = samples[start + index]!;
      product += sample * (samples[continuation + index] ?? 0);
      energy += sample * sample;
    }
    const score = product / Math.sqrt(energy);
    if (score > bestScore) {
      bestScore = score;
      best = start;
    }
  }
  return best;
}

function interpolate(samples: Float32Array, length: number): Float32Array {
  const output = new Float32Array(length);
  const step = samples.length > 1 && length > 1 ? (samples.length - 1) / (length - 1) : 0;
  for (let index = 0; index < length; index++) {
    const position = index * step;
    const whole = Math.floor(position);
    const here = samples[whole] ?? 0;
    output[index] = here + ((samples[whole + 1] ?? here) - here) * (position - whole);
  }
  return output;
}
