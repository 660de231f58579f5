import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

describe('comparing recognised words with the spoken ones', () => {
  const compare = (said: string, heard: string) => compareWords(said.split(' '), heard.split(' '));

  it('each correctly recognised word is matched with the spoken word', () => {
    const { wrong, isHeard, isRight, matches } = compare('take the blue train home', 'take a blue train');
    expect(wrong).toBe(2);
    expect(isHeard).toEqual([true, false, true, true, false]);
    expect(isRight).toEqual([true, false, true, true]);
    expect(matches).toEqual([0, undefined, 2, 3]);
  });

  it('all words of a number count as right, and match only if both texts write it with as many words', () => {
    expect(compare('about twenty five trains', 'about twenty five trains').matches).toEqual([0, 1, 2, 3]);
    const { wrong, isHeard, isRight, matches } = compare('about twenty five trains', 'about 25 trains');
    expect(wrong).toBe(0);
    expect(isHeard).toEqual([true, true, true, true]);
    expect(isRight).toEqual([true, true, true]);
    expect(matches).toEqual([0, undefined, 3]);
  });
});
