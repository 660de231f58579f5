/** Samples of one channel between -1 and 1, in pieces. */
export type SampleBlocks = Iterable<Float32Array>;

const blockFrames = 65_536;

/** Pseudo-random numbers between 0 and 1, the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A sound between speech and music: syllables of a buzzing voice, pauses, some noise. */
export function* babble(seconds: number, sampleRate: number): Generator<Float32Array> {
  const random = seededRandom(11);
  const length = Math.round(seconds * sampleRate);
  let phase = 0;
  let [pitch, level, noise, left] = [120, 0, 0, 0];
  let loudness = 0;
  for (let start = 0; start < length; start += blockFrames) {
    const block = new Float32Array(Math.min(blockFrames, length - start));
    for (let index = 0; index < block.length; index += 1) {
      if (left === 0) {
        left = Math.round(sampleRate * (0.06 + 0.2 * random()));
        pitch = 90 + 160 * random();
        level = random() < 0.2 ? 0 : 0.1 + 0.5 * random();
        noise = random() < 0.3 ? 0.3 : 0.02;
      }
      left -= 1;
      loudness += (level - loudness) * 0.002;
      phase = (phase + pitch / sampleRate) % 1;
      const voice = (1 - phase) ** 3 - 0.25 + 0.3 * Math.sin(phase * 44);
      block[index] = loudness * (voice * 0.8 + noise * (random() - 0.5));
    }
    yield block;
  }
}

/**
 * The frequencies by which a `timeMarkedSound` encodes the time, in hertz: a tone for the second, a chirp for the
 * position within it.
 */
const timeMarks = { second: 2000, perSecond: 6, chirp: 400, chirpPerSecond: 1000 } as const;

/**
 * A sound from which the time can be read at any position: each second has its own steady tone, and a chirp that starts
 * again. Alternating parts with and without noise make an encoder vary its bit rate.
 */
export function* timeMarkedSound(seconds: number, sampleRate: number): Generator<Float32Array> {
  const random = seededRandom(5);
  for (let second = 0; second < seconds; second += 1) {
    // Noisy parts get longer and more frequent, because they are seldom spread evenly in a recording.
    const noise = (second / 7) % 20 < 1 + (18 * second) / seconds ? 0.25 : 0;
    const tone = (2 * Math.PI * (timeMarks.second + timeMarks.perSecond * second)) / sampleRate;
    yield Float32Array.from({ length: sampleRate }, (_, frame) => {
      const at = frame / sampleRate;
      const chirp = 2 * Math.PI * (timeMarks.chirp * at + (timeMarks.chirpPerSecond * at * at) / 2);
      return 0.25 * Math.sin(tone * frame) + 0.25 * Math.sin(chirp) + noise * (random() - 0.5);
    });
  }
}

/**
 * The time in seconds at the middle of a short piece of a `timeMarkedSound`; NaN in silence.
 *
 * @param seconds length of the whole sound
 */
export function readMarkedTime(samples: readonly number[], sampleRate: number, seconds: number): number {
  if (samples.every((sample) => Math.abs(sample) < 1e-3)) return Number.NaN;
  const windowed = samples.map(
    (sample, index) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (samples.length - 1))),
  );
  const { second, perSecond, chirp, chirpPerSecond } = timeMarks;
  const tone = loudestFrequency(windowed, sampleRate, second - perSecond, second + perSecond * seconds);
  const place = loudestFrequency(windowed, sampleRate, chirp, chirp + chirpPerSecond);
  return Math.round((tone - second) / perSecond) + (place - chirp) / chirpPerSecond;
}

/** The loudest frequency in a range, to a tenth of a hertz. */
function loudestFrequency(samples: readonly number[], sampleRate: number, low: number, high: number): number {
  const step = 3;
  let [best, most] = [low, 0];
  const consider = (frequency: number) => {
    const power = powerAt(samples, (2 * Math.PI * frequency) / sampleRate);
    if (power > most) [best, most] = [frequency, power];
  };
  for (let frequency = low; frequency <= high; frequency += step) consider(frequency);
  for (let width = step / 2; width > 0.05; width /= 2) {
    for (const frequency of [best - width, best + width]) consider(frequency);
  }
  return best;
}

/** The power of one frequency in a sound, by Goertzel's algorithm. */
function powerAt(samples: readonly number[], angle: number): number {
  const turn = 2 * Math.cos(angle);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + turn * last - before];
  return last * last + before * before - turn * last * before;
}
