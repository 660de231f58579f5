import { readFileSync } from 'node:fs';
import { LanguageCode } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';

/** How one word is written in several languages, the usual spelling first. */
export type SpellingsByLanguage = ReadonlyMap<LanguageCode, readonly string[]>;

export interface WordTable {
  /** The spellings of a headword in lower case. */
  readonly rows: ReadonlyMap<string, SpellingsByLanguage>;
  /** Headwords that are acronyms, in lower case. */
  readonly acronyms: ReadonlySet<string>;
}

/**
 * Reads a table of words: a line with the languages, then a line for each headword. A cell holds all ways to write the
 * headword, separated by `|`. When a headword occurs twice, the first line wins.
 */
export function readWordTable(name: string): WordTable {
  const rows = new Map<string, SpellingsByLanguage>();
  const acronyms = new Set<string>();
  const [header = '', ...lines] = readFileSync(dataFile(`transliteration/lexicon/words/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const targets = header
    .split('\t')
    .slice(1)
    .map((code) => LanguageCode.parse(code));
  for (const line of lines) {
    const [latin = '', ...cells] = line.split('\t');
    const row = new Map<LanguageCode, readonly string[]>();
    for (const [at, code] of targets.entries()) if (cells[at]) row.set(code, cells[at].split('|'));
    for (const headword of latin.split('|')) {
      const key = headword.toLowerCase();
      if (!rows.has(key)) rows.set(key, row);
      if (/^[A-Z0-9]{2,}$/.test(headword)) acronyms.add(key);
    }
  }
  return { rows, acronyms };
}
