import type { LanguageCode } from '#contract/languages.ts';
import type { Alphabet, Phoneme } from './inventory.ts';

/** The conventions by which a language spells phonemes. */
export interface LanguageSpelling {
  readonly alphabet: Alphabet;
  /** How a nasal before a homorganic stop is written: one sign for all, or the letter of its place of articulation. */
  readonly nasals: 'sign' | 'letter';
  /** Whether a final consonant without a vowel has a virama (Tamil, Telugu …) or not (Hindi …). */
  readonly silencesFinal: boolean;
  /** Where inherent vowels are silent: nowhere, at the end of words, or within words as well. */
  readonly dropsSchwa: 'never' | 'final' | 'medial';
  /** The phonemes that replace English vowels which the language lacks. */
  readonly loanVowels: Readonly<Record<'E' | 'O', Phoneme>>;
  /** The consonants for English `t` and `d`. */
  readonly englishStops: 'retroflex' | 'dental';
  /** The inherent vowel in Latin letters. */
  readonly inherentInLatin: 'a' | 'o';
}

const defaultSpelling: Omit<LanguageSpelling, 'alphabet'> = {
  nasals: 'sign',
  silencesFinal: false,
  dropsSchwa: 'medial',
  loanVowels: { E: 'ai', O: 'O' },
  englishStops: 'retroflex',
  inherentInLatin: 'a',
};
const devanagariSpelling: LanguageSpelling = { ...defaultSpelling, alphabet: 'Deva' };
const southernSpelling: Omit<LanguageSpelling, 'alphabet'> = {
  ...defaultSpelling,
  silencesFinal: true,
  dropsSchwa: 'never',
  loanVowels: { E: 'E', O: 'O' },
};
const arabicSpelling: Omit<LanguageSpelling, 'alphabet'> = {
  ...defaultSpelling,
  loanVowels: { E: 'ai', O: 'aa' },
};

const bengaliSpelling: LanguageSpelling = {
  ...defaultSpelling,
  alphabet: 'Beng',
  nasals: 'letter',
  dropsSchwa: 'final',
  loanVowels: { E: 'E', O: 'a' },
  inherentInLatin: 'o',
};

const spellings: Record<LanguageCode, LanguageSpelling> = {
  hi: devanagariSpelling,
  mai: { ...devanagariSpelling, nasals: 'letter' },
  doi: devanagariSpelling,
  ne: { ...devanagariSpelling, nasals: 'letter', dropsSchwa: 'medial', loanVowels: { E: 'E', O: 'a' } },
  mr: { ...devanagariSpelling, loanVowels: { E: 'E', O: 'O' } },
  kon: { ...devanagariSpelling, loanVowels: { E: 'E', O: 'O' } },
  kok: { ...devanagariSpelling, loanVowels: { E: 'E', O: 'O' } },
  brx: { ...devanagariSpelling, loanVowels: { E: 'ee', O: 'a' }, inherentInLatin: 'o' },
  sa: {
    ...devanagariSpelling,
    nasals: 'letter',
    silencesFinal: true,
    dropsSchwa: 'never',
    loanVowels: { E: 'ai', O: 'aa' },
  },
  bn: bengaliSpelling,
  as: { ...bengaliSpelling, loanVowels: { E: 'ee', O: 'a' } },
  gu: { ...defaultSpelling, alphabet: 'Gujr', loanVowels: { E: 'ee', O: 'O' } },
  pa: { ...defaultSpelling, alphabet: 'Guru', loanVowels: { E: 'ai', O: 'aa' } },
  or: {
    ...defaultSpelling,
    alphabet: 'Orya',
    nasals: 'letter',
    dropsSchwa: 'never',
    loanVowels: { E: 'E', O: 'a' },
  },
  ta: { ...southernSpelling, alphabet: 'Taml', nasals: 'letter' },
  te: { ...southernSpelling, alphabet: 'Telu' },
  kn: { ...southernSpelling, alphabet: 'Knda' },
  ml: { ...southernSpelling, alphabet: 'Mlym', nasals: 'letter' },
  mni: {
    ...defaultSpelling,
    alphabet: 'Mtei',
    nasals: 'letter',
    dropsSchwa: 'never',
    loanVowels: { E: 'e', O: 'o' },
    englishStops: 'dental',
  },
  sat: {
    ...defaultSpelling,
    alphabet: 'Olck',
    nasals: 'letter',
    dropsSchwa: 'never',
    loanVowels: { E: 'e', O: 'a' },
  },
  ur: { ...arabicSpelling, alphabet: 'Urdu' },
  sd: { ...arabicSpelling, alphabet: 'Sind' },
  ks: { ...arabicSpelling, alphabet: 'Kash' },
  en: { ...defaultSpelling, alphabet: 'Latn' },
};

/** The spelling rules of a language. `kok` writes like `kon`; `ne` has its own Devanagari rules. */
export function spellingOf(language: LanguageCode): LanguageSpelling {
  return spellings[language];
}
