import { describe, expect, it } from 'vitest';
import { measureLevel } from '#testing/audio/measure-audio.ts';
import { sine } from '#testing/audio/sine.ts';
import { resample } from './resample.ts';

const rates = [8000, 16_000, 22_050, 24_000, 44_100, 48_000];
const ratePairs = rates.flatMap((from) => rates.filter((to) => to !== from).map((to) => ({ from, to })));

/** The level of a signal without its edges, where the tone starts and ends. */
function levelWithoutEdges(samples: Float32Array, sampleRate: number): number {
  const edge = Math.round(sampleRate * 0.05);
  return measureLevel({ samples: samples.subarray(edge, samples.length - edge), sampleRate });
}

describe('resampling', () => {
  it.each(ratePairs)(
    'keeps the level of tones at 1 kHz and at 0.9 of the band within 0.1 dB, from $from to $to Hz',
    ({ from, to }) => {
      const tone = sine(1000, from, 0.4);
      const converted = resample(tone, from, to);
      expect(converted.length).toBe(Math.round((tone.length * to) / from));
      expect(Math.abs(levelWithoutEdges(converted, to) - levelWithoutEdges(tone, from))).toBeLessThan(0.1);
      const high = sine(Math.min(from, to) * 0.45, from, 0.4);
      expect(
        Math.abs(levelWithoutEdges(resample(high, from, to), to) - levelWithoutEdges(high, from)),
      ).toBeLessThan(0.1);
      const expected = sine(1000, to, 0.4);
      const error = converted.map((sample, index) => sample - expected[index]!);
      expect(levelWithoutEdges(error, to)).toBeLessThan(-60);
    },
  );

  it.each(ratePairs.filter(({ from, to }) => to < from))(
    'passes no aliases when resampling from $from to $to',
    ({ from, to }) => {
      for (const hertz of [to / 2 + 60, (to / 2 + from / 2) / 2, from / 2 - 100]) {
        const tone = sine(hertz, from, 0.3);
        expect(levelWithoutEdges(resample(tone, from, to), to) - levelWithoutEdges(tone, from)).toBeLessThan(
          -60,
        );
      }
    },
  );

  it.each(ratePairs.filter(({ from, to }) => to > from))(
    'leaves no image above the old band when resampling from $from to $to',
    ({ from, to }) => {
      const hertz = from * 0.4;
      const converted = resample(sine(hertz, from, 0.3), from, to);
      const pure = sine(hertz, to, 0.3);
      expect(
        levelWithoutEdges(
          converted.map((sample, index) => sample - pure[index]!),
          to,
        ),
      ).toBeLessThan(-75);
    },
  );

  it('accepts fractional rates', () => {
    const converted = resample(sine(1000, 22_050, 0.3), 22_050 * 1.01, 22_050);
    const expected = sine(1010, 22_050, 0.3);
    expect(
      levelWithoutEdges(
        converted.map((sample, index) => sample - expected[index]!),
        22_050,
      ),
    ).toBeLessThan(-60);
  });

  it('returns no samples for an empty input', () => {
    expect(resample(new Float32Array(), 22_050, 48_000)).toHaveLength(0);
  });
});
