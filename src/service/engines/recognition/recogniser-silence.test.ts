import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concatSamples, silence, tone, wavBytes } from '#testing/audio/audio-samples.ts';
import { findSpeechSpans } from './recogniser-silence.ts';

const rate = 16_000;

describe('passages of speech', { timeout: 30_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'silence-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The passages with speech, as start and end in seconds. */
  function spansOf(samples: Float32Array): [number, number][] {
    const path = join(folder, 'speech.wav');
    writeFileSync(path, wavBytes(samples, { sampleRate: rate }));
    return findSpeechSpans(path).map(({ start, end }) => [start / rate, end / rate]);
  }
  const noisy = (samples: Float32Array, level: number) => {
    let seed = 1;
    return samples.map((sample) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return sample + level * (seed / 2 ** 31 - 1);
    });
  };
  const burst = tone(1, rate);
  const speech = concatSamples(
    silence(1, rate),
    burst,
    silence(0.3, rate),
    burst,
    silence(2, rate),
    burst,
    silence(1, rate),
  );

  it.each([
    ['a silent background', speech],
    ['a noisy background', noisy(speech, 0.01)],
    ['a loud background', noisy(speech, 0.1)],
    ['quiet speech', speech.map((sample) => sample * 0.02)],
  ])('passages are found with 0.2 s around them: %s', (_name, samples) => {
    const spans = spansOf(samples);
    expect(spans).toHaveLength(2);
    for (const [index, expected] of [0.8, 3.5, 5.1, 6.5].entries()) {
      expect(spans.flat()[index]).toBeCloseTo(expected, 1);
    }
  });

  it('no passage is found in silence, in an empty file or for a click', () => {
    expect(spansOf(silence(3, rate))).toEqual([]);
    expect(spansOf(new Float32Array(0))).toEqual([]);
    expect(spansOf(concatSamples(silence(1, rate), tone(0.02, rate), silence(1, rate)))).toEqual([]);
  });

  it('a file without pauses is one passage', () => {
    expect(spansOf(tone(2, rate))).toEqual([[0, 2]]);
  });

  it('passages longer than half a minute are cut at the quietest point, without a gap', {
    tags: 'slow',
  }, () => {
    const dip = tone(0.2, rate).map((sample) => sample * 0.2);
    const spans = spansOf(concatSamples(tone(20, rate), dip, tone(25, rate), dip, tone(30, rate)));
    expect(spans.length).toBeGreaterThanOrEqual(3);
    expect(Math.abs((spans[0]?.[1] ?? 0) - 20.1)).toBeLessThanOrEqual(0.1);
    expect(spans[0]?.[0]).toBe(0);
    expect(spans.at(-1)?.[1]).toBeCloseTo(75.4, 2);
    for (const [index, [start, end]] of spans.entries()) {
      expect(end - start).toBeLessThanOrEqual(30.1);
      if (index > 0) expect(start).toBe(spans[index - 1]?.[1]);
    }
  });
});
