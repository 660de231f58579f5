import { describe, expect, it } from 'vitest';
import { Speller } from '../src/service/transliteration/model/best-spellings.ts';
import { readModel } from '../src/service/transliteration/model/pair-model.ts';
import { alignWords } from './training/align.ts';
import { estimateModel } from './training/n-grams.ts';
import { packModel } from './training/pack.ts';
import type { WordPair } from './training/word-pairs.ts';

const consonants = { k: 'क', m: 'म', l: 'ल', n: 'न', r: 'र', p: 'प' };
const vowels = { aa: 'ा', i: 'ि', u: 'ु', a: '' };

/** All words of two syllables. */
const wordPairs: readonly WordPair[] = syllables().flatMap(([latin, native]) =>
  syllables().map(([latin2, native2]): WordPair => [latin + latin2, native + native2]),
);

function syllables(): WordPair[] {
  return Object.entries(consonants).flatMap(([latin, native]) =>
    Object.entries(vowels).map(([vowel, sign]): WordPair => [latin + vowel, native + sign]),
  );
}

function train(): Buffer {
  const { letterPairs, words } = alignWords(wordPairs);
  return packModel(letterPairs, estimateModel(words, letterPairs.length));
}

describe('training', () => {
  it('each letter is aligned with the native letters that it stands for', () => {
    const { letterPairs, words } = alignWords(wordPairs);
    const word = words[wordPairs.findIndex(([latin]) => latin === 'kimu')] ?? [];
    expect(word.map((pair) => letterPairs[pair])).toEqual([
      { latin: 'k', native: 'क' },
      { latin: 'i', native: 'ि' },
      { latin: 'm', native: 'म' },
      { latin: 'u', native: 'ु' },
    ]);
  });

  it('the probabilities after each context sum to one', () => {
    const { letterPairs, words } = alignWords(wordPairs);
    const end = letterPairs.length;
    const { pair, parent, shorter, probability, backoff, isKept } = estimateModel(words, end);
    const children = new Map<number, Map<number, number>>();
    for (const [node, context] of parent.entries()) {
      if (node === 0 || !isKept[node]) continue;
      children.set(context, (children.get(context) ?? new Map<number, number>()).set(pair[node]!, node));
    }
    const likelihood = (context: number, next: number): number => {
      const child = children.get(context)?.get(next);
      if (child !== undefined) return Math.exp(probability[child]!);
      return Math.exp(backoff[context]!) * likelihood(shorter[context]!, next);
    };
    expect(children.size).toBeGreaterThan(50);
    for (const context of children.keys()) {
      let sum = 0;
      for (let next = 0; next <= end; next++) sum += likelihood(context, next);
      expect(sum).toBeCloseTo(1, 5);
    }
  });

  it('the packed model spells words that it has seen and words that it has not', () => {
    const speller = new Speller(readModel(train()));
    expect(speller.spell('kimaa', 1)[0]?.text).toBe('किमा');
    expect(speller.spell('kimaaluri', 1)[0]?.text).toBe('किमालुरि');
  });

  it('training again gives the same bytes', () => {
    expect(train().equals(train())).toBe(true);
  });
});
