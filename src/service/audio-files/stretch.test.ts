import { describe, expect, it } from 'vitest';
import { measureLevel, medianF0 } from '#testing/audio/measure-audio.ts';
import { sine } from '#testing/audio/sine.ts';
import { stretch } from './stretch.ts';

const sampleRate = 22_050;
const voice = Float32Array.from(
  sine(150, sampleRate, 1, 0.3),
  (value, index) => value + Math.sin(index * 0.13) * 0.1,
);

describe('stretching', () => {
  it.each([0.3, 0.7, 0.94, 0.999, 1.003, 1.06, 1.5, 3])(
    'stretches a voice to %d times its length, exact to the sample',
    (factor) => {
      const length = Math.round(voice.length * factor);
      const stretched = stretch(voice, sampleRate, length);
      expect(stretched).toHaveLength(length);
      expect(medianF0({ samples: stretched, sampleRate })).toBeCloseTo(
        medianF0({ samples: voice, sampleRate }),
        0,
      );
      expect(
        Math.abs(
          measureLevel({ samples: stretched, sampleRate }) - measureLevel({ samples: voice, sampleRate }),
        ),
      ).toBeLessThan(1);
    },
  );

  it('keeps the sounds at the start and at the end in place', () => {
    const marked = new Float32Array(10_000);
    marked.fill(0.5, 0, 200);
    marked.fill(-0.5, 9800);
    const stretched = stretch(marked, sampleRate, 12_000);
    expect(stretched[100]).toBeCloseTo(0.5);
    expect(stretched[11_990]).toBeCloseTo(-0.5);
  });

  it.each([0, 1, 5, 900])('stretches an input of %d samples to the requested length', (count) => {
    expect(stretch(new Float32Array(count).fill(0.1), sampleRate, 700)).toHaveLength(700);
  });
});
