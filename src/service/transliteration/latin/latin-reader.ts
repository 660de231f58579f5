import type { LanguageCode } from '#contract/languages.ts';
import { isVowel, type Phoneme } from '../scripts/inventory.ts';
import { type LatinRules, type LetterGroupReading, rulesFor, vowelClassOf } from './latin-rules.ts';

/** One way to read a word in Latin letters; the lower the cost, the likelier. */
export interface Reading {
  readonly phonemes: readonly Phoneme[];
  readonly cost: number;
}

const graphemes = new Set(
  `aa ai au ae ee ei ea eo ie ii oo ou oa oi uu ay ey oy uy aw ow ew
   kh kk kkh ck ksh gh gg ggh gn gy ng ch cch chh cchh chch tch sch jh jj jjh jn jny gny
   tt th tth thth ttth dd dh ddh dhdh nn pp ph pph bb bh bbh mm yy rr rh ll lh vv ww ss sh ssh shh shsh zz zh ff qu
   ri ru ree sth ndr tr shn sht shth st shn sht shth st`.split(/\s+/),
);
const maxGraphemeLength = 4;
const vowelLetters = new Set('aeiou');
const glidePairs = new Set(['ay', 'ey', 'oy', 'uy', 'aw', 'ow', 'ew']);

export interface Grapheme {
  readonly text: string;
  readonly isVowel: boolean;
  /** The contexts of the group from the most specific to the most general, which is empty. */
  readonly contexts: readonly string[];
}

/** Splits a word into groups of letters that form one sound, with the contexts of each. */
export function splitIntoGraphemes(word: string): Grapheme[] {
  const texts: string[] = [];
  for (let at = 0; at < word.length; ) {
    let size = maxGraphemeLength;
    for (; size > 1; size--) {
      const text = word.slice(at, at + size);
      if (text.length < size || !graphemes.has(text)) continue;
      if (glidePairs.has(text) && vowelLetters.has(word[at + 2] ?? '')) continue;
      if (text.length > 1 && text[0] === 'r' && vowelLetters.has(text[1]!)) {
        // "ri" and "ru" can mean the vowel ऋ only at the start and after a consonant.
        if (at > 0 && vowelLetters.has(word[at - 1]!)) continue;
        if (vowelLetters.has(word[at + size] ?? '')) continue;
      }
      break;
    }
    texts.push(word.slice(at, at + size));
    at += size;
  }
  return texts.map((text, at) => {
    const isVowel = vowelLetters.has(text[0]!) || (text === 'y' && isVowelY(texts, at));
    const before = texts[at - 1];
    const after = texts[at + 1];
    return { text, isVowel, contexts: isVowel ? vowelContexts(texts, at) : consonantContexts(before, after) };
  });
}

function isVowelY(texts: readonly string[], at: number): boolean {
  const before = texts[at - 1];
  const after = texts[at + 1];
  return before !== undefined && !startsWithVowel(before) && (after === undefined || !startsWithVowel(after));
}

const startsWithVowel = (text: string | undefined) => text !== undefined && vowelLetters.has(text[0]!);
const endsWithVowel = (text: string | undefined) =>
  text !== undefined && (vowelLetters.has(text.at(-1)!) || (text.length === 2 && glidePairs.has(text)));

/**
 * `^` begins the word, `1` is the first vowel after a consonant; then what follows: `$` nothing, `V` a vowel,
 * `C` the last consonants, `P` one consonant and the last vowel, `O` one consonant and a vowel, `K` several.
 */
function vowelContexts(texts: readonly string[], at: number): string[] {
  const start = at === 0 ? '^' : texts.slice(0, at).some(startsWithVowel) ? '' : '1';
  const after = texts[at + 1];
  const second = texts[at + 2];
  let end: string;
  if (after === undefined) end = '$';
  else if (startsWithVowel(after)) end = 'V';
  else if (second === undefined) end = 'C';
  else if (startsWithVowel(second) && !/^(.)\1/.test(after)) end = at + 3 === texts.length ? 'P' : 'O';
  else end = 'K';
  const wide = end === 'P' ? ['P', 'O'] : [end];
  const narrow = start ? wide.map((context) => start + context) : [];
  return [...narrow, ...(start === '^' ? ['^'] : []), ...wide, ''];
}

function consonantContexts(before: string | undefined, after: string | undefined): string[] {
  const left = before === undefined ? '^' : endsWithVowel(before) ? 'v' : /[nm]$/.test(before) ? 'n' : 'c';
  const right = after === undefined ? '$' : /^[eiy]/.test(after) ? 'F' : startsWithVowel(after) ? 'B' : 'C';
  return [left + right, left, right, ''];
}

const isSpokenVowel = (phoneme: Phoneme) => phoneme !== '-' && isVowel(phoneme);

/**
 * Readings of a romanised word (a to z) by the habits of a language, most likely first.
 *
 * @param width how many readings are kept at each letter (beam width); time is proportional to it
 */
export function readLatin(word: string, language: LanguageCode, width: number): Reading[] {
  const rules = rulesFor(language);
  let states: Reading[] = [{ phonemes: [], cost: 0 }];
  const groups = splitIntoGraphemes(word);
  groups.forEach((group, at) => {
    const next: Reading[] = [];
    const previous = groups[at - 1];
    const byWeight = new Map<string, readonly LetterGroupReading[]>();
    for (const state of states) {
      const weight = vowelClassOf(state.phonemes.findLast(isSpokenVowel));
      const options = byWeight.get(weight) ?? rules.options(group, weight);
      byWeight.set(weight, options);
      for (const option of options) {
        for (const link of nextReadings(state, option, group, previous, rules.silentVowel)) {
          next.push(link);
        }
      }
    }
    next.sort((a, b) => a.cost - b.cost);
    states = dedupe(next, width);
  });
  return states;
}

function nextReadings(
  state: Reading,
  option: LetterGroupReading,
  group: Grapheme,
  previous: Grapheme | undefined,
  silentVowel: LatinRules['silentVowel'],
): Reading[] {
  const cost = state.cost + option.cost;
  const before = state.phonemes.at(-1);
  const after = option.phonemes[0];
  if (group.isVowel || !previous || previous.isVowel || before === undefined || after === undefined) {
    return [{ phonemes: [...state.phonemes, ...option.phonemes], cost }];
  }
  const [joined, silent] = silentVowel(before, after, state.phonemes.length === 1);
  return [
    { phonemes: [...state.phonemes, ...option.phonemes], cost: cost + joined },
    { phonemes: [...state.phonemes, '-', ...option.phonemes], cost: cost + silent },
  ];
}

function dedupe(sorted: readonly Reading[], width: number): Reading[] {
  const seen = new Set<string>();
  const kept: Reading[] = [];
  for (const state of sorted) {
    const key = state.phonemes.join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(state);
    if (kept.length === width) break;
  }
  return kept;
}
