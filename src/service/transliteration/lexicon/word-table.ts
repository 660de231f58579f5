import { readFileSync } from 'node:fs';
import { LanguageCode } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';

/** The spellings of one word in several languages, the usual one first. */
export type SpellingsByLanguage = ReadonlyMap<LanguageCode, readonly string[]>;

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
  const path = dataFile(`transliteration/lexicon/words/${name}.tsv`);
  const [header = '', ...lines] = readFileSync(path, 'utf8').split('\n').filter(Boolean);
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
