import { intonationSign } from '../synthesis/pieces/intonation-sign.ts';
import type { Spelling } from '../synthesis/pieces/pieces.ts';
import type { Accent, KokoroLanguage } from './kokoro-voices.ts';

/** The symbols that the model knows, with their numbers in its vocabulary. */
const symbolNumbers: Readonly<Record<string, number>> = {
  ';': 1,
  ':': 2,
  ',': 3,
  '.': 4,
  '!': 5,
  '?': 6,
  '—': 9,
  '…': 10,
  ' ': 16,
  '\u0303': 17,
  ʣ: 18,
  ʥ: 19,
  ʦ: 20,
  ʨ: 21,
  A: 24,
  I: 25,
  O: 31,
  Q: 33,
  S: 35,
  T: 36,
  W: 39,
  Y: 41,
  ᵊ: 42,
  a: 43,
  b: 44,
  c: 45,
  d: 46,
  e: 47,
  f: 48,
  h: 50,
  i: 51,
  j: 52,
  k: 53,
  l: 54,
  m: 55,
  n: 56,
  o: 57,
  p: 58,
  q: 59,
  r: 60,
  s: 61,
  t: 62,
  u: 63,
  v: 64,
  w: 65,
  x: 66,
  y: 67,
  z: 68,
  ɑ: 69,
  ɐ: 70,
  ɒ: 71,
  æ: 72,
  β: 75,
  ɔ: 76,
  ɕ: 77,
  ç: 78,
  ɖ: 80,
  ð: 81,
  ʤ: 82,
  ə: 83,
  ɚ: 85,
  ɛ: 86,
  ɜ: 87,
  ɟ: 90,
  ɡ: 92,
  ɥ: 99,
  ɨ: 101,
  ɪ: 102,
  ʝ: 103,
  ɯ: 110,
  ɰ: 111,
  ŋ: 112,
  ɳ: 113,
  ɲ: 114,
  ɴ: 115,
  ø: 116,
  ɸ: 118,
  θ: 119,
  œ: 120,
  ɹ: 123,
  ɾ: 125,
  ɻ: 126,
  ʁ: 128,
  ɽ: 129,
  ʂ: 130,
  ʃ: 131,
  ʈ: 132,
  ʧ: 133,
  ʊ: 135,
  ʋ: 136,
  ʌ: 138,
  ɣ: 139,
  ɤ: 140,
  χ: 142,
  ʎ: 143,
  ʒ: 147,
  ʔ: 148,
  ˈ: 156,
  ˌ: 157,
  ː: 158,
  ʰ: 162,
  ʲ: 164,
  ᵻ: 177,
};

/** Numbers of symbols; those that the model does not know are left out. */
export function numbersOf(symbols: string): number[] {
  return [...symbols].flatMap((symbol) => symbolNumbers[symbol] ?? []);
}

type Replacements = readonly (readonly [phoneme: string, symbols: string])[];

/** Pairs of IPA signs for which the model has one symbol, in every language. */
const joined: Replacements = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['dʒ', 'ʤ'],
  ['eɪ', 'A'],
  ['tʃ', 'ʧ'],
  ['ɔɪ', 'Y'],
];

const english: Replacements = [
  ...joined,
  ['ɚ', 'əɹ'],
  ['ɹɹ', 'ɹ'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ç', 'k'],
  ['ɬ', 'l'],
  ['ʔ', 't'],
  ['ʲ', ''],
  ['\u0303', ''],
  ['\u0329', ''],
];

/** The symbols that the model's training data use for each phoneme; the order matters. */
const replacements: Readonly<Record<'hi' | Accent, Replacements>> = {
  hi: [
    ['r.', 'ɽ'],
    ['ʉ', 'u'],
    ['ɭ', 'l'],
    ['ʐ', 'ʒ'],
    ...joined,
    ['dz', 'ʣ'],
    ['ts', 'ʦ'],
    ['oʊ', 'O'],
    ['əʊ', 'Q'],
    ['\u0329', ''],
    ['ɫ', 'l'],
    ['ɬ', 'l'],
  ],
  american: [
    ...english,
    ['oʊ', 'O'],
    ['ɜːɹ', 'ɜɹ'],
    ['ɜː', 'ɜɹ'],
    ['ɪə', 'iə'],
    ['ː', ''],
    ['ɐ', 'ə'],
    ['e', 'A'],
    ['o', 'ɔ'],
  ],
  british: [
    ...english,
    ['eə', 'ɛː'],
    ['iə', 'ɪə'],
    ['əʊ', 'Q'],
    ['oʊ', 'Q'],
    ['ɐ', 'ə'],
    ['e', 'A'],
    ['o', 'ɔ'],
  ],
};

/** The engine's marker for a word that is read in another language. */
const languageChange = /^\(.*\)$/u;

/** The model's symbols for the phonemes of one word. */
export function wordSymbols(phonemes: readonly string[], language: KokoroLanguage, accent: Accent): string {
  let symbols = phonemes
    .filter((phoneme) => !languageChange.test(phoneme))
    .join('')
    .replaceAll(/[-\d]/gu, '');
  for (const [phoneme, replacement] of replacements[language === 'hi' ? 'hi' : accent]) {
    symbols = symbols.replaceAll(phoneme, replacement);
  }
  // Without a stress mark the model swallows the word “I”.
  return language === 'en' && symbols === 'I' ? 'ˌI' : symbols;
}

const clauseSigns = numbersOf(',;:—…');

/** The model's spelling of a language. */
export function kokoroSpelling(language: KokoroLanguage, accent: Accent): Spelling {
  return {
    wordSymbols: (phonemes) => numbersOf(wordSymbols(phonemes, language, accent)),
    signSymbol: (punctuation) => numbersOf(intonationSign(punctuation))[0],
    clauseSigns,
  };
}
