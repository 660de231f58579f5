import { describe, expect, it } from 'vitest';
import { TranslationLanguage } from '#contract/languages.ts';
import { stepsAtOnce } from '../in-turns.ts';
import { transliterate } from '../transliteration/transliterate.ts';
import { phrases } from './phrasebook/phrasebook.ts';
import { cacheWords } from './word-cache.ts';

const spell = (text: string, from: TranslationLanguage, to: TranslationLanguage) =>
  transliterate(text, from, to, { isBulk: false })[0] ?? text;

describe('cached words', () => {
  it('text is spelled the same with the cache as without it', () => {
    const steps = cacheWords(function* whole(text, from, to) {
      yield;
      return spell(text, from, to);
    });
    const remembered = (...request: Parameters<typeof steps>) => stepsAtOnce(steps(...request));
    const odd =
      ' A. P. J.  Kalam of the U. S. A. paid Rs. 500 to a.b@c.com at 5 p.m. on the 21 st\tof May.\n';
    const wrong: string[] = [];
    for (const to of TranslationLanguage.options) {
      for (const from of ['en', 'hi', 'ur'] as const) {
        const texts = phrases().filter((_, index) => index % 30 === 0);
        for (const text of [...texts.map((entry) => entry.text[from]), odd]) {
          if (remembered(text, from, to) !== spell(text, from, to)) wrong.push(`${from} ${to} ${text}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a word is transliterated once for each pair of languages', () => {
    const asked: string[] = [];
    const steps = cacheWords(function* upper(word, from, to) {
      yield;
      asked.push(`${from} ${to} ${word}`);
      return word.toUpperCase();
    });
    const remembered = (...request: Parameters<typeof steps>) => stepsAtOnce(steps(...request));
    expect(remembered('a b  a', 'en', 'hi')).toBe('A B  A');
    expect(remembered('b', 'en', 'ta')).toBe('B');
    expect(asked).toEqual(['en hi a', 'en hi b', 'en ta b']);
  });
});
