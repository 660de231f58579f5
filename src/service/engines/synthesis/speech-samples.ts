const fadeSeconds = 0.003;
/** Headroom in decibels for louder passages: all speech is lowered by this much below the engine's own level. */
const headroomDecibels = 6;

/** The greatest magnitude among the samples. */
export function measurePeak(samples: Float32Array): number {
  let peak = 0;
  for (let index = 0; index < samples.length; index++) peak = Math.max(peak, Math.abs(samples[index]!));
  return peak;
}

/** Sets the volume of finished speech and fades its ends, in place; a gain that would clip is limited. */
export function setVolume(samples: Float32Array, sampleRate: number, decibels: number): void {
  amplify(samples, decibels - headroomDecibels);
  fade(samples, Math.round(fadeSeconds * sampleRate));
}

function amplify(samples: Float32Array, decibels: number): void {
  const peak = measurePeak(samples);
  const gain = Math.min(10 ** (decibels / 20), peak > 0 ? 0.99 / peak : 1);
  if (gain === 1) return;
  for (let index = 0; index < samples.length; index++) samples[index] = samples[index]! * gain;
}

function fade(samples: Float32Array, length: number): void {
  const count = Math.min(length, samples.length >> 1);
  for (let index = 0; index < count; index++) {
    const level = (index + 1) / (count + 1);
    samples[index] = samples[index]! * level;
    samples[samples.length - 1 - index] = samples[samples.length - 1 - index]! * level;
  }
}
