import { describe, expect, it } from 'vitest';
import { languages, TranslationLanguage } from '#contract/languages.ts';
import { phrases } from './phrasebook.ts';
import { profanity } from './profanity.ts';

describe.each(TranslationLanguage.options)('the profanity list of %s', (code) => {
  const { words, allowed } = profanity[code];

  it('the list is short and has no duplicates', () => {
    expect(words.length).toBeGreaterThanOrEqual(6);
    expect(words.length).toBeLessThanOrEqual(16);
    expect(new Set(words).size).toBe(words.length);
    expect(allowed.length).toBeGreaterThanOrEqual(6);
  });

  it('profane and allowed words are single lower-case NFC words in the script of the language', () => {
    const own = new RegExp(`^\\p{Script_Extensions=${languages[code].script}}+$`, 'u');
    for (const word of [...words, ...allowed]) {
      expect(word).toMatch(own);
      expect(word).toBe(word.normalize('NFC').toLowerCase());
    }
  });

  it('no word is both profane and allowed', () => {
    expect(words.filter((word) => allowed.includes(word))).toEqual([]);
  });

  it('no profane word occurs in the phrasebook', () => {
    const spoken = new Set(
      phrases().flatMap((entry) =>
        (entry.text[code] ?? '').toLowerCase().split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u),
      ),
    );
    expect(words.filter((word) => spoken.has(word))).toEqual([]);
  });
});
