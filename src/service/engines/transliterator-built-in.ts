import type { LanguageCode } from '#contract/languages.ts';
import {
  adaptEnglishWord,
  doubleVoiceless,
  type LoanwordPart,
  spellLoanword,
} from '#service/transliteration/english/english-spelling.ts';
import {
  compoundParts,
  englishPhones,
  englishScore,
  isCommonEnglish,
  isEverydayEnglish,
} from '#service/transliteration/english/english-words.ts';
import { soundDistance } from '#service/transliteration/english/sound-distance.ts';
import { spellWithModel } from '#service/transliteration/model/spell-with-model.ts';
import type { Phoneme } from '#service/transliteration/scripts/inventory.ts';
import { spellingOf } from '#service/transliteration/scripts/language-spelling.ts';
import { phonemesOf, soundVariants, spellPhonemes } from '#service/transliteration/scripts/phonemes-of.ts';
import { otherRomanisations } from '#service/transliteration/scripts/romanise.ts';
import type { SpellingHints, Transliterator, WordSpellings } from './transliterator.ts';

/** Maximum number of cached spellings; a word has up to a hundred. */
const cacheSize = 50_000;

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
    .normalize('NFKD')
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
  // A letter-like sign such as µ is kept; Latin letters that cannot be reduced to a to z are left out.
  if (letters === '') {
    return { spellings: [/\p{Script=Latin}/u.test(word) ? '' : word], layer: 'kept' };
  }
  const spoken = englishParts(word, plain, letters, to, hints);
  const width = spoken ? Math.max(limit, minComparedSpellings) : limit;
  const trained = spellWithModel(letters, to, width).map(({ text, probability }) => ({
    text: to === 'ml' ? withModernLetters(text, letters) : text,
    probability,
  }));
  const best = trained[0]?.probability ?? 0;
  // The modern letters may make spellings equal: the likeliest of them is set last and so replaces the others.
  const costs = new Map(
    trained.map(({ text, probability }) => [text, best - probability] as const).reverse(),
  );
  const model = [...costs].map(([text, cost]) => ({ text, cost }));
  const english = spoken
    ? englishCandidates(spoken, costs, letters, to, isEnglishWord(word, plain, hints))
    : [];
  const spellings = cheapestTexts([...model, ...english], limit);
  const isEnglish = english.some(({ text }) => text === spellings[0]);
  return { spellings, layer: isEnglish ? 'english' : 'model' };
}

const chillus: Readonly<Record<string, string>> = { ന്: 'ൻ', ല്: 'ൽ', ള്: 'ൾ', ര്: 'ർ', ണ്: 'ൺ' };

/** Converts Malayalam to its present spelling: ൗ for the older ൌ, and a chillu for a final n, l or r with a virama. */
function withModernLetters(spelling: string, letters: string): string {
  const modern = spelling.replaceAll('ൌ', 'ൗ');
  return /[nlr]$/.test(letters) ? modern.replace(/(?<!്)[നലളരണ]്$/, (end) => chillus[end] ?? end) : modern;
}

/** Minimum number of the model's spellings that are compared with the spellings of an English word. */
const minComparedSpellings = 20;

/** Added to the cost of the spellings of a word that is certainly English, so that they come first. */
const certainCost = -1000;

/**
 * Subtracted from the cost of the spelling that the rules for English words give, since the model is poor at everyday
 * words and compounds.
 */
const bonusOfRule = { everyday: 8, compound: 12 };

function bonusOf(spoken: readonly LoanwordPart[], letters: string, to: LanguageCode): number {
  if (spoken.length > 1) return bonusOfRule.compound;
  if (isEverydayEnglish(letters)) return bonusOfRule.everyday;
  return bonusByLanguage[to] ?? 0;
}

/**
 * The same bonus (see `bonusOfRule`) for less common words, by language: in these languages the rules know the spelling
 * conventions better, in others the model does.
 */
const bonusByLanguage: Partial<Record<LanguageCode, number>> = {
  ...{ hi: 6, mr: 6, gu: 6, ta: 6, te: 6, kn: 6, ml: 6, ur: 6, sd: 6 },
  ...{ bn: 3, pa: 3, or: 4 },
};

/**
 * Maximum cost, before the bonus, of the spelling by rule in languages whose model gives even right spellings of
 * English words a low probability.
 */
const highestCostOfRule: Partial<Record<LanguageCode, number>> = { ta: 8, ur: 8 };

/** Whether a word is certainly English. */
function isEnglishWord(word: string, plain: string, { readAs }: SpellingHints): boolean {
  if (readAs === 'name') return isEverydayEnglish(plain);
  if (readAs === 'english' || plain.includes("'") || isCommonEnglish(plain)) return true;
  return wordsByCapitals(word) !== undefined;
}

