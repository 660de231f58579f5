import { type LanguageCode, languages } from '#contract/languages.ts';
import { fixedLimits } from '#contract/limits.ts';
import type { WordRoute } from '#contract/local/explanations.ts';
import type { Transliterator, WordSpellings } from '../engines/transliterator.ts';
import { createBuiltInTransliterator } from '../engines/transliterator-built-in.ts';
import { type Steps, stepsAtOnce } from '../in-turns.ts';
import { letterName, spellLetters } from './abbreviations.ts';
import { addressWord } from './address-abbreviations.ts';
import { englishWordOf } from './english/english-word-of.ts';
import { isAcronym, isAmbiguous, isCommonEnglish } from './english/english-words.ts';
import {
  builtInExceptionId,
  builtInExceptions,
  type ExceptionLookup,
} from './exceptions/built-in-exceptions.ts';
import { type ExceptionSegment, type OwnExceptions, withExceptions } from './exceptions/own-exceptions.ts';
import { joinKnownWords } from './lexicon/join-known-words.ts';
import {
  hasHeadword,
  isKnownAcronym,
  isOnlyEnglish,
  type KnownSpellings,
  lexiconSpellings,
  wordOfSpelling,
} from './lexicon/lexicon.ts';
import { writeNativeText } from './native-text.ts';
import { numberToWords } from './numbers/number-words.ts';
import { asciiDigits, englishOrdinal, localDigits, ordinalEnding, romanValue } from './numbers/numerals.ts';
import { isRomanisedText } from './romanised-text.ts';
import { phonemesOf, spellPhonemes } from './scripts/phonemes-of.ts';
import { type Segment, splitIntoSegments } from './segments.ts';
import { bestCombinations } from './suggestions.ts';
import { languageOfWord, scriptOf } from './word-script.ts';

/** Options of a transliteration request, named as in its body and headers. */
export interface TransliterationOptions {
  /** When false, the exception database is searched first. */
  readonly isBulk?: boolean;
  readonly noOfSuggestions?: number;
  readonly abbreviate?: boolean;
  readonly convertNumber?: 'local' | 'words' | 'roman' | undefined;
  /** Whether e-mail and web addresses are transliterated; otherwise they stay in the input script. */
  readonly ignoreTaggedEntities?: boolean;
  readonly convertOrdinal?: boolean;
  readonly abbreviationWithoutDot?: boolean;
  readonly domain?: string;
  /** The language of the words, if it differs from that of their script. */
  readonly cnt_lang?: LanguageCode | null | undefined;
}

/** The suggestions for a text, best first, and the route of each of its words. */
export interface Transliteration {
  readonly suggestions: string[];
  readonly words: readonly WordRoute[];
}

/** How a piece of text is written. */
interface Spelled extends WordSpellings {
  /** The id of the exception that wrote it. */
  readonly exception?: string;
}

/** The layers that spell a word, in the order in which they are asked. */
export interface TransliterationResources {
  /** People's own exceptions, searched first. */
  readonly own?: OwnExceptions | undefined;
  /** The exceptions that are there from the start. */
  readonly exceptions: ExceptionLookup;
  readonly lexicon: typeof lexiconSpellings;
  readonly transliterator: Transliterator;
}

export const builtInResources: TransliterationResources = {
  exceptions: builtInExceptions,
  lexicon: lexiconSpellings,
  transliterator: createBuiltInTransliterator(),
};

type Piece = Segment | ExceptionSegment;

interface TransliterationTask extends Required<Pick<TransliterationOptions, 'abbreviate' | 'isBulk'>> {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly limit: number;
  readonly options: TransliterationOptions;
  readonly parts: TransliterationResources;
  /** Whether the text is in an Indian language written with Latin letters. */
  readonly isRomanised: boolean;
  /** Whether one of its words is known as a name. */
  readonly hasName: boolean;
}

/**
 * Whether "I" is the pronoun rather than a numeral: there is no word before it, or a lower-case word after it.
 */
function isPronoun({ text }: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  return text === 'I' && (before?.kind !== 'word' || /^[a-z]/.test(after?.text ?? ''));
}

/**
 * Transliterates the words of a text; spaces, digits and symbols stay byte for byte.
 *
 * @returns suggestions, best first: at least one, at most `noOfSuggestions`. Suggestions of several words are combined
 *   in order of rank. No letter of the source script remains.
 */
export const transliterate = (...request: Parameters<typeof transliterateInSteps>): string[] =>
  stepsAtOnce(transliterateInSteps(...request));

/** Whether no option looks at more than one native word at a time, or asks for more than one spelling. */
const isPlain = ({ isBulk = true, noOfSuggestions = 1, cnt_lang }: TransliterationOptions) =>
  isBulk && noOfSuggestions <= 1 && !cnt_lang;

