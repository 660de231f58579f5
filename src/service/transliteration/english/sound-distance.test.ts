import { describe, expect, it } from 'vitest';
import { soundDistance } from './sound-distance.ts';

describe('the distance of two words by their sounds', () => {
  it('the distance is 0 for the same phonemes, with or without silent vowels (`-`)', () => {
    expect(soundDistance(['h', 'aa', 'T'], ['h', 'aa', 'T', '-'])).toBe(0);
  });

  it('the distance is small for letters that replace each other in English words, larger for another vowel, largest for another consonant', () => {
    const alike = soundDistance(['T', 'ii', 'm'], ['t', 'ii', 'm']);
    const vowel = soundDistance(['T', 'ii', 'm'], ['T', 'o', 'm']);
    const consonant = soundDistance(['T', 'ii', 'm'], ['T', 'ii', 'g']);
    expect(alike).toBeLessThan(vowel);
    expect(vowel).toBeLessThan(consonant);
  });

  it('the distance is larger for a vowel added at the end than inside the word', () => {
    expect(soundDistance(['b', 'a', 's'], ['b', 'a', 's', 'a'])).toBeGreaterThan(
      soundDistance(['b', 'a', 's'], ['b', 'a', 'i', 's']),
    );
  });

  it('the distance does not depend on the order of the words', () => {
    expect(soundDistance(['s', 'k', 'uu', 'l'], ['i', 's', 'k', 'u', 'l'])).toBe(
      soundDistance(['i', 's', 'k', 'u', 'l'], ['s', 'k', 'uu', 'l']),
    );
  });
});
