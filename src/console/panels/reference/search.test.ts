import { describe, expect, it } from 'vitest';
import { LanguageCode, languages } from '#contract/languages.ts';
import { referencePages } from '#contract/reference/pages.ts';
import { findablesOf, findInReference } from './search.ts';

const findables = findablesOf(referencePages());
const found = (search: string) => findInReference(findables, search).map(({ id }) => id);

describe('the search of the reference', () => {
  it('finds every page, section and entry by its name, among the first results', () => {
    for (const { id, name } of findables) {
      const same = findables
        .filter((one) => one.name.toLowerCase() === name.toLowerCase())
        .map((one) => one.id);
      expect(found(name).slice(0, same.length + 2), name).toContain(id);
    }
  });

  it.each([
    ['nmtMask', 'localization.nmtMask'],
    ['  NMTMASK ', 'localization.nmtMask'],
    ['-4', 'status.-4'],
    ['usage exhausted', 'error.localization.exhausted'],
    ['Hindi', 'language.hi'],
    ['हिन्दी', 'language.hi'],
    ['اردو', 'language.ur'],
    ['44100', 'tts.sample_rate'],
  ])('“%s” finds %s first', (search, id) => {
    expect(found(search)[0]).toBe(id);
  });

  it('finds every language by its English name and its own name', () => {
    for (const code of LanguageCode.options) {
      for (const name of [languages[code].nativeName, languages[code].englishName]) {
        expect(found(name), name).toContain(`language.${code}`);
      }
    }
  });

  it('a result contains all words of the search, in any order and place', () => {
    expect(found('speed invalid')).toContain('error.tts.speed');
    expect(found('speed unheard-of')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});
