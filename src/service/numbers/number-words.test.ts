import { describe, expect, it } from 'vitest';
import { LanguageCode, languages } from '#contract/languages.ts';
import { scriptOf } from '#service/transliteration/word-script.ts';
import { numberToWords } from './number-words.ts';

const checkedNumbers = [100, 101, 125, 999, 1001, 100000, 1234567, 10000000];

describe('numbers as words', () => {
  it.each(LanguageCode.options)(
    '%s has different words in its own script for 0 to 99 and for larger numbers',
    (language) => {
      const words = [...Array.from({ length: 100 }, (_, at) => at), ...checkedNumbers].map((value) =>
        numberToWords(String(value), language),
      );
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        expect(word).toMatch(/\S/);
        expect(word).not.toMatch(/undefined|%|\d|_/);
        const foreign = [...word!].filter(
          (letter) =>
            /\p{L}/u.test(letter) && scriptOf(letter.codePointAt(0)!) !== languages[language].script,
        );
        expect(foreign).toEqual([]);
        expect(word).toBe(word!.normalize('NFC'));
      }
    },
  );

  it.each<[language: LanguageCode, text: string, words: string]>([
    ['hi', '505', 'पांच सौ पांच'],
    ['hi', '1234567', 'बारह लाख चौंतीस हज़ार पांच सौ सड़सठ'],
    ['hi', '10000000', 'एक करोड़'],
    ['hi', '0', 'शून्य'],
    ['hi', '2.05', 'दो दशमलव शून्य पांच'],
    ['mr', '100', 'शंभर'],
    ['mr', '125', 'एकशे पंचवीस'],
    ['ta', '101', 'நூற்று ஒன்று'],
    ['ta', '400', 'நானூறு'],
    ['ta', '456', 'நானூற்று ஐம்பத்து ஆறு'],
    ['ta', '999', 'தொள்ளாயிரத்து தொண்ணூற்று ஒன்பது'],
    ['ta', '2000', 'இரண்டாயிரம்'],
    ['te', '125', 'నూట ఇరవై ఐదు'],
    ['te', '1001', 'వెయ్యి ఒకటి'],
    ['kn', '999', 'ಒಂಬೈನೂರ ತೊಂಬತ್ತೊಂಬತ್ತು'],
    ['ml', '1234567', 'പന്ത്രണ്ട് ലക്ഷത്തി മുപ്പത്തിനാലായിരത്തി അഞ്ഞൂറ്റി അറുപത്തിയേഴ്'],
    ['as', '101', 'এশ এক'],
    ['sa', '125', 'पञ्चविंशत्यधिकशतम्'],
    ['mni', '500', 'ꯆꯥꯃꯉꯥ'],
    ['en', '1234567', 'twelve lakh thirty four thousand five hundred sixty seven'],
    ['ur', '99', 'ننانوے'],
  ])('in %s, %s is written as %s', (language, text, words) => {
    expect(numberToWords(text, language)).toBe(words);
  });

  it.each(['1,234,567', '12,34,567'])('reads the grouping of %s', (text) => {
    expect(numberToWords(text, 'hi')).toBe(numberToWords('1234567', 'hi'));
  });

  it.each(['1.2.3', '1,2', '12,3456', '1000000000000', '1,,000'])('returns no words for %s', (text) => {
    expect(numberToWords(text, 'hi')).toBeUndefined();
  });
});
