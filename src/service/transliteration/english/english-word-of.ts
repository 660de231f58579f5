import { readFileSync } from 'node:fs';
import type { LanguageCode } from '#contract/languages.ts';
import { dataFile } from '#service/data-file.ts';
import type { Phoneme } from '../scripts/inventory.ts';
import { phonemesOf } from '../scripts/phonemes-of.ts';
import { listedPronunciations, pronunciationOf } from './english-dictionary.ts';
import { adaptEnglishWord, spellLoanword } from './english-spelling.ts';
import { isCommonEnglish, isEverydayEnglish } from './english-words.ts';
import { soundDistance } from './sound-distance.ts';

/** Maximum sound distance at which two words of this many phonemes still count as the same word. */
const tolerance = (phonemes: number) => 2 + 0.4 * phonemes;
/** Subtracted from the cost of an everyday word, so that it is preferred to a rarer one. */
const everydayBonus = 0.5;

/**
 * The English word that is written in the script of an Indian language (लाइब्रेरी is `library`); undefined when no
 * common word sounds like it.
 */
export function englishWordOf(spelling: string, from: LanguageCode): string | undefined {
  const key = `${from} ${spelling}`;
  if (!remembered.has(key)) {
    if (remembered.size >= cacheSize) remembered.clear();
    remembered.set(key, findWord(spelling.normalize('NFC'), from));
  }
  return remembered.get(key);
}

/** Results by language and word, kept because texts repeat their words and a search takes milliseconds. */
const remembered = new Map<string, string | undefined>();
const cacheSize = 5_000;

function findWord(spelling: string, from: LanguageCode): string | undefined {
  const heard = soundsOf(spelling, from);
  let best: { word: string; cost: number } | undefined;
  for (const word of wordsWith(skeletonOf(heard.map(classOfPhoneme)))) {
    const written = spellLoanword(adaptEnglishWord(word, pronunciationOf(word) ?? [], from), from);
    const distance = written === spelling ? -1 : soundDistance(soundsOf(written, from), heard);
    // Of words that sound alike, the shorter one is more likely.
    const cost = distance - (isEverydayEnglish(word) ? everydayBonus : 0) + 0.01 * word.length;
    if (distance <= tolerance(heard.length) && (!best || cost < best.cost)) best = { word, cost };
  }
  return best?.word;
}

/** The phonemes of a word; a doubled consonant counts once. */
const soundsOf = (spelling: string, from: LanguageCode): Phoneme[] =>
  phonemesOf(spelling, from).filter((phoneme, at, all) => phoneme !== all[at - 1]);

let table: string | undefined;

/**
 * The common words with these consonants (see `skeletonOf`). The table is searched as text, because reading it into a
 * map takes too long.
 */
function wordsWith(skeleton: string): readonly string[] {
  table ??= readFileSync(dataFile(tableOfWords), 'latin1');
  const start = `\n${skeleton}\t`;
  const at = table.indexOf(start);
  return at < 0 ? [] : table.slice(at + start.length, table.indexOf('\n', at + 1)).split(' ');
}

/** Path of the table, in which each line has a consonant skeleton, such as `SKLTN`, and its words. */
export const tableOfWords = 'transliteration/english/words-by-skeleton.tsv';

/** The content of the table: the common words of the dictionary by the classes of their consonants. */
export function writeTableOfWords(): string {
  const bySkeleton = new Map<string, string[]>();
  for (const [word, phones] of listedPronunciations()) {
    if (!isCommonEnglish(word)) continue;
    const skeleton = skeletonOf(phones.split(' ').map(classOfPhone));
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), word]);
  }
  const lines = [...bySkeleton].map(([skeleton, words]) => `${skeleton}\t${words.join(' ')}`);
  return `skeleton\twords\n${lines.sort().join('\n')}\n`;
}

/** Consonants that some script of India does not distinguish are in one class; h, v, w and y have none. */
const classes: Readonly<Record<string, string>> = {
  K: 'k kh g gh q x G g2 K',
  T: 't th d dh T Th D Dh t2 d2 Rd Rh r2r2 TH DH',
  P: 'p ph b f b2 P B F',
  S: 'c ch s sh S j jh z zh s2 s3 z2 z3 z4 j2 ts tsh CH SH JH Z ZH',
  M: 'm',
  N: 'n n2 n3 N ng ny M M2 NG',
  R: 'r r2 R RR ER',
  L: 'l L L2',
};
const classOfSound = new Map(
  Object.entries(classes).flatMap(([name, sounds]) =>
    sounds.split(' ').map((sound) => [sound, name] as const),
  ),
);

const classOfPhoneme = (phoneme: Phoneme) => classOfSound.get(phoneme) ?? '';
const classOfPhone = (phone: string) =>
  phone === 'M' ? 'M' : (classOfSound.get(phone.replace(/\d$/, '')) ?? '');

/**
 * The consonant classes of a word, such as `SKLTN` for `skeleton`. Doubled consonants, the stop of `judge`, the g of
 * `sing` and an n before p are written in different ways, so all ways give the same classes.
 */
const skeletonOf = (sounds: readonly string[]) =>
  sounds
    .join('')
    .replace(/N(?=P)/g, 'M')
    .replace(/TS/g, 'S')
    .replace(/NK/g, 'N')
    .replace(/(.)\1+/g, '$1');
