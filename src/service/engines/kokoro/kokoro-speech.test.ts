import { describe, expect, it } from 'vitest';
import { findSilences } from '#testing/audio/measure-audio.ts';
import { fitPiece } from '../synthesis/pieces/fit-piece.ts';
import type { SpeechSegment } from '../synthesis/speech-engine.ts';
import { blendStyles, checkModelSpeech, frameSamples, type KokoroModel } from './kokoro-model.ts';
import { kokoroFormat, kokoroSpeechEngine } from './kokoro-speech.ts';

const segment = (text: string, language: 'en' | 'ta' = 'en'): SpeechSegment => ({
  kind: 'speech',
  text,
  voice: { language, gender: 'female', variant: 1 },
  speed: 1,
  pitch: 12,
  volume: 0,
  sentence: 0,
});

/** Length of each symbol in frames, and by how many frames its sound comes early. */
const [symbolFrames, ahead] = [10, 3.5];
const asked: { symbols: number; pitch: number }[] = [];
/** Speaks each symbol as ten frames of a tone, the first and the last as silence. */
const model: KokoroModel = {
  async speak(symbols, { pitch }) {
    asked.push({ symbols: symbols.length, pitch });
    const frames = symbols.map(() => symbolFrames);
    const [from, to] = [symbolFrames - ahead, symbolFrames * (symbols.length - 1) - ahead].map(
      (frame) => frame * frameSamples,
    );
    const samples = Float32Array.from({ length: symbols.length * symbolFrames * frameSamples }, (_, at) =>
      at >= from! && at < to! ? 0.5 * Math.cos(at / 20) : 0,
    );
    return { samples, frames };
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
  /** Seconds kept before and after the sound. */
  const margins = 2 * 0.004;

  it.each([0.3, 0.7, 1, 1.3, 3])(
    'natural speech at speed %d lasts exactly as long as its sound divided by the speed',
    async (speed) => {
      const seconds = (5 * symbolFrames * frameSamples) / 24_000 + margins;
      expect(
        Math.abs((await speak('ab cd', speed)).samples.length - (seconds * 24_000) / speed),
      ).toBeLessThan(4);
      expect(await engine.naturalDuration(segment('ab cd'), false)).toBeCloseTo(seconds, 3);
    },
  );

  it('word times follow from the durations of their symbols, at any speed', async () => {
    for (const speed of [1, 1.3]) {
      const { words } = await speak('ab cd! ef', speed);
      // The second sentence begins after the six symbols of the first, the margins and a pause of 0.4 seconds.
      const expected = [0, 0.5375, 0.75, 1.2875, 1.912, 2.412];
      for (const [index, time] of words.flatMap(({ start, end }) => [start, end]).entries()) {
        expect(Math.abs(time * speed - expected[index]!)).toBeLessThan(0.01);
      }
      expect(words.map(({ position, sentence }) => [position, sentence])).toEqual([
        [0, 0],
        [3, 0],
        [7, 1],
      ]);
    }
  });

  it.each([0.5, 1, 1.5])(
    'two sentences are separated by 0.4 seconds of silence divided by the speed of %d',
    async (speed) => {
      const { samples } = await speak('ab! cd!', speed);
      const [silence, ...others] = findSilences({ samples, sampleRate: 24_000 });
      expect(others).toEqual([]);
      expect(Math.abs((silence!.end - silence!.start) * speed - 0.4)).toBeLessThan(0.02);
    },
  );

  it.each([
    ['ab.', 0.4],
    ['ab,', 0.2],
  ])('the pause after %s is kept when more follows', async (text, seconds) => {
    const [without, with_] = [await speak(text, 1), await speak(text, 1, true)];
    expect(with_.samples.length - without.samples.length).toBe(Math.round(seconds * 24_000));
  });

  it('a piece that is completely silent keeps its length', async () => {
    const silent = { samples: new Float32Array(3 * frameSamples), frames: [1, 1, 1] };
    const piece = { words: [{ position: 0, symbols: [1], sentence: 0 }], pause: 0 };
    expect(fitPiece(piece, silent, kokoroFormat, { speed: 1, pause: 0 }).samples).toHaveLength(
      3 * frameSamples,
    );
  });

  it('a pitch in semitones becomes a factor for the contour', async () => {
    asked.length = 0;
    await speak('ab', 0.1);
    expect(asked).toEqual([{ symbols: 4, pitch: 2 }]);
  });

  it('a language that the model does not speak is left to the other engine', async () => {
    const tamil = segment('ab', 'ta');
    expect(
      (await engine.speak(tamil, { sampleRate: 8_000, speed: 1, keepTail: false })).samples,
    ).toHaveLength(1);
    expect(await engine.naturalDuration(tamil, false)).toBe(7);
  });

  it.each([
    ['the model returned 1 durations for 2 symbols', { frames: [1] }],
    ['the model returned 3 durations', { frames: [0, 1, 1] }],
    ['lengths that are not whole numbers', { frames: [1, Number.NaN] }],
    ['lengths that are not whole numbers', { frames: [-1, 1] }],
    ['the model returned 600 samples instead of 1200', { samples: new Float32Array(frameSamples) }],
    ['samples that are not numbers', { samples: new Float32Array(2 * frameSamples).fill(Number.NaN, 7, 8) }],
  ])('an invalid result of the model is refused: %s', (problem, changes) => {
    const good = { samples: new Float32Array(2 * frameSamples), frames: [1, 1] };
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
