import { describe, expect, it } from 'vitest';
import { resample } from '#service/audio-files/resample.ts';
import { formantShift, pitchBetween } from './measure-voice.ts';
import { sine } from './sine.ts';

const sampleRate = 16_000;

/** Pulses of `hertz` through two resonances at `formants`. */
function vowel(hertz: number, formants: readonly number[]): Float32Array {
  const samples = new Float32Array(sampleRate);
  for (let partial = 1; partial * hertz < 6000; partial++) {
    const level = formants.reduce(
      (sum, formant) => sum + 1 / (1 + ((partial * hertz - formant) / 120) ** 2),
      0,
    );
    const wave = sine(partial * hertz, sampleRate, 1, 0.1 * level);
    for (let index = 0; index < samples.length; index++) samples[index] = samples[index]! + wave[index]!;
  }
  return samples;
}

const originalVoice = { samples: vowel(110, [700, 1200, 2600]), sampleRate };

describe('a voice compared with a changed copy', () => {
  it('a voice that speaks higher has a higher pitch and unchanged resonances', { tags: 'slow' }, () => {
    const higher = { samples: vowel(110 * 2 ** (3 / 12), [700, 1200, 2600]), sampleRate };
    expect(pitchBetween(originalVoice, higher)).toBeCloseTo(3, 1);
    expect(Math.abs(formantShift(originalVoice, higher))).toBeLessThanOrEqual(1);
  });

  it('a voice that is played faster has a higher pitch and higher resonances', () => {
    const faster = {
      samples: resample(originalVoice.samples, sampleRate * 2 ** (4 / 12), sampleRate),
      sampleRate,
    };
    expect(pitchBetween(originalVoice, faster)).toBeCloseTo(4, 1);
    expect(formantShift(originalVoice, faster)).toBeGreaterThanOrEqual(2.5);
  });
});
