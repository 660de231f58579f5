import type { LanguageCode } from '#contract/languages.ts';
import type { Alphabet, Phoneme } from './inventory.ts';

/** How a language spells phonemes. */
export interface LanguageSpelling {
  readonly alphabet: Alphabet;
  /** A nasal before a homorganic stop: one sign for all, or the letter of that place. */
  readonly nasals: 'sign' | 'letter';
  /** Whether a final consonant without a vowel has a virama (Tamil, Telugu …) or not (Hindi …). */
  readonly silencesFinal: boolean;
  /** Where inherent vowels are silent: at the end of words, or within them as well. */
  readonly dropsSchwa: 'never' | 'final' | 'medial';
  /** English vowels that the language replaces by its own. */
  readonly loanVowels: Readonly<Record<'E' | 'O', Phoneme>>;
  /** The consonants for English `t` and `d`. */
  readonly englishStops: 'retroflex' | 'dental';
  /** The inherent vowel in Latin letters. */
  readonly inherentInLatin: 'a' | 'o';
}

const base: Omit<LanguageSpelling, 'alphabet'> = {
  nasals: 'sign',
  silencesFinal: false,
  dropsSchwa: 'medial',
  loanVowels: { E: 'ai', O: 'O' },
  englishStops: 'retroflex',
  inherentInLatin: 'a',
};
const deva: LanguageSpelling = { ...base, alphabet: 'Deva' };
const south: Omit<LanguageSpelling, 'alphabet'> = {
  ...base,
  silencesFinal: true,
  dropsSchwa: 'never',
  loanVowels: { E: 'E', O: 'O' },
};
const arabic: Omit<LanguageSpelling, 'alphabet'> = { ...base, loanVowels: { E: 'ai', O: 'aa' } };

const bengali: LanguageSpelling = {
  ...base,
  alphabet: 'Beng',
  nasals: 'letter',
  dropsSchwa: 'final',
  loanVowels: { E: 'E', O: 'a' },
  inherentInLatin: 'o',
};

const spellings: Record<LanguageCode, LanguageSpelling> = {
  hi: deva,
  mai: { ...deva, nasals: 'letter' },
  doi: deva,
  ne: { ...deva, nasals: 'letter', dropsSchwa: 'medial', loanVowels: { E: 'E', O: 'a' } },
  mr: { ...deva, loanVowels: { E: 'E', O: 'O' } },
  kon: { ...deva, loanVowels: { E: 'E', O: 'O' } },
  kok: { ...deva, loanVowels: { E: 'E', O: 'O' } },
  brx: { ...deva, loanVowels: { E: 'ee', O: 'a' }, inherentInLatin: 'o' },
  sa: {
    ...deva,
    nasals: 'letter',
    silencesFinal: true,
    dropsSchwa: 'never',
    loanVowels: { E: 'ai', O: 'aa' },
  },
  bn: bengali,
  as: { ...bengali, loanVowels: { E: 'ee', O: 'a' } },
  gu: { ...base, alphabet: 'Gujr', loanVowels: { E: 'ee', O: 'O' } },
  pa: { ...base, alphabet: 'Guru', loanVowels: { E: 'ai', O: 'aa' } },
  or: { ...base, alphabet: 'Orya', nasals: 'letter', dropsSchwa: 'never', loanVowels: { E: 'E', O: 'a' } },
  ta: { ...south, alphabet: 'Taml', nasals: 'letter' },
  te: { ...south, alphabet: 'Telu' },
  kn: { ...south, alphabet: 'Knda' },
  ml: { ...south, alphabet: 'Mlym', nasals: 'letter' },
  mni: {
    ...base,
    alphabet: 'Mtei',
    nasals: 'letter',
    dropsSchwa: 'never',
    loanVowels: { E: 'e', O: 'o' },
    englishStops: 'dental',
  },
  sat: { ...base, alphabet: 'Olck', nasals: 'letter', dropsSchwa: 'never', loanVowels: { E: 'e', O: 'a' } },
  ur: { ...arabic, alphabet: 'Urdu' },
  sd: { ...arabic, alphabet: 'Sind' },
  ks: { ...arabic, alphabet: 'Kash' },
  en: { ...base, alphabet: 'Latn' },
};

/** The spelling rules of a language. `kok` writes like `kon`; `ne` has its own Devanagari rules. */
export function spellingOf(language: LanguageCode): LanguageSpelling {
  return spellings[language];
}