/** Like `transliterate`, in steps: each handles a word or a part of a long one. */
export function* transliterateInSteps(
  ...request: Parameters<typeof transliterateWithRoutes>
): Steps<string[]> {
  const [text, from, to, options = {}, { transliterator } = builtInResources] = request;
  if (isPlain(options) && from !== to && languages[from].script === scriptOf(text.codePointAt(0) ?? 0)) {
    const written =
      languages[to].script === 'Arab' ? undefined : yield* writeNativeText(text, from, to, transliterator);
    if (written !== undefined) return [written];
  }
  return (yield* transliterateWithRoutes(...request)).suggestions;
}

/** Like `transliterateInSteps`, with the route of each word. */
export function* transliterateWithRoutes(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
  options: TransliterationOptions = {},
  parts: TransliterationResources = builtInResources,
): Steps<Transliteration> {
  const limit = Math.min(fixedLimits.suggestions, Math.max(1, options.noOfSuggestions ?? 1));
  const { abbreviate = true, isBulk = true } = options;
  if (from === to && options.convertNumber === undefined && !options.convertOrdinal) {
    return { suggestions: [text], words: [] };
  }
  const split = splitIntoSegments(text);
  const isRomanised = from === 'en' && !options.cnt_lang && isRomanisedText(split);
  const hasName = options.domain === 'pii_names' && split.some(isKnownName);
  const task: TransliterationTask = {
    ...{ from, to, limit, abbreviate, isBulk, options, parts },
    ...{ isRomanised, hasName },
  };
  const segments = joinKnownWords(findExceptions(split, task));
  const lists: (readonly string[])[] = [];
  const words: WordRoute[] = [];
  for (const [at, segment] of segments.entries()) {
    const { spellings, layer, exception } =
      options.convertNumber === 'roman' && isPronoun(segment, segments[at - 2], segments[at + 2])
        ? spell(segment.text, 'en', 'english', task)
        : yield* candidates(segment, isBesideNumber(segments, at) ? withoutDots(task) : task);
    // The full stop of an abbreviation ends the sentence too.
    const endsInStop = segment.kind === 'word' && segments[at + 1]?.text.startsWith('.');
    const outputs = endsInStop ? spellings.map((spelling) => spelling.replace(/\.$/, '')) : spellings;
    lists.push(outputs);
    if (segment.kind !== 'other') {
      words.push({ input: segment.text, outputs: [...outputs], layer, ...(exception && { exception }) });
    }
    yield;
  }
  return { suggestions: yield* bestCombinations(lists, limit), words };
}

/** Letters that belong to a number have no dots: MP3 is एमपी3. */
const isBesideNumber = (segments: readonly Piece[], at: number) =>
  segments[at - 1]?.kind === 'number' || segments[at + 1]?.kind === 'number';
const withoutDots = (task: TransliterationTask): TransliterationTask => ({
  ...task,
  options: { ...task.options, abbreviationWithoutDot: true },
});

const isKnownName = ({ kind, text }: Segment) =>
  kind === 'word' && hasHeadword(text) && !isOnlyEnglish(text) && !isCommonEnglish(text.toLowerCase());

function findExceptions(
  segments: readonly Segment[],
  { isBulk, parts, from, to }: TransliterationTask,
): readonly Piece[] {
  return isBulk || !parts.own ? segments : withExceptions(segments, from, to, parts.own);
}

const kept = (text: string): Spelled => ({ spellings: [text], layer: 'kept' });
const letters = (...spellings: string[]): Spelled => ({ spellings, layer: 'letters' });
const limited = ({ spellings, ...rest }: Spelled, limit: number): Spelled => ({
  ...rest,
  spellings: spellings.slice(0, limit),
});

function* candidates(segment: Piece, task: TransliterationTask): Steps<Spelled> {
  const { to, options } = task;
  switch (segment.kind) {
    case 'other':
      return kept(segment.text);
    case 'exception': {
      const { spellings, id } = segment.exception;
      return limited({ spellings, layer: 'exception', exception: id }, task.limit);
    }
    case 'number':
      return writeNumber(segment.text, task);
    case 'ordinal':
      return yield* writeOrdinal(segment.text, task);
    case 'tagged':
      return (options.ignoreTaggedEntities ?? true)
        ? yield* spellTaggedEntity(segment.text, task)
        : kept(segment.text);
    case 'initials':
      if (to === 'en' || task.from === to) return kept(segment.text);
      if (!task.abbreviate) return letters(spellInitials(segment.text, to));
      return letters(
        spellLetters(segment.text.replaceAll('.', ''), to, options.abbreviationWithoutDot ?? false),
      );
    case 'word':
      return yield* writeWord(segment.text, task);
  }
}

const spellInitials = (text: string, to: LanguageCode) =>
  [...text].map((character) => (character === '.' ? '.' : letterName(character, to))).join('');

