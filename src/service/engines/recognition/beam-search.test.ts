import { describe, expect, it } from 'vitest';
import { type BeamSearch, beamSearch } from './beam-search.ts';

const [start, end, a, b, c] = [0, 1, 2, 3, 4];

/** A decoder whose next token depends on the last one only: its probabilities by token. */
const decoderOf = (probabilities: Readonly<Record<number, Readonly<Record<number, number>>>>) => {
  let calls = 0;
  const search: Omit<BeamSearch<number>, 'width'> = {
    maxTokens: 8,
    startToken: start,
    endToken: end,
    state: 0,
    minShare: 0.01,
    penaltyOf: () => 0,
    next: async (token, state) => {
      calls += 1;
      const next = probabilities[token] ?? { [end]: 1 };
      return {
        logits: Float32Array.from({ length: 5 }, (_, at) => Math.log(next[at] ?? 0)),
        state: state + 1,
      };
    },
  };
  return { search, calls: () => calls };
};

const tokensOf = async (decoder: ReturnType<typeof decoderOf>, width: number) =>
  (await beamSearch({ ...decoder.search, width })).tokens.map(({ token }) => token);

describe('beam search', () => {
  // The most probable first token leads to an improbable text.
  const misleading = {
    [start]: { [a]: 0.6, [b]: 0.4 },
    [a]: { [c]: 0.3, [a]: 0.3, [end]: 0.2 },
    [b]: { [end]: 1 },
  };

  it('with a width of 1 takes the most probable token each time', async () => {
    const decoder = decoderOf({ [start]: { [a]: 0.6, [b]: 0.4 }, [a]: { [c]: 0.9 }, [c]: { [end]: 0.8 } });
    expect(await tokensOf(decoder, 1)).toEqual([a, c]);
    expect(decoder.calls()).toBe(3);
  });

  it('with a greater width finds a text that begins with a less probable token', async () => {
    expect((await tokensOf(decoderOf(misleading), 1))[0]).toBe(a);
    expect(await tokensOf(decoderOf(misleading), 2)).toEqual([b]);
  });

  it('gives up a beginning that is much less probable than the best one', async () => {
    const { search } = decoderOf(misleading);
    const { tokens } = await beamSearch({ ...search, width: 2, minShare: 0.7 });
    expect(tokens[0]?.token).toBe(a);
  });

  it('a penalty makes a finished text less probable', async () => {
    const { search } = decoderOf({ [start]: { [a]: 0.6, [b]: 0.4 } });
    const penaltyOf = (tokens: readonly { readonly token: number }[]) =>
      tokens.some(({ token }) => token === a) ? 1 : 0;
    const found = async (width: number) => await beamSearch({ ...search, penaltyOf, width });
    expect((await found(2)).tokens).toEqual([{ token: b, probability: expect.closeTo(0.4) }]);
    expect((await found(1)).meanProbability).toBeCloseTo(Math.sqrt(0.6 / Math.E));
  });

  it('gives the probability of each token and their mean with the end token', async () => {
    const { search } = decoderOf({ [start]: { [a]: 0.5, [b]: 0.25 }, [a]: { [end]: 0.5, [c]: 0.25 } });
    const { tokens, meanProbability } = await beamSearch({ ...search, width: 1 });
    // The logits of the tokens that are not named are -Infinity.
    expect(tokens).toEqual([{ token: a, probability: expect.closeTo(0.5 / 0.75) }]);
    expect(meanProbability).toBeCloseTo(0.5 / 0.75);
  });

  it.each([1, 3])('a text that never ends is cut off, with a width of %i', async (width) => {
    const decoder = decoderOf({
      [start]: { [a]: 0.9, [b]: 0.1 },
      [a]: { [a]: 0.9, [b]: 0.1 },
      [b]: { [a]: 1 },
    });
    expect(await tokensOf(decoder, width)).toEqual(Array.from({ length: 8 }, () => a));
  });

  it('an immediate end is an empty text', async () => {
    expect(await tokensOf(decoderOf({ [start]: { [end]: 0.9, [a]: 0.1 } }), 1)).toEqual([]);
  });
});
