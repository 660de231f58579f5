import { describe, expect, it } from 'vitest';
import { hearWords } from './hear-words.ts';

const second = 16_000;

/** A model that answers its calls in order with these texts, and the calls it received. */
function modelOf(...answers: (readonly [text: string, meanProbability: number])[]) {
  const calls: { readonly seconds: number; readonly beams: number }[] = [];
  return {
    calls,
    recognise: async (samples: Float32Array, beams: number) => {
      calls.push({ seconds: samples.length / second, beams });
      const [text, meanProbability] = answers[calls.length - 1] ?? ['', 0];
      return {
        tokens: text.split(/(?= )/).map((word) => ({ text: word, probability: 0.9 })),
        meanProbability,
      };
    },
  };
}

const hear = async (model: ReturnType<typeof modelOf>) =>
  (await hearWords(model, new Float32Array(2 * second))).map(({ text }) => text).join(' ');

describe('the words of a piece', () => {
  it('a probable text is found at the first attempt', async () => {
    const model = modelOf([' How can I help you?', 0.95]);
    expect(await hear(model)).toBe('How can I help you?');
    expect(model.calls).toEqual([{ seconds: 2, beams: 1 }]);
  });

  it.each([
    { asItIs: 0.8, inSilence: 0.7, found: 'An old man.' },
    { asItIs: 0.7, inSilence: 0.8, found: 'An ill man.' },
  ])('a doubtful text is searched for as it is and in silence: $found', async ({ found, ...probability }) => {
    const model = modelOf(
      [' Annul demand.', 0.85],
      [' An old man.', probability.asItIs],
      [' An ill man.', probability.inSilence],
    );
    expect(await hear(model)).toBe(found);
    expect(model.calls.slice(1)).toEqual([
      { seconds: 2, beams: 3 },
      { seconds: 2.7, beams: 3 },
    ]);
  });

  it('of two texts the longer one is taken if the more probable one is too short', async () => {
    expect(await hear(modelOf([' How', 0.95], [' How', 0.95], [' How can I help?', 0.7]))).toBe(
      'How can I help?',
    );
  });
});
