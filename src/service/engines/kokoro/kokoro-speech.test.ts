import { describe, expect, it } from 'vitest';
import type { SpeechSegment } from '../synthesis/speech-engine.ts';
import { blendStyles, checkModelSpeech, frameSamples, type KokoroModel } from './kokoro-model.ts';
import { kokoroSpeechEngine } from './kokoro-speech.ts';

const segment = (text: string, language: 'en' | 'ta' = 'en'): SpeechSegment => ({
  kind: 'speech',
  text,
  voice: { language, gender: 'female', variant: 1 },
  speed: 1,
  pitch: 12,
  volume: 0,
  sentence: 0,
});

/** Speaks each symbol for ten frames: silence for the first and the last, a constant tone for the others. */
const asked: { symbols: number; speed: number; pitch: number }[] = [];
const model: KokoroModel = {
  async speak(symbols, { voice, speed: modelSpeed, pitch }) {
    const speed = modelSpeed / voice.pace;
    asked.push({ symbols: symbols.length, speed, pitch });
    const naturalFrames = symbols.map(() => 10);
    // Rounded up, as a model's lengths are inexact at another speed.
    const frames = symbols.map(() => Math.ceil(10 / speed));
    const total = frames.reduce((sum, one) => sum + one, 0);
    const samples = Float32Array.from({ length: total * frameSamples }, (_, at) => 0.5 * Math.sin(at / 20));
    return { samples, frames, naturalFrames };
  },
};
const others = {
  maxTextLength: 800,
  speak: () => ({ samples: Float32Array.of(1), words: [] }),
  naturalDuration: () => 7,
};
const engine = kokoroSpeechEngine({
  model,
  pronounce: (text) =>
    Array.from(text.matchAll(/([a-z]+)([^a-z]*)/gu), ({ 1: word = '', 2: rest = '', index }) => ({
      position: index,
      phonemes: [...word],
      punctuation: rest.trim(),
      sentence: 0,
    })),
  others,
});
const speak = (text: string, speed: number, keepTail = false) =>
  engine.speak(segment(text), { sampleRate: 24_000, speed, keepTail });

describe('natural speech', () => {
  it.each([0.3, 0.7, 1, 1.3, 3])(
    'natural speech at speed %d lasts exactly its natural length divided by the speed',
    async (speed) => {
      // Five symbols of speech, and the margins before and after them.
      const seconds = (5 * 10 + 2 + 3) / 40;
      expect((await speak('ab cd', speed)).samples.length).toBe(Math.round((seconds / speed) * 24_000));
      expect(await engine.naturalDuration(segment('ab cd'), false)).toBeCloseTo(seconds, 9);
    },
  );

  it('words have the times of their symbols, at any speed', async () => {
    for (const speed of [1, 1.3]) {
      const { words } = await speak('ab cd! ef', speed);
      // The second sentence begins after the first, its margins and a pause of 0.35 seconds.
      const expected = [0.05, 0.55, 0.8, 1.3, 1.775, 2.275];
      for (const [index, time] of words.flatMap(({ start, end }) => [start, end]).entries()) {
        expect(time * speed).toBeCloseTo(expected[index]!, 2);
      }
      expect(words.map(({ position, sentence }) => [position, sentence])).toEqual([
        [0, 0],
        [3, 0],
        [7, 1],
      ]);
    }
  });

  it('the pause after the last sentence is kept when more follows', async () => {
    const [without, with_] = [await speak('ab.', 1), await speak('ab.', 1, true)];
    expect(with_.samples.length - without.samples.length).toBe(0.35 * 24_000);
  });

  it('a pitch in semitones becomes a factor for the contour; extreme speeds are left to stretching', async () => {
    asked.length = 0;
    await speak('ab', 0.1);
    expect(asked).toEqual([{ symbols: 4, speed: 0.5, pitch: 2 }]);
  });

  it('other languages are spoken by the other engine', async () => {
    const tamil = segment('ab', 'ta');
    expect(
      (await engine.speak(tamil, { sampleRate: 8_000, speed: 1, keepTail: false })).samples,
    ).toHaveLength(1);
    expect(await engine.naturalDuration(tamil, false)).toBe(7);
  });

  it.each([
    ['the model returned 1 lengths for 2 symbols', { frames: [1] }],
    ['the model returned 3 lengths', { frames: [0, 1, 1] }],
    ['lengths that are not whole numbers', { frames: [1, Number.NaN] }],
    ['lengths that are not whole numbers', { naturalFrames: [-1, 1] }],
    ['the model returned 600 samples instead of 1200', { samples: new Float32Array(frameSamples) }],
    ['samples that are not numbers', { samples: new Float32Array(2 * frameSamples).fill(Number.NaN, 7, 8) }],
  ])('what the model returns is checked: %s', (problem, changes) => {
    const good = { samples: new Float32Array(2 * frameSamples), frames: [1, 1], naturalFrames: [1, 1] };
    expect(() => checkModelSpeech(good, 2)).not.toThrow();
    expect(() => checkModelSpeech({ ...good, ...changes }, 2)).toThrow(problem);
  });

  it('a blend of styles is their weighted sum for the number of symbols', () => {
    const style = (value: number) =>
      Float32Array.from({ length: 2 * 256 }, (_, at) => (at < 256 ? 0 : value));
    expect(blendStyles([style(1), style(3)], [0.25, 0.75], 1)[0]).toBe(2.5);
    expect(blendStyles([style(1)], [1], 500)[255]).toBe(1);
    expect(blendStyles([style(1)], [1], 0)[0]).toBe(0);
  });
});
