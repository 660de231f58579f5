import { type MonoAudio, medianF0 } from './measure-audio.ts';

const measuredPositions = 12;
const semitonesOf = (factor: number) => 12 * Math.log2(factor);

/**
 * Semitones by which the second sound is higher than the first, compared syllable by syllable: both speak the same
 * text, so equal fractions of their lengths contain the same syllables. A median over the whole sentence would depend
 * on the length of its vowels.
 */
export function pitchBetween(first: MonoAudio, second: MonoAudio): number {
  const [before, after] = [first, second].map(pitchByPosition);
  const moved = before!.flatMap((hertz, place) => {
    const by = semitonesOf(after![place]! / hertz);
    return Number.isNaN(by) ? [] : [by];
  });
  return moved.sort((a, b) => a - b)[moved.length >> 1] ?? Number.NaN;
}

function pitchByPosition({ samples, sampleRate }: MonoAudio): number[] {
  const reach = samples.length / (2 * measuredPositions) + 0.08 * sampleRate;
  return Array.from({ length: measuredPositions }, (_, place) => {
    const centre = ((place + 0.5) / measuredPositions) * samples.length;
    const part = samples.subarray(Math.max(0, Math.floor(centre - reach)), Math.ceil(centre + reach));
    return medianF0({ samples: part, sampleRate });
  });
}

const lowestBandHertz = 350;
const bandCount = 96;
/** Distance between two bands in semitones; the bands cover 350 Hz to 5,600 Hz. */
const semitonesPerBand = 0.5;

/**
 * Semitones by which the resonances of the second sound are higher than in the first: the shift at which their
 * long-term spectra, smoothed over single harmonics, match best. It follows the pitch of a voice played faster and
 * stays near 0 for a voice that only speaks higher.
 */
export function formantShift(first: MonoAudio, second: MonoAudio): number {
  const [before, after] = [first, second].map(spectralEnvelope);
  let best = 0;
  let bestError = Number.POSITIVE_INFINITY;
  for (let shift = -10; shift <= 10; shift++) {
    let error = 0;
    for (let band = 10; band < bandCount - 10; band++) error += (after![band + shift]! - before![band]!) ** 2;
    if (error < bestError) {
      bestError = error;
      best = shift;
    }
  }
  return best * semitonesPerBand;
}

/** Levels in decibels of bands half a semitone apart, minus their mean. */
function spectralEnvelope(sound: MonoAudio): number[] {
  const power = longTermPower(sound);
  const hertzPerBin = sound.sampleRate / (2 * power.length);
  const levels = Array.from({ length: bandCount }, (_, step) => {
    const centre = lowestBandHertz * 2 ** ((step * semitonesPerBand) / 12);
    const width = Math.max(280, centre * 0.12);
    let sum = 0;
    for (let bin = Math.ceil((centre - width) / hertzPerBin); bin * hertzPerBin < centre + width; bin++) {
      const distance = (bin * hertzPerBin - centre) / width;
      sum += (power[bin] ?? 0) * (1 - Math.abs(distance));
    }
    return 10 * Math.log10(sum + 1e-12);
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / bandCount;
  return levels.map((level) => level - mean);
}

const frameSamples = 512;

/** Mean power of each frequency over frames of 512 samples. */
function longTermPower({ samples }: MonoAudio): Float64Array {
  const power = new Float64Array(frameSamples / 2);
  const window = Float64Array.from(
    { length: frameSamples },
    (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / frameSamples),
  );
  const cosine = Float64Array.from({ length: frameSamples }, (_, n) =>
    Math.cos((2 * Math.PI * n) / frameSamples),
  );
  for (let start = 0; start + frameSamples <= samples.length; start += frameSamples) {
    const windowed = window.map((level, n) => level * samples[start + n]!);
    for (let bin = 0; bin < frameSamples / 2; bin++) {
      let [real, imaginary] = [0, 0];
      for (let n = 0; n < frameSamples; n++) {
        const turn = (bin * n) % frameSamples;
        real += windowed[n]! * cosine[turn]!;
        imaginary += windowed[n]! * cosine[(turn + frameSamples / 4) % frameSamples]!;
      }
      power[bin] = power[bin]! + real * real + imaginary * imaginary;
    }
  }
  return power;
}
