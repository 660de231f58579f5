import type { LanguageCode } from '#contract/languages.ts';

type Fold = readonly (readonly [RegExp, string])[];

/** Letters that are written in several ways in all languages: long vowels, double consonants, v and w. */
const common: Fold = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/c?chh?/g, 'ch'],
  [/([b-df-hj-np-tv-z])\1+/g, '$1'],
];
const northern: Fold = [
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ay(?=[ie])/g, 'a'],
  [/iy(?=a)/g, 'i'],
];
const southern: Fold = [
  [/([td])h/g, '$1'],
  [/^y(?=e)/, ''],
  [/ae/g, 'e'],
];

const folds: Partial<Record<LanguageCode, Fold>> = {
  hi: northern,
  ur: northern,
  pa: northern,
  gu: northern,
  mr: northern,
  bn: [
    [/sh/g, 's'],
    [/v/g, 'bh'],
    [/z/g, 'j'],
  ],
  ta: [...southern, [/zh/g, 'l'], [/nd/g, 'nt']],
  te: [...southern, [/sh/g, 's']],
  kn: southern,
  ml: southern,
};

/** A form that a word has in common with its other spellings in Latin letters: manayi, manaayi and manai. */
export const foldRomanised = (word: string, language: LanguageCode): string =>
  [...common, ...(folds[language] ?? [])].reduce((text, [letters, by]) => text.replace(letters, by), word);
