import type { LanguageCode } from '#contract/languages.ts';
import { exceptionTable } from './exception-table.ts';
import { spellingOf } from './scripts/language-spelling.ts';

/**
 * An entry of the exception database: spellings, most usual first, or other words to transliterate instead.
 */
export type Exception = { readonly spellings: readonly string[] } | { readonly readAs: string };

/** Looks up a word (lower-case if Latin); undefined when there is no exception for it. */
export type ExceptionLookup = (word: string, from: LanguageCode, to: LanguageCode) => Exception | undefined;

const expansions: Readonly<Record<string, string>> = {
  ltd: 'limited',
  pvt: 'private',
  govt: 'government',
  dept: 'department',
  apt: 'apartment',
  bldg: 'building',
  rd: 'road',
  dr: 'doctor',
  mr: 'mister',
  mrs: 'misses',
  prof: 'professor',
  opp: 'opposite',
  stn: 'station',
  univ: 'university',
  corp: 'corporation',
  inc: 'ink',
  mfg: 'manufacturing',
  intl: 'international',
  hosp: 'hospital',
  jn: 'junction',
  hq: 'headquarters',
};

const spellings = new Map(
  exceptionTable
    .trim()
    .split('\n')
    .map((line) => {
      const [latin = '', ...cells] = line.trim().split(/\s+/);
      return [latin, new Map(cells.map((cell) => cell.split(':') as [string, string]))] as const;
    }),
);

/** The built-in exceptions: abbreviations to expand, and names with a conventional spelling. */
export const builtInExceptions: ExceptionLookup = (word, from, to) => {
  if (from !== 'en') return undefined;
  const readAs = Object.hasOwn(expansions, word) ? expansions[word] : undefined;
  if (readAs) return { readAs };
  const row = spellings.get(word);
  const { alphabet } = spellingOf(to);
  const spelling = row?.get(to) ?? (alphabet === 'Deva' ? row?.get('hi') : undefined);
  return spelling ? { spellings: [spelling] } : undefined;
};