function writeNumber(text: string, task: TransliterationTask): Spelled {
  const written = convertedNumber(text, task);
  return written === text ? kept(text) : { spellings: [written], layer: 'number' };
}

function convertedNumber(text: string, { to, options }: TransliterationTask): string {
  if (options.convertNumber === 'local') return localDigits(text, to);
  if (options.convertNumber === 'words') return numberToWords(asciiDigits(text), to) ?? text;
  return text;
}

function* writeOrdinal(text: string, task: TransliterationTask): Steps<Spelled> {
  const digits = text.slice(0, -2);
  const layer = 'number';
  if (task.options.convertOrdinal) return { spellings: [convertedNumber(digits, task)], layer };
  if (task.to === 'en' || task.from === task.to) return kept(text);
  if (ordinalEnding(digits) !== text.slice(-2).toLowerCase()) {
    const ending = spellLetters(text.slice(-2), task.to, true);
    return { spellings: [convertedNumber(digits, task) + ending], layer };
  }
  const spelled = englishOrdinal(Number(digits)).map(
    (english) => spell(english, 'en', 'english', task).spellings,
  );
  const spellings = yield* bestCombinations(
    spelled.flatMap((choices, at) => (at === 0 ? [choices] : [[' '], choices])),
    task.limit,
  );
  return { spellings, layer };
}

function* spellTaggedEntity(text: string, task: TransliterationTask): Steps<Spelled> {
  if (task.to === 'en' || task.from === task.to) return kept(text);
  let spelled = '';
  for (const piece of text.match(/[A-Za-z]+|[^A-Za-z]+/g) ?? []) {
    spelled += yield* spellTaggedPiece(piece, task);
    yield;
  }
  return { spellings: [spelled], layer: 'address' };
}

function* spellTaggedPiece(piece: string, task: TransliterationTask): Steps<string> {
  if (!/^[A-Za-z]/.test(piece)) return piece;
  const small = piece.toLowerCase();
  if (small === 'www' || small === 'http' || small === 'https' || small.length === 1) {
    return spellLetters(small, task.to, true);
  }
  const { spellings } = yield* spellInParts(small, 'en', 'english', task);
  return spellings[0] ?? '';
}

/** A longer run of letters is no real word and is spelled in parts. */
const maxWordLength = 60;
const wordPartPattern = new RegExp(`[^]{1,${maxWordLength}}`, 'gu');

/** Spells a long run of letters in parts, so that the time is proportional to its length. */
function* spellInParts(
  text: string,
  from: LanguageCode,
  readAs: 'english' | 'name' | undefined,
  task: TransliterationTask,
): Steps<Spelled> {
  if (text.length <= maxWordLength) return spell(text, from, readAs, task);
  let spelled = '';
  let layer: Spelled['layer'] = 'kept';
  for (const [part] of text.normalize('NFC').matchAll(wordPartPattern)) {
    const one = spell(part, from, readAs, { ...task, limit: 1 });
    spelled += one.spellings[0] ?? '';
    layer = one.layer;
    yield;
  }
  return { spellings: [spelled.normalize('NFC')], layer };
}

function spell(
  text: string,
  from: LanguageCode,
  readAs: 'english' | 'name' | undefined,
  task: TransliterationTask,
): Spelled {
  const wordsOf = task.options.cnt_lang;
  return task.parts.transliterator.spell(text, from, task.to, task.limit, {
    ...(readAs && { readAs }),
    ...(wordsOf && { wordsOf }),
  });
}

function* writeWord(text: string, task: TransliterationTask): Steps<Spelled> {
  const { from, to, options, limit } = task;
  const source = languageOfWord(text, from);
  if (source === undefined) return kept(text);
  const isLatin = languages[source].script === 'Latn';
  if (isLatin && options.convertNumber === 'roman' && isRomanNumeral(text)) {
    return { spellings: [String(romanValue(text))], layer: 'number' };
  }
  if (languages[source].script === languages[to].script && source !== from) return kept(text);
  if (source === to) return kept(text);
  if (isLatin && text.length === 1) return letters(letterName(text, to));
  const exception = task.isBulk
    ? undefined
    : builtInException(isLatin ? text.toLowerCase() : text, source, task);
  if (exception) return limited(exception, limit);
  if (task.isRomanised && isAmbiguous(text)) {
    return yield* writeWord(text, { ...task, isRomanised: false, options: { ...options, cnt_lang: to } });
  }
  const inFull = isLatin && options.domain === 'pii_addresses' ? addressWord(text) : undefined;
  if (inFull) return { spellings: spellKnownFirst(inFull, 'english', task), layer: 'english' };
  const readAs = preferredReading(text, isLatin, task);
  if (!isLatin) {
    const english =
      to === 'en' && options.cnt_lang === 'en' ? englishOf(text, source) : knownAcross(text, source, task);
    const { spellings, layer } = yield* spellInParts(text, source, readAs, task);
    return limited(mergeSpellings(...(english ? [english] : []), [spellings, layer]), limit);
  }
  const { spellings, derived } = lexiconSpellingsOf(text, readAs, task);
  if (spellings.length >= limit && !derived) return limited({ spellings, layer: 'lexicon' }, limit);
  if (spellings.length === 0 && isUnpronounceable(text)) {
    return letters(spellLetters(text, to, true));
  }
  const isCapitals = task.abbreviate && /^[A-Z]{2,}$/.test(text);
  const wide = { ...task, limit: Math.max(limit, 5) };
  const others =
    isCapitals && text.length <= maxWordLength
      ? spellCapitals(text, readAs, task)
      : yield* spellInParts(text.replace(/[.\s]/g, ''), source, readAs, derived ? wide : task);
  const best = derived && !others.spellings.includes(spellings[0] ?? '') ? others.spellings.slice(0, 1) : [];
  return limited(
    mergeSpellings([best, others.layer], [spellings, 'lexicon'], [others.spellings, others.layer]),
    limit,
  );
}

