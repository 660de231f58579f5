import { type LanguageCode, languages } from '#contract/languages.ts';
import { romanValue } from '#service/numbers/numerals.ts';
import type { Steps } from '../in-turns.ts';
import { letterName, spellLetters } from './abbreviations.ts';
import { addressWord } from './address-abbreviations.ts';
import { englishWordOf } from './english/english-word-of.ts';
import { isAcronym, isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import { builtInExceptionId } from './exceptions/built-in-exceptions.ts';
import { borrowedSpellings } from './lexicon/borrowed-words.ts';
import {
  isAmbiguousWordOf,
  isEverydayWordOf,
  isKnownAcronym,
  isSpelledAcronym,
  type KnownSpellings,
  wordOfSpelling,
} from './lexicon/lexicon.ts';
import { phonemesOf, spellPhonemes } from './scripts/phonemes-of.ts';
import {
  maxWordLength,
  type Spelled,
  spell,
  spelledLetters,
  spellInParts,
  type TransliterationTask,
  unchangedText,
  withLimit,
} from './spelling-task.ts';
import { languageOfWord } from './word-script.ts';
import { isRomanNumeral } from './write-numbers.ts';

/** Spells a word, or an entry of the lexicon with several words, by trying the layers in order. */
export function* writeWord(text: string, task: TransliterationTask): Steps<Spelled> {
  const { from, to, options, limit } = task;
  const source = languageOfWord(text, from);
  if (source === undefined) return unchangedText(text);
  const isLatin = languages[source].script === 'Latn';
  if (isLatin && options.convertNumber === 'roman' && isRomanNumeral(text)) {
    return { spellings: [String(romanValue(text))], layer: 'number' };
  }
  if (languages[source].script === languages[to].script && source !== from) return unchangedText(text);
  if (source === to) return unchangedText(text);
  if (isLatin && text.length === 1) return spelledLetters(letterName(text, to));
  const exception = task.isBulk
    ? undefined
    : builtInException(isLatin ? text.toLowerCase() : text, source, task);
  if (exception) return withLimit(exception, limit);
  if (task.isRomanised && (isAmbiguous(text) || isAmbiguousWordOf(text, to))) {
    return yield* writeWord(text, { ...task, isRomanised: false, options: { ...options, cnt_lang: to } });
  }
  const inFull = isLatin && options.domain === 'pii_addresses' ? addressWord(text) : undefined;
  if (inFull) return { spellings: spellKnownFirst(inFull, 'english', task), layer: 'english' };
  const readAs = preferredReading(text, isLatin, task);
  if (!isLatin) {
    const english =
      to === 'en' && options.cnt_lang === 'en'
        ? englishOf(text, source)
        : lexiconAcrossScripts(text, source, task);
    const { spellings, layer } = yield* spellInParts(text, source, readAs, task);
    return withLimit(mergeSpellings(...(english ? [english] : []), [spellings, layer]), limit);
  }
  const { spellings, derived } = lexiconSpellingsOf(text, readAs, task);
  const isCapitals = task.abbreviate && /^[A-Z]{2,}$/.test(text);
  if (isCapitals && isSpelledAcronym(text)) {
    const letters = spellLetters(text, to, options.abbreviationWithoutDot ?? false);
    return withLimit(mergeSpellings([[letters], 'letters'], [spellings, 'lexicon']), limit);
  }
  if (spellings.length >= limit && !derived) return withLimit({ spellings, layer: 'lexicon' }, limit);
  if (spellings.length === 0 && isUnpronounceable(text)) {
    return spelledLetters(spellLetters(text, to, true));
  }
  const wide = { ...task, limit: Math.max(limit, 5) };
  const others =
    isCapitals && text.length <= maxWordLength
      ? spellCapitals(text, readAs, task)
      : yield* spellInParts(text.replace(/[.\s]/g, ''), source, readAs, derived ? wide : task);
  const best = derived && !others.spellings.includes(spellings[0] ?? '') ? others.spellings.slice(0, 1) : [];
  return withLimit(
    mergeSpellings([best, others.layer], [spellings, 'lexicon'], [others.spellings, others.layer]),
    limit,
  );
}

/**
 * Spells a word that is not in Latin letters in another script through the lexicon: names and English words, and any
 * word to or from the Perso-Arabic script, which leaves out short vowels.
 */
function lexiconAcrossScripts(
  text: string,
  from: LanguageCode,
  { to, limit, parts }: TransliterationTask,
): readonly [spellings: readonly string[], layer: Spelled['layer']] | undefined {
  const isArabic = languages[from].script === 'Arab';
  if (!isArabic && languages[to].script !== 'Arab') {
    const borrowed = borrowedSpellings(text, from, to, parts.lexicon);
    return borrowed && [borrowed, 'lexicon'];
  }
  const latin = wordOfSpelling(withoutVowelMarks(text), from);
  if (latin === undefined) return undefined;
  if (to === 'en') return [[latin], 'lexicon'];
  const { spellings } = parts.lexicon(latin, to, { wordsOf: to });
  if (spellings.length > 0) return [isArabic ? likeliestFirst(spellings, text, to) : spellings, 'lexicon'];
  if (!isArabic || isCommonEnglish(latin)) return undefined;
  const spelled = parts.transliterator.spell(latin, 'en', to, Math.max(limit, 10), { readAs: 'name' });
  return [likeliestFirst(spelled.spellings, text, to), spelled.layer];
}

/** Removes the Perso-Arabic marks of vowels and doubling, which are rarely written, so that words are found. */
const withoutVowelMarks = (text: string) => text.normalize('NFC').replace(/[\u064b-\u0652]/g, '');

/**
 * Sorts spellings of a word in Perso-Arabic script, likeliest first: those that would be written exactly like the word,
 * then those nearest to it in length, because long vowels are written. محمد is मुहम्मद rather than मोहम्मद.
 */
function likeliestFirst(spellings: readonly string[], text: string, to: LanguageCode): readonly string[] {
  const letters = withoutVowelMarks(text);
  const difference = (spelling: string) => {
    const written = spellPhonemes(phonemesOf(spelling, to), 'ur', to);
    return written === letters ? 0 : 1 + Math.abs(written.length - letters.length);
  };
  return [...spellings].sort((a, b) => difference(a) - difference(b));
}

/** The English word that is written in another script, from the lexicon or by its sound. */
function englishOf(
  text: string,
  from: LanguageCode,
): readonly [spellings: readonly string[], layer: Spelled['layer']] | undefined {
  const known = wordOfSpelling(text, from);
  if (known) return [[known], 'lexicon'];
  const heard = text.length <= maxWordLength ? englishWordOf(text, from) : undefined;
  return heard === undefined ? undefined : [[heard], 'english'];
}

/** The spellings of several layers, each once, in order; `layer` is the layer of the first one. */
function mergeSpellings(
  ...layers: readonly (readonly [spellings: readonly string[], layer: Spelled['layer']])[]
): Spelled {
  const [, layer = 'kept'] = layers.find(([spellings]) => spellings.length > 0) ?? [];
  return { spellings: [...new Set(layers.flatMap(([spellings]) => spellings))], layer };
}

function builtInException(
  word: string,
  source: LanguageCode,
  task: TransliterationTask,
): Spelled | undefined {
  const found = task.parts.exceptions(word, source, task.to);
  if (!found) return undefined;
  const spellings = 'spellings' in found ? found.spellings : spellKnownFirst(found.readAs, 'english', task);
  return { spellings, layer: 'exception', exception: builtInExceptionId(word, task.to) };
}

function lexiconSpellingsOf(
  text: string,
  readAs: 'english' | 'name' | undefined,
  { to, options, parts, isRomanised }: TransliterationTask,
): KnownSpellings {
  const onlyEnglish = options.domain === 'OnlyEnglish';
  return parts.lexicon(text, to, { readAs, wordsOf: options.cnt_lang, isRomanised, onlyEnglish });
}

function spellKnownFirst(word: string, readAs: 'english', task: TransliterationTask): readonly string[] {
  const { spellings } = lexiconSpellingsOf(word, readAs, task);
  return spellings.length > 0 ? spellings.slice(0, task.limit) : spell(word, 'en', readAs, task).spellings;
}

/** Whether a word is short, in lower case and without a vowel, and so is read letter by letter: `sms`. */
const isUnpronounceable = (text: string) => /^[b-df-hj-np-tv-xz]{2,5}$/.test(text) && !isCommonEnglish(text);

function preferredReading(
  text: string,
  isLatin: boolean,
  { from, hasName, options: { domain, cnt_lang } }: TransliterationTask,
): 'english' | 'name' | undefined {
  if (!isLatin) return cnt_lang === 'en' ? 'english' : undefined;
  if (domain === 'OnlyEnglish' || cnt_lang === 'en') return 'english';
  if (from !== 'en') return 'english';
  if (cnt_lang) return 'name';
  if (domain !== 'pii_names' && domain !== 'pii_addresses') return undefined;
  // A dictionary word counts as English even in a text of names, unless the text has a known name: Kavita Mane.
  return isCommonEnglish(text.toLowerCase()) && !hasName ? undefined : 'name';
}

function spellCapitals(
  text: string,
  readAs: 'english' | 'name' | undefined,
  task: TransliterationTask,
): Spelled {
  const name = spellLetters(text, task.to, task.options.abbreviationWithoutDot ?? false);
  const small = text.toLowerCase();
  const isEveryday = task.isRomanised && (isEverydayWordOf(small, 'hi') || isEverydayWordOf(small, task.to));
  if ((isAcronym(text) && !isEveryday) || isKnownAcronym(text)) {
    const others = task.limit > 1 ? spell(small, 'en', readAs, task).spellings : [];
    return withLimit(spelledLetters(name, ...others), task.limit);
  }
  const { spellings, layer } = spell(small, 'en', readAs, task);
  const [first = '', ...others] = spellings;
  return { spellings: [first, name, ...others], layer };
}
