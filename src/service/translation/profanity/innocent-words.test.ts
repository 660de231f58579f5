import { describe, expect, it } from 'vitest';
import { TranslationLanguage } from '#contract/languages.ts';
import { readTable } from '#service/data-file.ts';
import { stepsAtOnce } from '#service/in-turns.ts';
import { createProfanityFilter } from './filter.ts';
import { profaneWords, profanityList } from './lists.ts';

/** Real words, names and places that resemble a listed word, grouped by that word. */
function innocentWords(language: string) {
  return readTable<'like' | 'words'>(`../testing/innocent-words/${language}.tsv`).map(({ like, words }) => ({
    like,
    words: words.split(', '),
  }));
}

const mainLanguages: readonly string[] = ['en', 'hi', 'ta', 'te', 'bn', 'ur', 'pa'];

describe.each(TranslationLanguage.options)('innocent words of %s', (code) => {
  const groups = innocentWords(code);
  const words = groups.flatMap((group) => group.words);
  const filter = createProfanityFilter(profanityList(code));
  const hidden = (text: string) => stepsAtOnce(filter(text)).hidden.map(({ word }) => word);

  it('the innocent words of the test are many different words, each like a listed one', () => {
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(mainLanguages.includes(code) ? 200 : 80);
    const listed = profaneWords(code).map(({ word }) => word);
    expect(groups.map(({ like }) => like).filter((like) => !listed.includes(like))).toEqual([]);
  });

  it('innocent words are not hidden, alone or together', () => {
    expect(words.flatMap(hidden)).toEqual([]);
    expect(hidden(words.join(' '))).toEqual([]);
    expect(hidden(words.join('-'))).toEqual([]);
    expect(hidden(words.join(', ').toUpperCase())).toEqual([]);
  });

  it('innocent words are not hidden in other Unicode forms', () => {
    for (const form of ['NFD', 'NFKC', 'NFKD'] as const) {
      expect(words.flatMap((word) => hidden(word.normalize(form)))).toEqual([]);
    }
  });

  it('innocent words do not protect a listed word next to them', () => {
    for (const { like, words: similar } of groups) {
      for (const word of similar) expect(hidden(`${word}, ${like}; ${word}`)).toEqual([like]);
    }
  });
});
