import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { processorTime } from '#testing/processor-time.ts';
import type { TransliterationOptions } from '../spelling-task.ts';
import { builtInResources, transliterate } from '../transliterate.ts';
import type { CustomExceptions } from './custom-exceptions.ts';
import { exceptionKey, firstPart } from './exception-key.ts';

/** Creates exceptions from English to Hindi. */
const exceptionsOf = (spellings: Record<string, string[]>): CustomExceptions => {
  const all = Object.entries(spellings).map(([word, texts]) => ({
    id: word,
    key: exceptionKey(word),
    spellings: texts,
  }));
  const inScope = (from: LanguageCode, to: LanguageCode) => (from === 'en' && to === 'hi' ? all : []);
  return {
    longest: (first, from, to) =>
      Math.max(0, ...inScope(from, to).map(({ key }) => (firstPart(key) === first ? key.length : 0))),
    find: (text, from, to) => inScope(from, to).find(({ key }) => key === text),
  };
};

const withCustomExceptions = (
  text: string,
  spellings: Record<string, string[]>,
  options: TransliterationOptions = { isBulk: false },
) => transliterate(text, 'en', 'hi', options, { ...builtInResources, custom: exceptionsOf(spellings) });

describe('custom exceptions', () => {
  it('exceptions are searched before everything else, in any letter case', () => {
    expect(withCustomExceptions('Bank BANK bank', { bank: ['बॅंक'] })).toEqual(['बॅंक बॅंक बॅंक']);
    expect(withCustomExceptions('Pvt', { pvt: ['पीवीटी'] })).toEqual(['पीवीटी']);
    expect(withCustomExceptions('NASA', { nasa: ['नासा'] })).toEqual(['नासा']);
  });

  it('exceptions are not searched with isBulk: true', () => {
    expect(withCustomExceptions('bank', { bank: ['बॅंक'] }, { isBulk: true })).toEqual(
      transliterate('bank', 'en', 'hi'),
    );
  });

  it('an exception may have several words, with any spaces between them; the longest exception wins', () => {
    const custom = { 'new delhi': ['नयी दिल्ली'], new: ['न्यू!'], delhi: ['देहली'] };
    expect(withCustomExceptions('New Delhi, new  Delhi, Delhi', custom)).toEqual([
      'नयी दिल्ली, नयी दिल्ली, देहली',
    ]);
    expect(withCustomExceptions('new york', custom)[0]).toMatch(/^न्यू! /);
    expect(withCustomExceptions('new', custom)).toEqual(['न्यू!']);
  });

  it('an exception may contain digits, hyphens and full stops', () => {
    const custom = { 'm.g. road': ['एमजी रोड'], '24x7': ['चौबीस घंटे'], 'co-op': ['कोऑप'], 'dr.': ['डाक्टर'] };
    expect(withCustomExceptions('M.G. Road m.g. road', custom)).toEqual(['एमजी रोड एमजी रोड']);
    expect(withCustomExceptions('24x7 24', custom)).toEqual(['चौबीस घंटे 24']);
    expect(withCustomExceptions('Co-op', custom)).toEqual(['कोऑप']);
    expect(withCustomExceptions('Dr. 5, Dr.5', custom)).toEqual(['डाक्टर 5, डाक्टर5']);
  });

  it('exceptions match only whole words', () => {
    expect(withCustomExceptions('banks embank', { bank: ['बॅंक'] })).toEqual(
      transliterate('banks embank', 'en', 'hi'),
    );
    expect(withCustomExceptions('240', { 24: ['चौबीस'] })).toEqual(['240']);
  });

  it('exceptions apply only to words of their source language', () => {
    expect(withCustomExceptions('बाज़ार bank', { bank: ['बॅंक'], बाज़ार: ['x'] })).toEqual(['बाज़ार बॅंक']);
  });

  it('an exception gives all its spellings, at most noOfSuggestions', () => {
    const custom = { bank: ['बॅंक', 'बैंक', 'बेंक'] };
    expect(withCustomExceptions('bank', custom, { isBulk: false, noOfSuggestions: 2 })).toEqual(['बॅंक', 'बैंक']);
    expect(withCustomExceptions('bank', custom, { isBulk: false, noOfSuggestions: 9 })).toHaveLength(3);
  });

  it('spaces and punctuation around an exception stay unchanged', () => {
    expect(withCustomExceptions(' - bank! (bank)\n', { bank: ['बॅंक'] })).toEqual([' - बॅंक! (बॅंक)\n']);
  });

  it('exceptions take time in proportion to the length of hostile text', () => {
    const time = (length: number) =>
      processorTime(() => {
        withCustomExceptions(`bank${'\u200b'.repeat(length)}`, { 'bank of baroda': ['x'] });
      });
    // Ten times as much text may take about ten times as long, not a hundred times. Times below 2 ms count as 2 ms.
    expect(time(100_000) / Math.max(2, time(10_000))).toBeLessThan(40);
  });
});
