import { readFileSync } from 'node:fs';
import { LanguageCode } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';

/** The spellings of one word in several languages, the usual one first. */
export type SpellingsByLanguage = ReadonlyMap<LanguageCode, readonly string[]>;

/** Tables of names in order of precedence, each with its own languages. */
export const nameTables = ['established', 'regional', 'places', 'names', 'culture', 'brands'] as const;

export interface WordTable {
  /** The spellings of ordinary words, by headword in lower case. */
  readonly words: ReadonlyMap<string, SpellingsByLanguage>;
  /** The spellings of acronyms, kept apart because many look like ordinary words (`PAN`, `pan`). */
  readonly acronyms: ReadonlyMap<string, SpellingsByLanguage>;
}

/**
 * Reads a table of words: a line with the languages, then a line for each headword. A cell holds all ways to write the
 * headword, separated by `|`. When a headword occurs twice, the first line wins.
 */
export function readWordTable(name: string): WordTable {
  const words = new Map<string, SpellingsByLanguage>();
  const acronyms = new Map<string, SpellingsByLanguage>();
  const [header = '', ...lines] = linesOf(name);
  const targets = header
    .split('\t')
    .slice(1)
    .map((code) => LanguageCode.parse(code));
  for (const line of lines) {
    const [latin = '', ...cells] = line.split('\t');
    const row = new Map<LanguageCode, readonly string[]>();
    for (const [at, code] of targets.entries()) if (cells[at]) row.set(code, cells[at].split('|'));
    for (const headword of latin.split('|')) {
      const rows = /^[A-Z0-9]{2,}$/.test(headword) ? acronyms : words;
      const key = headword.toLowerCase();
      if (!rows.has(key)) rows.set(key, row);
    }
  }
  return { words, acronyms };
}

/** The headwords of a table as they are written: all that is kept in memory of a table that is only searched for words. */
export function readHeadwords(name: string): string[] {
  return linesOf(name)
    .slice(1)
    .flatMap((line) => line.slice(0, line.indexOf('\t')).split('|'));
}

const linesOf = (name: string) =>
  readFileSync(dataFile(`transliteration/lexicon/words/${name}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean);
