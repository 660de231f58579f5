import { ordinalOf, smallNumberWords, tensWords } from '#contract/english-numbers.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Alphabet } from '#service/transliteration/scripts/inventory.ts';
import { spellingOf } from '#service/transliteration/scripts/language-spelling.ts';

/** The digit zero of each alphabet; the other digits follow it. */
const zeroDigits: Record<Alphabet, string> = {
  Deva: '०',
  Beng: '০',
  Guru: '੦',
  Gujr: '૦',
  Orya: '୦',
  Taml: '௦',
  Telu: '౦',
  Knda: '೦',
  Mlym: '൦',
  Mtei: '꯰',
  Olck: '᱐',
  Urdu: '۰',
  Sind: '۰',
  Kash: '۰',
  Latn: '0',
};
const otherZeroDigits = ['٠'];

const digitValues = new Map(
  [...Object.values(zeroDigits), ...otherZeroDigits].flatMap((zero) =>
    Array.from(
      { length: 10 },
      (_, value) => [String.fromCodePoint(zero.codePointAt(0)! + value), value] as const,
    ),
  ),
);

/** Digits of any script of the API as 0 to 9; everything else untouched. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValues.get(digit) ?? digit));
}

/** Digits of any script of the API in the digits of a language's script; everything else untouched. */
export function localDigits(text: string, language: LanguageCode): string {
  const zero = zeroDigits[spellingOf(language).alphabet].codePointAt(0)!;
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = digitValues.get(digit);
    return value === undefined ? digit : String.fromCodePoint(zero + value);
  });
}

const romanNumeralPattern = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** Value of a Roman numeral in capitals and canonical form (1 to 3999), undefined for anything else. */
export function romanValue(letters: string): number | undefined {
  if (letters === '' || letters.length > 15 || !romanNumeralPattern.test(letters)) return undefined;
  const values = [...letters].map((letter) => romanValues[letter]!);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}

/** A whole number below 10^12 as English words, grouped the Indian way (thousand, lakh, crore). */
export function englishCardinal(value: number): string[] {
  if (value < 20) return [smallNumberWords[value]!];
  if (value < 100)
    return [tensWords[Math.floor(value / 10) - 2]!, ...(value % 10 ? [smallNumberWords[value % 10]!] : [])];
  for (const [size, name] of [
    [1e7, 'crore'],
    [1e5, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < size) continue;
    const rest = value % size;
    return [...englishCardinal(Math.floor(value / size)), name, ...(rest ? englishCardinal(rest) : [])];
  }
  return [];
}

/** The English ordinal of a number in words: `['fifteenth']` for 15, `['twenty', 'first']` for 21. */
export function englishOrdinal(value: number): string[] {
  const words = englishCardinal(value);
  const last = words.pop()!;
  return [...words, ordinalOf(last)];
}

/** The ending of a number written as an English ordinal: 1st, 2nd, 3rd, 11th, 21st. */
export function ordinalEnding(digits: string): string {
  if (/1\d$/.test(digits)) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[digits.at(-1) ?? ''] ?? 'th';
}
