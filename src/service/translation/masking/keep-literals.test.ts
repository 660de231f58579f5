import { describe, expect, it } from 'vitest';
import { markTransliterated } from '#testing/service/translation-setup.ts';
import { stepsAtOnce } from '../../in-turns.ts';
import { keepLiterals } from './keep-literals.ts';

const inHindi = (text: string) =>
  stepsAtOnce(
    keepLiterals(function* mark(words, _, to) {
      yield;
      return markTransliterated(words, to);
    })(text, 'en', 'hi'),
  );

describe('transliteration as the fallback of translation', () => {
  it.each([
    'meera@example.com',
    'https://example.com/orders?id=7',
    'www.example.com',
    'example.co.in',
    '@priya_k',
    '#MonsoonSale',
    'AB-1234',
    '#AB-1234',
    'PNR4512',
    'MH12AB1234',
    'INV/2026/0042',
    'tx_9f3e2d',
    '9f3e2d1a-55c1-4c7e',
    '12,345',
  ])('leaves %s unchanged, even inside punctuation', (literal) => {
    expect(inHindi(`Ravi sent (${literal}), twice.`)).toBe(`hi_Ravi hi_sent (${literal}), hi_twice.`);
    expect(inHindi(literal)).toBe(literal);
  });

  it.each([
    ['10am', '10hi_am'],
    ['22nd', '22hi_nd'],
    ['22ND', '22hi_ND'],
    ['COVID-19', 'hi_COVID-19'],
    ['covid-19', 'hi_covid-19'],
    ['end.Then', 'hi_end.hi_Then'],
    ['and/or', 'hi_and/hi_or'],
    ['NASA', 'hi_NASA'],
    ['@', '@'],
    ['', ''],
    [' two\n lines ', ' hi_two\n hi_lines '],
  ])('transliterates only the words of “%s”', (text, expected) => {
    expect(inHindi(text)).toBe(expected);
  });
});
