import type { LanguageCode } from '#contract/languages.ts';
import { isVowel, type Phoneme } from '../scripts/inventory.ts';
import { homorganicNasal, isGeminate } from '../scripts/spelling-rules.ts';
import { latinHabits } from './latin-habits.ts';
import { commonSpellings, languageSpellings, spellingGroups } from './latin-spellings.ts';

/** One reading of a group of Latin letters. */
export interface LetterGroupReading {
  readonly phonemes: readonly Phoneme[];
  readonly cost: number;
}

export interface LatinRules {
  /** Readings of a group of letters; `before` is the `vowelClassOf` the phonemes read so far. */
  options(
    group: { readonly text: string; readonly contexts: readonly string[] },
    before: string,
  ): readonly LetterGroupReading[];
  /** Cost of reading two consonants as a conjunct, and with a silent inherent vowel between them. */
  silentVowel(before: Phoneme, after: Phoneme, first: boolean): readonly [joined: number, silent: number];
}

/**
 * A line reads `letters/context  reading reading …`, most likely first. A reading is phonemes joined by dots (`_` for
 * none); each one further on costs one more unless `=n` says what it costs. Contexts are those of `splitIntoGraphemes`.
 */
function parseRules(lines: string, into: Map<string, LetterGroupReading[]>): void {
  for (const line of lines.split('\n')) {
    const [key, ...readings] = line.trim().split(/\s+/);
    if (!key || readings.length === 0) continue;
    let cost = -1;
    const options = readings.map((reading) => {
      const [phonemes, given] = reading.split('=');
      cost = given === undefined ? cost + 1 : Number(given);
      return { phonemes: phonemes === '_' ? [] : phonemes!.split('.'), cost };
    });
    into.set(key, options);
  }
}

// Languages without a table of their own use that of a similar language.
const languageWithSimilarTable: Partial<Record<LanguageCode, LanguageCode>> = {
  kok: 'kon',
  ne: 'mai',
  doi: 'hi',
  sat: 'or',
};

/**
 * Class of the last vowel of a reading: `a` the inherent one, `A` its long counterpart, `i` another short one, `I`
 * another long one, `c` none yet. Short and long vowels tend to alternate, so the next letter depends on it.
 */
export function vowelClassOf(vowel: Phoneme | undefined): string {
  if (vowel === undefined) return 'c';
  if (vowel === 'a' || vowel === 'aa') return vowel === 'a' ? 'a' : 'A';
  return vowel === 'i' || vowel === 'u' || vowel === 'e' || vowel === 'o' ? 'i' : 'I';
}

const rulesByLanguage = new Map<LanguageCode, LatinRules>();

/** The rules by which speakers of a language write it in Latin letters. */
export function rulesFor(language: LanguageCode): LatinRules {
  let rules = rulesByLanguage.get(language);
  if (!rules) {
    rules = buildRules(language);
    rulesByLanguage.set(language, rules);
  }
  return rules;
}

function buildRules(language: LanguageCode): LatinRules {
  const table = new Map<string, LetterGroupReading[]>();
  const { group, joins } = spellingGroups[language];
  parseRules(commonSpellings, table);
  parseRules(languageSpellings[group] ?? '', table);
  const habits = new Map<string, LetterGroupReading[]>();
  parseRules(
    latinHabits[language] ?? latinHabits[languageWithSimilarTable[language] ?? language] ?? '',
    habits,
  );
  for (const key of table.keys()) {
    if (habits.has(key.split('/', 1)[0]!)) table.delete(key);
  }
  for (const [key, options] of habits) table.set(key, options);
  return {
    options({ text, contexts }, before) {
      for (const context of contexts) {
        const key = context === '' ? text : `${text}/${context}`;
        const options = table.get(`${key}<${before}`) ?? table.get(key);
        if (options) return options;
      }
      return [...text].map((letter) => table.get(letter)?.[0] ?? { phonemes: [], cost: 0 }).slice(0, 1);
    },
    silentVowel(before, after, first) {
      if (joins === 'always' || isVowel(before) || isVowel(after)) return [0, 9];
      const naturalness = first ? 0 : clusterCost(before, after);
      return joins === 'often' ? [naturalness / 2, 1.5 - naturalness / 4] : [naturalness, 2 - naturalness];
    },
  };
}

const liquids = new Set(['r', 'y', 'v', 'w']);
const sibilants = new Set(['s', 'sh', 'S']);

/** 0 for consonants that always form a conjunct, 2 for those usually written separately. */
function clusterCost(before: Phoneme, after: Phoneme): number {
  if (isGeminate(before, after)) return 0;
  const place = homorganicNasal(after);
  if (place && ['n', 'm', 'M', 'N', 'ng', 'ny'].includes(before))
    return before === 'm' && place !== 'm' ? 1.8 : 0;
  if (
    after === 'r' &&
    ['t', 'd', 'p', 'b', 'k', 'g', 'bh', 'dh', 'T', 'D', 'f', 'ph', 'gh', 'sh'].includes(before)
  )
    return 0.3;
  if (after === 'y') return 0.4;
  if (sibilants.has(before) && place) return 0.3;
  if (before === 'k' && sibilants.has(after)) return 0.2;
  if (before === 'r') return 0.9;
  if (liquids.has(after)) return 0.8;
  if (['k', 'p', 't', 'b', 'd', 'g'].includes(before) && ['t', 'd', 'dh', 'th'].includes(after)) return 1;
  return 1.5;
}