/** The sounds of an English word or compound in a language; undefined for other words. */
function englishParts(
  word: string,
  plain: string,
  letters: string,
  to: LanguageCode,
  hints: SpellingHints,
): readonly LoanwordPart[] | undefined {
  if (hints.readAs === 'name' && !isEverydayEnglish(letters)) return undefined;
  const english = englishPhones(plain);
  if (english) return adaptEnglishWord(letters, english.phones, to);
  const capitalised = wordsByCapitals(word);
  if (capitalised) return joinWords(capitalised, to);
  if (letters.length < 6 || (hints.readAs !== 'english' && englishScore(letters) <= 0.5)) return undefined;
  const compound = compoundParts(letters);
  return compound && joinWords(compound, to);
}

/** The English words of a compound such as "ThankYou"; undefined if one of its parts is not an English word. */
function wordsByCapitals(word: string): readonly string[] | undefined {
  if (!/^[A-Z]?[a-z]+(?:[A-Z][a-z]+)+$/.test(word)) return undefined;
  const parts = word.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  return parts.every(isCommonEnglish) ? parts : undefined;
}

const joinWords = (words: readonly string[], to: LanguageCode): LoanwordPart[] =>
  words.flatMap((word, at) =>
    adaptEnglishWord(word, englishPhones(word)?.phones ?? [], to).map((part, index) =>
      at > 0 && index === 0 ? { ...part, joint: 'word' as const } : part,
    ),
  );

/**
 * Spellings of an English word with their costs. If the word is certainly English, the model's spellings are among
 * them, at a cost that grows with the difference between their sounds and those of the word.
 *
 * @param model the cost of each spelling of the model: how far its logarithmic probability is below the best one
 */
function englishCandidates(
  spoken: readonly LoanwordPart[],
  model: ReadonlyMap<string, number>,
  letters: string,
  to: LanguageCode,
  isCertain: boolean,
): Candidate[] {
  const unknown = Math.max(0, ...model.values()) + 1;
  // The model's spellings have neither a space nor an invisible joiner between the words of a compound.
  const costOf = (text: string) => model.get(text.replace(/[ \u200c]/g, '')) ?? unknown;
  const rule = spellLoanword(spoken, to);
  const variants = loanwordVariants(spoken).map((variant) => spellLoanword(variant, to));
  if (!isCertain) {
    const cost = -3 - 0.5 * englishScore(letters);
    return [rule, ...variants].map((text, at) => ({
      text,
      cost: cost + (at === 0 ? 0 : 0.9 + 0.1 * at) + costOf(text),
    }));
  }
  const bonus = bonusOf(spoken, letters, to);
  const sounds = phonemesOf(rule, to);
  return [...new Set([rule, ...variants, ...model.keys()])].map((text) => ({
    text,
    cost:
      certainCost +
      (text === rule ? Math.min(costOf(text), highestCostOfRule[to] ?? unknown) - bonus : costOf(text)) +
      soundDistance(phonemesOf(text, to), sounds),
  }));
}

/** Variants of a loanword with one changed sound each, most likely first. */
const loanwordVariants = (parts: readonly LoanwordPart[]): LoanwordPart[][] =>
  parts.flatMap((part, at) =>
    soundVariants(part.phonemes, loanwordSoundSwaps).map((phonemes) => parts.with(at, { ...part, phonemes })),
  );

function spellIndicWord(
  word: string,
  from: LanguageCode,
  to: LanguageCode,
  limit: number,
  hints: SpellingHints,
): string[] {
  const read = phonemesOf(word, from);
  const phonemes = hints.readAs === 'english' ? doubleVoiceless(read, to) : read;
  const first = spellPhonemes(phonemes, to, from);
  if (limit === 1) return first === '' ? [] : [first];
  const candidates: Candidate[] = [{ text: first, cost: 0 }];
  if (to === 'en') {
    otherRomanisations(phonemes, from).forEach((text, at) => {
      candidates.push({ text, cost: 1 + at });
    });
  }
  soundVariants(phonemes, nativeSoundSwaps).forEach((variant, at) => {
    candidates.push({ text: spellPhonemes(variant, to, from), cost: 50 + at });
  });
  return cheapestTexts(candidates, limit);
}

function spellInSameAlphabet(word: string, from: LanguageCode, to: LanguageCode): string | undefined {
  if (from === to) return word;
  if (spellingOf(from).alphabet !== spellingOf(to).alphabet) return undefined;
  if (to === 'as') return word.replaceAll('র', 'ৰ');
  return from === 'as' ? word.replaceAll('ৰ', 'র').replaceAll('ৱ', 'ব') : word;
}

/**
 * The built-in transliterator: spells English words by their pronunciation, other words in Latin letters by a trained
 * model, and words in other scripts through one phoneme inventory.
 * Takes time quadratic in the length of a word: callers split anything longer than a real word.
 */
export function createBuiltInTransliterator(): Transliterator {
  // Lists and tables repeat words, so spellings are cached. The oldest entries are dropped first.
  const remembered = new Map<string, WordSpellings>();
  let rememberedSpellings = 0;

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
    remembered.set(key, spelled);
    rememberedSpellings += spelled.spellings.length;
    for (const [oldest, { spellings }] of remembered) {
      if (rememberedSpellings <= cacheSize) break;
      remembered.delete(oldest);
      rememberedSpellings -= spellings.length;
    }
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
