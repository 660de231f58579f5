import type { LanguageCode } from '#contract/languages.ts';
import { isEverydayEnglish } from '../english/english-words.ts';
import { spellingOf } from '../scripts/language-spelling.ts';
import { phonemesOf, spellPhonemes } from '../scripts/phonemes-of.ts';
import { readWordTable, type SpellingsByLanguage, type WordTable } from './word-table.ts';

/** What is known of the text around a word. */
export interface LexiconHints {
  /** `english`: English text; `name`: text of an Indian language in Latin letters. */
  readonly readAs?: 'english' | 'name' | undefined;
  /** The language of the text, if it is named. */
  readonly wordsOf?: LanguageCode | null | undefined;
  /** Whether the text is said to have no Indian words. */
  readonly onlyEnglish?: boolean | undefined;
}

/** Tables by order of precedence. Each of them has its own languages. */
const nameTables = ['established', 'places', 'names', 'culture', 'brands'] as const;
const englishTables = ['english', 'cldr'] as const;
/** Languages with a table of their everyday words. */
const everydayLanguages: ReadonlySet<LanguageCode> = new Set(['hi']);

/** Languages that write English words like the donor; the others follow their own habits. */
const languagesWithEnglishOfDonor: ReadonlySet<LanguageCode> = new Set(['mai', 'doi', 'sa', 'sd', 'ks']);

/** The language from whose spelling that of another is derived when a table has no cell for it. */
const donors: Partial<Record<LanguageCode, LanguageCode>> = {
  mr: 'hi',
  kon: 'hi',
  kok: 'hi',
  ne: 'hi',
  mai: 'hi',
  doi: 'hi',
  brx: 'hi',
  sa: 'hi',
  gu: 'hi',
  or: 'hi',
  sat: 'hi',
  as: 'bn',
  mni: 'bn',
  kn: 'te',
  ml: 'te',
  sd: 'ur',
  ks: 'ur',
};
const languagesWithNukta: ReadonlySet<LanguageCode> = new Set(['hi', 'mai', 'doi']);

const tables = new Map<string, WordTable>();

function table(name: string): WordTable {
  const known = tables.get(name);
  if (known) return known;
  const read = readWordTable(name);
  tables.set(name, read);
  return read;
}

/**
 * The spellings of a word that the lexicon knows, the usual one first; empty for an unknown word.
 *
 * @param word in Latin letters; several words for a name that is written as one (`new delhi`), and a final full stop for
 *   a title (`dr.`)
 */
export function lexiconSpellings(
  word: string,
  to: LanguageCode,
  hints: LexiconHints = {},
): readonly string[] {
  const key = word.toLowerCase();
  const isCapitals = word.length > 1 && word === word.toUpperCase();
  const isEverydayHere =
    hints.wordsOf === to || (hints.readAs !== 'english' && !hints.wordsOf && !isEverydayEnglish(key));
  const everyday =
    everydayLanguages.has(to) && isEverydayHere
      ? spellingsIn(table(`everyday-${to}`).words.get(key), to)
      : [];
  if (everyday.length > 0) return everyday;
  const names = tablesFor(hints);
  // An acronym in capitals follows the options for abbreviations.
  return (
    firstFound(names, 'words', key, to) ?? (isCapitals ? [] : (firstFound(names, 'acronyms', key, to) ?? []))
  );
}

function firstFound(names: readonly string[], part: keyof WordTable, key: string, to: LanguageCode) {
  const fromDonor = languagesWithEnglishOfDonor.has(to) || !table('english').words.has(key);
  for (const name of names) {
    const row = table(name)[part].get(key);
    const found = spellingsIn(row, to, fromDonor);
    if (found.length > 0) return found;
  }
  return undefined;
}

function tablesFor({ readAs, wordsOf, onlyEnglish }: LexiconHints): readonly string[] {
  if (onlyEnglish) return ['brands', ...englishTables];
  return readAs === 'name' && wordsOf ? nameTables : [...nameTables, ...englishTables];
}

/** Whether the lexicon has a headword in any language. */
export function hasHeadword(word: string): boolean {
  const key = word.toLowerCase();
  return [...nameTables, ...englishTables].some((name) => table(name).words.has(key));
}

/** Whether a word in capitals is known as an acronym. */
export function isKnownAcronym(word: string): boolean {
  const key = word.toLowerCase();
  return [...nameTables, ...englishTables].some((name) => table(name).acronyms.has(key));
}

function spellingsIn(
  row: SpellingsByLanguage | undefined,
  to: LanguageCode,
  fromDonor = true,
): readonly string[] {
  if (row === undefined) return [];
  const own = row.get(to);
  if (own) return own;
  const donor = fromDonor ? donors[to] : undefined;
  const given = donor && row.get(donor);
  return given ? given.map((spelling) => derive(spelling, donor, to)) : [];
}

/** Writes a spelling of one language in the script of another. */
function derive(spelling: string, from: LanguageCode, to: LanguageCode): string {
  return spelling.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => {
    if (spellingOf(from).alphabet !== spellingOf(to).alphabet) {
      return spellPhonemes(phonemesOf(word, from), to, from);
    }
    if (to === 'as') return word.replaceAll('র', 'ৰ').replaceAll('ওয়', 'ৱ');
    return languagesWithNukta.has(to) ? word : withoutNukta(word);
  });
}

/** Marathi, Konkani, Nepali, Sanskrit and Bodo write no nukta. */
const withoutNukta = (word: string) => word.normalize('NFD').replaceAll('\u093c', '').normalize('NFC');
