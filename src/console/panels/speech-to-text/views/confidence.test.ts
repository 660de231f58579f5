import { describe, expect, it } from 'vitest';
import { doubtfulWords, summariseConfidence } from './confidence.ts';

const wordOfConfidence = (conf?: number | null) => ({ word: 'a', start: 0, end: 1, conf });
const words = [
  wordOfConfidence(0),
  wordOfConfidence(0.05),
  wordOfConfidence(0.5),
  wordOfConfidence(0.99),
  wordOfConfidence(1),
  wordOfConfidence(),
  wordOfConfidence(null),
];

describe('summarising confidence', () => {
  it('counts the words in twenty columns, with a confidence of 1 in the last one', () => {
    const { histogram } = summariseConfidence(words);
    expect(histogram).toHaveLength(20);
    expect([histogram[0], histogram[1], histogram[10], histogram[19]]).toEqual([1, 1, 1, 2]);
  });

  it('counts words without confidence separately', () => {
    expect(summariseConfidence(words)).toMatchObject({ rated: 5, unrated: 2 });
    expect(doubtfulWords(words, 1)).toHaveLength(4);
    expect(doubtfulWords([wordOfConfidence(), wordOfConfidence(null)], 1)).toEqual([]);
  });

  it('does not count a confidence equal to the threshold as low', () =>
    expect(doubtfulWords(words, 0.5).map(({ conf }) => conf)).toEqual([0, 0.05]));
});
