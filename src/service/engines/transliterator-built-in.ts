import type { LanguageCode } from '#contract/languages.ts';
import { adaptEnglishWord, doubleVoiceless } from '#service/transliteration/english/english-spelling.ts';
import {
  compoundParts,
  englishPhones,
  englishScore,
  isEverydayEnglish,
} from '#service/transliteration/english/english-words.ts';
import { spellWithModel } from '#service/transliteration/model/spell-with-model.ts';
import type { Phoneme } from '#service/transliteration/scripts/inventory.ts';
import { spellingOf } from '#service/transliteration/scripts/language-spelling.ts';
import { phonemesOf, soundVariants, spellPhonemes } from '#service/transliteration/scripts/phonemes-of.ts';
import { otherRomanisations } from '#service/transliteration/scripts/romanise.ts';
import type { SpellingHints, Transliterator, WordSpellings } from './transliterator.ts';

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

/** The cost of an English spelling that comes before all others. */
const certainCost = -1000;

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

function spellLatinWord(word: string, to: LanguageCode, limit: number, hints: SpellingHints): WordSpellings {
  const plain = plainLatin(word).replaceAll('’', "'");
  const letters = plain.replace(/[^a-z]/g, '');
  // A letter-like sign such as µ is not a word; Latin letters beyond a to z have no reading here.
  if (letters === '') {
    return { spellings: [/\p{Script=Latin}/u.test(word) ? '' : word], layer: 'kept' };
  }
  const english = englishCandidates(plain, letters, to, hints);
  const trained = spellWithModel(letters, to, english.length > 0 ? Math.max(limit, modelWidth) : limit);
  const best = trained[0]?.probability ?? 0;
  const costs = new Map(trained.map(({ text, probability }) => [text, best - probability]));
  const costOfOthers = Math.max(0, ...costs.values()) + 1;
  const candidates = [...costs].map(([text, cost]) => ({ text, cost }));
  for (const { text, cost } of english) {
    candidates.push({ text, cost: cost + (costs.get(text) ?? costOfOthers) });
  }
  const spellings = cheapestTexts(candidates, limit);
  const isEnglish = english.some(({ text }) => text === spellings[0]);
  return { spellings, layer: isEnglish ? 'english' : 'model' };
}

/** How many spellings of the model are compared with those of an English word. */
const modelWidth = 20;

/** Spellings of an English word by its pronunciation. Their costs are added to those that the model gives them. */
function englishCandidates(
  plain: string,
  letters: string,
  to: LanguageCode,
  { readAs }: SpellingHints,
): Candidate[] {
  const isEveryday = isEverydayEnglish(letters);
  if (readAs === 'name' && !isEveryday) return [];
  const isCertain = isEveryday || plain.includes("'") || readAs === 'english';
  const likeness = englishScore(letters);
  const english = englishPhones(plain);
  if (english) {
    const cost = isCertain ? certainCost : -3 - 0.5 * likeness;
    const phonemes = adaptEnglishWord(letters, english.phones, to);
    return [
      { text: spellPhonemes(phonemes, to, 'en'), cost },
      ...soundVariants(phonemes, loanwordSoundSwaps).map((variant, at) => ({
        text: spellPhonemes(variant, to, 'en'),
        cost: cost + (isCertain ? 100 : 1) + 0.1 * at,
      })),
    ];
  }
  const parts = letters.length >= 6 ? compoundParts(letters) : undefined;
  if (!parts || (likeness <= 0.5 && readAs !== 'english')) return [];
  const text = parts
    .map((part) => spellPhonemes(adaptEnglishWord(part, englishPhones(part)?.phones ?? [], to), to, 'en'))
    .join('');
  return [{ text, cost: readAs === 'english' ? certainCost : 1 }];
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
 * Adapter of the service: English words by their pronunciation, other words in Latin letters by a trained model, and
 * words in other scripts through one phoneme inventory.
 * Takes time quadratic in the length of a word: callers split anything longer than a real word.
 */
export function createBuiltInTransliterator(): Transliterator {
  // Lists and tables repeat words, so spellings are cached. The oldest entries are dropped first.
  const remembered = new Map<string, WordSpellings>();

  function spell(
    word: string,
    from: LanguageCode,
    to: LanguageCode,
    limit: number,
    hints: SpellingHints = {},
  ): WordSpellings {
    const key = `${from} ${to} ${limit} ${hints.readAs ?? ''} ${hints.wordsOf ?? ''} ${word}`;
    const known = remembered.get(key);
    if (known) return known;
    const spelled = spellUncached(word.normalize('NFC'), from, to, limit, hints);
    if (remembered.size >= cacheSize) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(key, spelled);
    return spelled;
  }
  return { spell };
}

function spellUncached(
  word: string,
  from: LanguageCode,
  to: LanguageCode,
  limit: number,
  hints: SpellingHints,
): WordSpellings {
  const same = spellInSameAlphabet(word, from, to);
  if (same !== undefined) return { spellings: [same], layer: same === word ? 'kept' : 'sounds' };
  const { spellings, layer } =
    from === 'en'
      ? spellLatinWord(word, to, limit, hints)
      : ({ spellings: spellIndicWord(word, from, to, limit, hints), layer: 'sounds' } as const);
  return { spellings: spellings.length > 0 ? spellings : [''], layer };
}
