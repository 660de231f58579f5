import type { LanguageCode } from '#contract/languages.ts';

/** A built-in exception: spellings, most usual first, or another word to transliterate instead. */
export type SpellingException = { readonly spellings: readonly string[] } | { readonly readAs: string };

/** Looks up a word (lower-case if Latin); undefined when there is no exception for it. */
export type ExceptionLookup = (
  word: string,
  from: LanguageCode,
  to: LanguageCode,
) => SpellingException | undefined;

/** Abbreviations that are written in full. */
const expansions: Readonly<Record<string, string>> = {
  ltd: 'limited',
  pvt: 'private',
  govt: 'government',
  dept: 'department',
  apt: 'apartment',
  bldg: 'building',
  rd: 'road',
  opp: 'opposite',
  stn: 'station',
  univ: 'university',
  corp: 'corporation',
  mfg: 'manufacturing',
  intl: 'international',
  hosp: 'hospital',
  jn: 'junction',
  hq: 'headquarters',
};

const reverieSpellings: Partial<Record<LanguageCode, string>> = {
  hi: 'रेवरी',
  bn: 'রেভারি',
  gu: 'રેવરી',
  pa: 'ਰੇਵਰੀ',
  ta: 'ரெவரி',
  te: 'రెవెరీ',
  kn: 'ರೆವೆರಿ',
  ml: 'റെവറി',
  or: 'ରେଭେରୀ',
  as: 'ৰেভেৰী',
};

/** The words that have a built-in exception in a language, all in Latin letters. */
export const builtInExceptionWords = (to: LanguageCode): string[] => [
  ...Object.keys(expansions),
  ...(reverieSpellings[to] === undefined ? [] : ['reverie']),
];

/** The initial contents of the exception database: abbreviations, and a company's name as the company writes it. */
export const builtInExceptions: ExceptionLookup = (word, from, to) => {
  if (from !== 'en') return undefined;
  if (word === 'reverie')
    return reverieSpellings[to] === undefined ? undefined : { spellings: [reverieSpellings[to]] };
  return Object.hasOwn(expansions, word) ? { readAs: expansions[word] ?? word } : undefined;
};

/** The id of a built-in exception. */
export const builtInExceptionId = (word: string, to: LanguageCode): string => `built-in-${to}-${word}`;