/**
 * How the lexicon writes a word of another script. Only to and from the Perso-Arabic script, which leaves out the short
 * vowels.
 */
function knownAcross(
  text: string,
  from: LanguageCode,
  { to, limit, parts }: TransliterationTask,
): readonly [spellings: readonly string[], layer: Spelled['layer']] | undefined {
  const isArabic = languages[from].script === 'Arab';
  if (!isArabic && languages[to].script !== 'Arab') return undefined;
  const latin = wordOfSpelling(withoutVowelMarks(text), from);
  if (latin === undefined) return undefined;
  if (to === 'en') return [[latin], 'lexicon'];
  const { spellings } = parts.lexicon(latin, to, { wordsOf: to });
  if (spellings.length > 0) return [isArabic ? likeliestFirst(spellings, text, to) : spellings, 'lexicon'];
  if (!isArabic || isCommonEnglish(latin)) return undefined;
  const spelled = parts.transliterator.spell(latin, 'en', to, Math.max(limit, 10), { readAs: 'name' });
  return [likeliestFirst(spelled.spellings, text, to), spelled.layer];
}

/** Words are looked up without the marks of short vowels, which are rarely written. */
const withoutVowelMarks = (text: string) => text.normalize('NFC').replace(/[\u064b-\u0652]/g, '');

/**
 * Long vowels are written, so a spelling with as many of them is likelier: محمد is मुहम्मद rather than मोहम्मद. Best is one
 * that would be written just like the word.
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

/** The spellings of several layers, each once, in order; the layer is that of the first one. */
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
  { to, options, parts }: TransliterationTask,
): KnownSpellings {
  const onlyEnglish = options.domain === 'OnlyEnglish';
  return parts.lexicon(text, to, { readAs, wordsOf: options.cnt_lang, onlyEnglish });
}

function spellKnownFirst(word: string, readAs: 'english', task: TransliterationTask): readonly string[] {
  const { spellings } = lexiconSpellingsOf(word, readAs, task);
  return spellings.length > 0 ? spellings.slice(0, task.limit) : spell(word, 'en', readAs, task).spellings;
}

/** A short word in small letters without a vowel is read letter by letter: `sms`. */
const isUnpronounceable = (text: string) => /^[b-df-hj-np-tv-xz]{2,5}$/.test(text) && !isCommonEnglish(text);

function isRomanNumeral(text: string): boolean {
  const value = romanValue(text);
  if (value === undefined) return false;
  // A single letter may be an initial and MIX a word, so only common numerals count as numbers.
  return text.length === 1
    ? /^[IVX]$/.test(text)
    : !['MIX', 'MD', 'CD', 'DC', 'DI', 'MI', 'MC', 'LI', 'DIM', 'MILD'].includes(text);
}

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
  // A word of the dictionary is English also among names, unless it stands beside a name: Kavita Mane.
  return isCommonEnglish(text.toLowerCase()) && !hasName ? undefined : 'name';
}

function spellCapitals(
  text: string,
  readAs: 'english' | 'name' | undefined,
  task: TransliterationTask,
): Spelled {
  const name = spellLetters(text, task.to, task.options.abbreviationWithoutDot ?? false);
  const small = text.toLowerCase();
  if (isAcronym(text) || isKnownAcronym(text)) {
    const others = task.limit > 1 ? spell(small, 'en', readAs, task).spellings : [];
    return limited(letters(name, ...others), task.limit);
  }
  const { spellings, layer } = spell(small, 'en', readAs, task);
  const [first = '', ...others] = spellings;
  return { spellings: [first, name, ...others], layer };
}
