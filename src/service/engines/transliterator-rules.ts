import type { LanguageCode } from '#contract/languages.ts';
import { adaptEnglishWord, doubleVoiceless } from '#service/transliteration/english/english-spelling.ts';
import {
  compoundParts,
  englishPhones,
  englishScore,
  isEverydayEnglish,
} from '#service/transliteration/english/english-words.ts';
import { readLatin } from '#service/transliteration/latin/latin-reader.ts';
import type { Phoneme } from '#service/transliteration/scripts/inventory.ts';
import { spellingOf } from '#service/transliteration/scripts/language-spelling.ts';
import { phonemesOf, soundVariants, spellPhonemes } from '#service/transliteration/scripts/phonemes-of.ts';
import { otherRomanisations } from '#service/transliteration/scripts/romanise.ts';
import type { SpellingHints, Transliterator } from './transliterator.ts';

/** Size of the cache, in words. */
const cacheSize = 10_000;

const loanwordSoundSwaps: readonly (readonly [Phoneme, Phoneme])[] = [
  ['E', 'ee'],
  ['O', 'oo'],
  ['O', 'aa'],
  ['ii', 'i'],
  ['i', 'ii'],
  ['uu', 'u'],
  ['a', 'aa'],
  ['z', 'j'],
  ['T', 't'],
  ['D', 'd'],
];
const nativeSoundSwaps: readonly (readonly [Phoneme, Phoneme])[] = [
  ['-', 'a'],
  ['a', 'aa'],
  ['aa', 'a'],
  ['i', 'ii'],
  ['ii', 'i'],
  ['u', 'uu'],
  ['uu', 'u'],
  ['T', 't'],
  ['t', 'T'],
  ['D', 'd'],
  ['d', 'D'],
  ['sh', 's'],
  ['S', 'sh'],
  ['N', 'n'],
  ['L', 'l'],
  ['v', 'b'],
];

interface Candidate {
  readonly text: string;
  readonly cost: number;
}

function cheapestTexts(candidates: readonly Candidate[], limit: number): string[] {
  const texts = [...candidates].sort((a, b) => a.cost - b.cost).map(({ text }) => text);
  return [...new Set(texts)].filter((text) => text !== '').slice(0, limit);
}

/** Removes diacritics, because words are read by the letters a to z only. */
function plainLatin(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[øǿ]/g, 'o')
    .replace(/[đð]/g, 'd')
    .replace(/þ/g, 'th')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i');
}

const nativePhonemes: Readonly<Record<Phoneme, Phoneme>> = { T: 't', D: 'd', w: 'v' };
const nativePhonemeKey = (phonemes: readonly Phoneme[]) =>
  phonemes.map((phoneme) => nativePhonemes[phoneme] ?? phoneme).join(' ');

function spellLatinWord(word: string, to: LanguageCode, limit: number, hints: SpellingHints): string[] {
  const plain = plainLatin(word).replaceAll('’', "'");
  const letters = plain.replace(/[^a-z]/g, '');
  // A letter-like sign such as µ is not a word; Latin letters beyond a to z have no reading here.
  if (letters === '') return [/\p{Script=Latin}/u.test(word) ? '' : word];
  const candidates: Candidate[] = [];
  const english = hints.readAs === 'name' && !isEverydayEnglish(letters) ? undefined : englishPhones(plain);
  const likeness = englishScore(letters) + (isEverydayEnglish(letters) || plain.includes("'") ? 10 : 0);
  // The cost of the English reading; a negative cost makes it the preferred one.
  let bias = english ? -0.5 - 2 * likeness : 0;
  if (hints.readAs === 'english') bias = -20;
  if (english) {
    const phonemes = adaptEnglishWord(letters, english.phones, to);
    candidates.push({ text: spellPhonemes(phonemes, to, 'en'), cost: bias });
    soundVariants(phonemes, loanwordSoundSwaps).forEach((variant, at) => {
      candidates.push({ text: spellPhonemes(variant, to, 'en'), cost: bias + 1.2 + at * 0.2 });
    });
  } else if (hints.readAs !== 'name') {
    const parts = letters.length >= 6 ? compoundParts(letters) : undefined;
    if (parts && (likeness > 0.5 || hints.readAs === 'english')) {
      const text = parts
        .map((part) => spellPhonemes(adaptEnglishWord(part, englishPhones(part)?.phones ?? [], to), to, 'en'))
        .join('');
      candidates.push({ text, cost: -1 });
    }
  }
  // A reading of an Indian name that agrees with the dictionary gets a bonus.
  const attested = english?.listed
    ? nativePhonemeKey(adaptEnglishWord(letters, english.phones, to))
    : undefined;
  const width = Math.min(60, Math.max(12, limit * 4));
  for (const { phonemes, cost } of readLatin(letters, to, width)) {
    const bonus = attested !== undefined && phonemes.join(' ') === attested ? 1.2 : 0;
    candidates.push({ text: spellPhonemes(phonemes, to, 'en'), cost: cost - bonus });
  }
  return cheapestTexts(candidates, limit);
}

function spellIndicWord(
  word: string,
  from: LanguageCode,
  to: LanguageCode,
  limit: number,
  hints: SpellingHints,
): string[] {
  const read = phonemesOf(word, from);
  const phonemes = hints.readAs === 'english' ? doubleVoiceless(read, to) : read;
  const candidates: Candidate[] = [{ text: spellPhonemes(phonemes, to, from), cost: 0 }];
  if (limit > 1) {
    if (to === 'en') {
      otherRomanisations(phonemes, from).forEach((text, at) => {
        candidates.push({ text, cost: 1 + at });
      });
    }
    soundVariants(phonemes, nativeSoundSwaps).forEach((variant, at) => {
      candidates.push({ text: spellPhonemes(variant, to, from), cost: 50 + at });
    });
  }
  return cheapestTexts(candidates, limit);
}

function spellInSameAlphabet(word: string, from: LanguageCode, to: LanguageCode): string | undefined {
  if (from === to) return word;
  if (spellingOf(from).alphabet !== spellingOf(to).alphabet) return undefined;
  if (to === 'as') return word.replaceAll('র', 'ৰ');
  return from === 'as' ? word.replaceAll('ৰ', 'র').replaceAll('ৱ', 'ব') : word;
}

/**
 * Adapter built from rules alone: English by its pronunciation, everything else through one phoneme inventory.
 * Takes time quadratic in the length of a word: callers split anything longer than a real word.
 */
export function createRuleTransliterator(): Transliterator {
  // Lists and tables repeat words, so spellings are cached. The oldest entries are dropped first.
  const remembered = new Map<string, readonly string[]>();

  function spell(
    word: string,
    from: LanguageCode,
    to: LanguageCode,
    limit: number,
    hints: SpellingHints = {},
  ): readonly string[] {
    const key = `${from} ${to} ${limit} ${hints.readAs ?? ''} ${hints.wordsOf ?? ''} ${word}`;
    const known = remembered.get(key);
    if (known) return known;
    const spellings = spellUncached(word.normalize('NFC'), from, to, limit, hints);
    if (remembered.size >= cacheSize) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(key, spellings);
    return spellings;
  }
  return { spell };
}

function spellUncached(
  word: string,
  from: LanguageCode,
  to: LanguageCode,
  limit: number,
  hints: SpellingHints,
): readonly string[] {
  const same = spellInSameAlphabet(word, from, to);
  if (same !== undefined) return [same];
  const spellings =
    from === 'en' ? spellLatinWord(word, to, limit, hints) : spellIndicWord(word, from, to, limit, hints);
  return spellings.length > 0 ? spellings : [''];
}
