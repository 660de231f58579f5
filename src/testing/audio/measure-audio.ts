/** Mono samples between -1 and 1 with their sample rate, the input of all measurements. */
export interface MonoAudio {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** Length in seconds. */
export function durationOf(sound: MonoAudio): number {
  return sound.samples.length / sound.sampleRate;
}

/** Largest absolute sample. */
export function measurePeak(sound: MonoAudio): number {
  let peak = 0;
  for (const sample of sound.samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Root mean square level in decibels, relative to an amplitude of 1. */
export function measureLevel(sound: MonoAudio): number {
  let sum = 0;
  for (const sample of sound.samples) sum += sample * sample;
  return 10 * Math.log10(sum / Math.max(1, sound.samples.length));
}

/**
 * Stretches of silence in seconds: at least `shortest` long, no sample above one hundredth of the peak.
 */
export function findSilences(sound: MonoAudio, shortest = 0.05): { start: number; end: number }[] {
  const floor = measurePeak(sound) / 100;
  const silences: { start: number; end: number }[] = [];
  let from = 0;
  const close = (to: number) => {
    const silence = { start: from / sound.sampleRate, end: to / sound.sampleRate };
    if (silence.end - silence.start >= shortest) silences.push(silence);
  };
  for (let index = 0; index < sound.samples.length; index++) {
    if (Math.abs(sound.samples[index]!) <= floor) continue;
    close(index);
    from = index + 1;
  }
  close(sound.samples.length);
  return silences;
}

/**
 * Median fundamental frequency in Hz over the voiced frames, by normalised autocorrelation with parabolic
 * interpolation; frames of 40 ms every 20 ms, 60 to 500 Hz.
 */
export function medianF0({ samples, sampleRate }: MonoAudio): number {
  const frame = Math.round(sampleRate * 0.04);
  const shortest = Math.floor(sampleRate / 500);
  const longest = Math.ceil(sampleRate / 60);
  const found: number[] = [];
  for (let start = 0; start + frame + longest < samples.length; start += Math.round(sampleRate / 50)) {
    const period = framePeriod(samples, start, frame, shortest, longest);
    if (period) found.push(sampleRate / period);
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)] ?? Number.NaN;
}

function framePeriod(samples: Float32Array, start: number, frame: number, shortest: number, longest: number) {
  const energyAt = (offset: number) => {
    let sum = 0;
    for (let index = 0; index < frame; index++) sum += samples[start + offset + index]! ** 2;
    return sum;
  };
  const energy = energyAt(0);
  if (energy / frame < 1e-4) return undefined;
  const correlations = new Float64Array(longest + 2);
  let shifted = energyAt(shortest - 1);
  let best = 0;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    let product = 0;
    for (let index = 0; index < frame; index++)
      product += samples[start + index]! * samples[start + lag + index]!;
    const correlation = product / Math.sqrt(energy * shifted + 1e-12);
    correlations[lag] = correlation;
    shifted += (samples[start + lag + frame] ?? 0) ** 2 - samples[start + lag]! ** 2;
    if (lag >= shortest && lag <= longest) best = Math.max(best, correlation);
  }
  if (best < 0.7) return undefined;
  for (let lag = shortest; lag <= longest; lag++) {
    const [before, here, after] = [correlations[lag - 1]!, correlations[lag]!, correlations[lag + 1]!];
    if (here < best * 0.92 || here < before || here < after) continue;
    const bend = before - 2 * here + after;
    return lag + (bend === 0 ? 0 : (before - after) / (2 * bend));
  }
  return undefined;
}
