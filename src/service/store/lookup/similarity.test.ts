import { describe, expect, it } from 'vitest';
import { processorTime } from '#testing/processor-time.ts';
import { similarityTo } from './similarity.ts';

describe('the similarity of two texts', () => {
  it.each([
    ['Your order', 'your order!', 1],
    ['abcd', 'abce', 3 / 4],
    ['abcd', 'abd', 3 / 4],
    ['abcd', 'xabcd', 4 / 5],
    ['abcd', 'wxyz', 0],
    ['கடை', 'கடல்', 2 / 4],
    ['a', 'abcdefgh', 0],
  ])('the similarity of “%s” and “%s” is %d', (one, other, similarity) => {
    expect(similarityTo(one)(other)).toBeCloseTo(similarity, 5);
    expect(similarityTo(other)(one)).toBeCloseTo(similarity, 5);
  });

  it('compares long texts word by word', () => {
    const words = Array.from({ length: 100 }, (_, at) => `word${at}`);
    const other = words.with(50, 'different').join(' ');
    expect(similarityTo(words.join(' '))(other)).toBeCloseTo(0.99, 5);
  });

  it('similarity takes no longer for a text of 10,000 characters than for fifty texts of 200', {
    tags: 'slow',
  }, () => {
    const compare = (length: number, times: number) => () => {
      const similarity = similarityTo('word '.repeat(length / 5));
      for (let at = 0; at < times; at++) similarity('wort '.repeat(length / 5));
    };
    compare(200, 50)();
    const short = processorTime(compare(200, 500));
    expect(processorTime(compare(10_000, 10))).toBeLessThan(short * 10);
  });
});
