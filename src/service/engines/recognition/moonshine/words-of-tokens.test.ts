import { describe, expect, it } from 'vitest';
import { wordsOfTokens } from './words-of-tokens.ts';

const tokens = (...list: [string, number][]) => list.map(([text, probability]) => ({ text, probability }));

describe('the words of recognised tokens', () => {
  it('tokens are joined into words; the raw word has neither case nor punctuation', () => {
    const words = wordsOfTokens(
      tokens(
        [' "', 0.5],
        ['D', 0.9],
        ['ash', 0.8],
        ['wood', 1],
        [',"', 0.4],
        [' I', 1],
        ["'", 1],
        ['m', 0.9],
      ),
    );
    expect(words).toEqual([
      { text: '"Dashwood,"', word: 'dashwood', probability: 0.8 },
      { text: "I'm", word: "i'm", probability: 0.9 },
    ]);
  });

  it('signs that are spoken or inside a word are kept', () => {
    const words = wordsOfTokens(tokens([' $5,000,', 1], [' 3.5%.', 1], [' cold-hearted', 1], [' -', 1]));
    expect(words.map(({ word }) => word)).toEqual(['$5,000', '3.5%', 'cold-hearted', '']);
  });

  it('byte tokens are joined into one letter, and special tokens are left out', () => {
    const words = wordsOfTokens(
      tokens(['<s>', 1], [' caf', 0.9], ['<0xC3>', 0.7], ['<0xA9>', 0.8], ['<<ST_1>>', 1]),
    );
    expect(words).toEqual([{ text: 'café', word: 'café', probability: 0.7 }]);
  });
});
