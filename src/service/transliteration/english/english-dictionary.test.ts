import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { pronunciationOf } from './english-dictionary.ts';

describe('the pronouncing dictionary', () => {
  it('the dictionary returns the entries of the package, from the first word to the last', () => {
    const words = Object.keys(dictionary).filter((word) => /^[a-z][a-z']*$/.test(word));
    const sample = words.filter((_, at) => at % 97 === 0 || at < 50 || at > words.length - 50);
    for (const word of sample)
      expect([word, pronunciationOf(word)?.join(' ')]).toEqual([word, dictionary[word]]);
    expect(sample.length).toBeGreaterThan(1000);
  });

  it.each(['zzzzzz', 'aaaaab', 'a(2)', '', 'Market', '"', 'é'])('the dictionary lacks “%s”', (word) => {
    expect(pronunciationOf(word)).toBeUndefined();
  });
});
