import { type MonoAudio, medianF0 } from './measure-audio.ts';

const places = 12;
const semitones = (factor: number) => 12 * Math.log2(factor);

/**
 * Semitones by which the second sound is higher than the first, compared syllable by syllable: both say the same text,
 * so equal fractions of their lengths hold the same syllables. A median over the whole sentence would depend on the
 * length of its vowels.
 */
export function pitchBetween(first: MonoAudio, second: MonoAudio): number {
  const [before, after] = [first, second].map(pitchByPlace);
  const moved = before!.flatMap((hertz, place) => {
    const by = semitones(after![place]! / hertz);
    return Number.isNaN(by) ? [] : [by];
  });
  return moved.sort((a, b) => a - b)[moved.length >> 1] ?? Number.NaN;
}

function pitchByPlace({ samples, sampleRate }: MonoAudio): number[] {
  const reach = samples.length / (2 * places) + 0.08 * sampleRate;
  return Array.from({ length: places }, (_, place) => {
    const centre = ((place + 0.5) / places) * samples.length;
    const part = samples.subarray(Math.max(0, Math.floor(centre - reach)), Math.ceil(centre + reach));
    return medianF0({ samples: part, sampleRate });
  });
}

const lowest = 350;
const steps = 96;
/** Bands of a third of a semitone, 350 Hz to 5,600 Hz. */
const perBand = 0.5;

/**
 * Semitones by which the resonances of the second sound are higher than those of the first: the shift at which their
 * long-term spectra, smoothed over single harmonics, match best. It follows the pitch of a voice played faster and
 * stays near 0 for a voice that only speaks higher.
 */
export function formantShift(first: MonoAudio, second: MonoAudio): number {
  const [before, after] = [first, second].map(envelope);
  let best = 0;
  let bestError = Number.POSITIVE_INFINITY;
  for (let shift = -10; shift <= 10; shift++) {
    let error = 0;
    for (let band = 10; band < steps - 10; band++) error += (after![band + shift]! - before![band]!) ** 2;
    if (error < bestError) {
      bestError = error;
      best = shift;
    }
  }
  return best * perBand;
}

/** Levels in decibels of bands half a semitone apart, minus their mean. */
function envelope(sound: MonoAudio): number[] {
  const power = longTermPower(sound);
  const hertzPerBin = sound.sampleRate / (2 * power.length);
  const levels = Array.from({ length: steps }, (_, step) => {
    const centre = lowest * 2 ** ((step * perBand) / 12);
    const width = Math.max(280, centre * 0.12);
    let sum = 0;
    for (let bin = Math.ceil((centre - width) / hertzPerBin); bin * hertzPerBin < centre + width; bin++) {
      const distance = (bin * hertzPerBin - centre) / width;
      sum += (power[bin] ?? 0) * (1 - Math.abs(distance));
    }
    return 10 * Math.log10(sum + 1e-12);
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / steps;
  return levels.map((level) => level - mean);
}

const frame = 512;

/** Mean power of each frequency over frames of 512 samples. */
function longTermPower({ samples }: MonoAudio): Float64Array {
  const power = new Float64Array(frame / 2);
  const window = Float64Array.from(
    { length: frame },
    (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / frame),
  );
  const cosine = Float64Array.from({ length: frame }, (_, n) => Math.cos((2 * Math.PI * n) / frame));
  for (let start = 0; start + frame <= samples.length; start += frame) {
    const windowed = window.map((level, n) => level * samples[start + n]!);
    for (let bin = 0; bin < frame / 2; bin++) {
      let [real, imaginary] = [0, 0];
      for (let n = 0; n < frame; n++) {
        const turn = (bin * n) % frame;
        real += windowed[n]! * cosine[turn]!;
        imaginary += windowed[n]! * cosine[(turn + frame / 4) % frame]!;
      }
      power[bin] = power[bin]! + real * real + imaginary * imaginary;
    }
  }
  return power;
}
