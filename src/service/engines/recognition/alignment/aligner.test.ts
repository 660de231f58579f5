import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resample } from '#service/audio-files/resample.ts';
import { loadEspeakEngine } from '../../espeak/espeak-engine.ts';
import { type Aligner, createAligner } from './aligner.ts';

let aligner: Aligner;
let samples: Float32Array;
let starts: readonly number[];

beforeAll(async () => {
  aligner = await createAligner();
  const engine = await loadEspeakEngine();
  const voice = { language: 'en', gender: 'female', variant: 1 } as const;
  const text = 'Your order has arrived, now call Raghunath again';
  const speech = engine.say(text, { voice, wordsPerMinute: 160, pitch: 50, range: 50 });
  samples = resample(speech.samples, engine.sampleRate, 16_000);
  starts = speech.words.map(({ start }) => start);
});
afterAll(() => aligner.close());

const words = ['Your', 'order', 'has', 'arrived,', 'now', 'call', 'Raghunath', 'again.'];

/** For each word, `on time` if found within 0.06 seconds of its actual start, otherwise how many seconds late. */
const latenessOf = (found: ReturnType<Aligner['align']>) =>
  found.map((word, index) => {
    const late = word === undefined ? Number.NaN : word.start - (starts[index] ?? 0);
    return Math.abs(late) <= 0.06 ? 'on time' : late;
  });

describe('the times of words', () => {
  it('finds where each word begins, even a name that is in no dictionary', () => {
    const found = aligner.align(samples, words);
    expect(starts).toHaveLength(words.length);
    expect(latenessOf(found)).toEqual(words.map(() => 'on time'));
    expect(found.map((word) => word && word.end > word.start)).toEqual(words.map(() => true));
  });

  it('gives the same times when it is repeated', () => {
    expect(aligner.align(samples, words)).toEqual(aligner.align(samples, words));
  });

  it('gives no time to words that were not spoken, and correct times to the others', () => {
    const found = aligner.align(samples, [
      ...words.slice(0, 4),
      'wonderful',
      'Massachusetts',
      ...words.slice(4),
    ]);
    expect(found[4]).toBeUndefined();
    expect(found[5]).toBeUndefined();
    expect(found[0]?.start).toBeCloseTo(starts[0] ?? 0, 1);
    expect(found[1]?.start).toBeCloseTo(starts[1] ?? 0, 1);
    expect(found.at(-1)?.start).toBeCloseTo(starts.at(-1) ?? 0, 1);
  });

  it('gives no time to a word that cannot be pronounced in English', () => {
    const found = aligner.align(samples, ['—', ...words]);
    expect(found[0]).toBeUndefined();
    expect(found[1]?.start).toBeCloseTo(starts[0] ?? 0, 1);
  });

  it('gives no times when the audio is too short for the words', () => {
    expect(aligner.align(samples.subarray(0, 4000), words)).toEqual(words.map(() => undefined));
    expect(aligner.align(new Float32Array(0), ['hello'])).toEqual([undefined]);
    expect(aligner.align(samples, [])).toEqual([]);
  });
});
