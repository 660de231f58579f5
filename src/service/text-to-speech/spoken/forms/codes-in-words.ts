import type { LanguageCode } from '#contract/languages.ts';
import { letterName } from '#service/transliteration/abbreviations.ts';
import { digitsInWords, numberInWords, yearInWords } from '../spoken-number.ts';
import { spokenWord } from '../spoken-words.ts';

/** A telephone number: its digits one by one, with a pause between the groups. */
export function telephoneInWords(written: string, language: LanguageCode): string {
  const plus = written.startsWith('+') ? [spokenWord('plus', language)] : [];
  const groups = written.match(/\d+/gu) ?? [];
  const [only = ''] = groups;
  const split = groups.length === 1 && only.length === 10 ? [only.slice(0, 5), only.slice(5)] : groups;
  return [...plus, split.map((group) => digitsInWords(group, language)).join(', ')].join(' ');
}

/** Maximum number of capitals that are spelled; a longer sequence such as `COVID` is a word. */
const maxSpelledLetters = 4;
/** Minimum number of digits of a code in which all capitals are spelled, as in `ABCDE1234F`. */
const minCodeDigits = 4;

/**
 * A code of Latin letters and digits, such as `MH12AB1234`: letters by their names, digits one by one. Up to three
 * digits next to letters are read as a number, as in `G20`, `COVID-19` and `24x7`.
 */
export function codeInWords(written: string, language: LanguageCode): string {
  const parts = written.match(/[A-Za-z]+|\d+/gu) ?? [];
  const isLongCode = !written.includes('-') && written.replace(/\D/gu, '').length >= minCodeDigits;
  const hasNumbers = parts.length <= 2 || /^\d+x\d+$/iu.test(written);
  const spoken = parts.map((part) => {
    if (/^\d/u.test(part)) {
      if (hasNumbers && /^(?:19|20)\d\d$/u.test(part)) return yearInWords(Number(part), language);
      const isNumber = hasNumbers && part.length <= 3 && !part.startsWith('0');
      return isNumber ? numberInWords(part, language) : digitsInWords(part, language);
    }
    const isSpelled =
      part.length === 1 || (part === part.toUpperCase() && (isLongCode || part.length <= maxSpelledLetters));
    return isSpelled ? [...part].map((letter) => letterName(letter.toUpperCase(), language)).join(' ') : part;
  });
  return spoken.join(' ');
}

/** A web or mail address: its words and numbers, with the names of point and at sign. */
export function addressInWords(written: string, language: LanguageCode): string {
  const signs: Readonly<Record<string, string>> = {
    '.': spokenWord('dot', language),
    '@': spokenWord('at', language),
    '/': ',',
  };
  const address = written.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  const words = address.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu) ?? [];
  return words
    .map((word) => {
      if (/^\d/u.test(word)) return numberInWords(word, language);
      if (/^www$/iu.test(word)) return codeInWords('WWW', language);
      return /^[\p{L}\p{M}]/u.test(word) ? word : (signs[word] ?? ' ');
    })
    .join(' ');
}
