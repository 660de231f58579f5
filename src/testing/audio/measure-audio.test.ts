import { describe, expect, it } from 'vitest';
import { findSilences, measureLevel, medianF0 } from './measure-audio.ts';
import { sine } from './sine.ts';

describe('audio measurements', () => {
  it.each([80, 105, 201.5, 330])('finds the pitch of a voice-like wave at %d Hz', (hertz) => {
    const partials = [1, 2, 3, 4].map((partial) => sine(hertz * partial, 22_050, 0.5, 0.3 / partial));
    const samples = Float32Array.from(partials[0]!, (_, index) =>
      partials.reduce((sum, wave) => sum + wave[index]!, 0),
    );
    expect(Math.abs(12 * Math.log2(medianF0({ samples, sampleRate: 22_050 }) / hertz))).toBeLessThan(0.02);
  });

  it('finds the silences and the level of a sound', () => {
    const tone = sine(440, 8000, 0.5, 1);
    const samples = new Float32Array(4000 + 2000 + 4000);
    samples.set(tone);
    samples.set(tone, 6000);
    const [gap, ...others] = findSilences({ samples, sampleRate: 8000 });
    expect(others).toEqual([]);
    expect(gap!.end - gap!.start).toBeCloseTo(0.25, 2);
    expect(measureLevel({ samples: tone, sampleRate: 8000 })).toBeCloseTo(-3.01, 1);
  });
});
