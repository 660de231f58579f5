import { type LanguageCode, languages } from '#contract/languages.ts';
import { fixedLimits } from '#contract/limits.ts';
import type { Transliterator } from '../engines/transliterator.ts';
import { createBuiltInTransliterator } from '../engines/transliterator-built-in.ts';
import { type Steps, stepsAtOnce } from '../in-turns.ts';
import { letterName, spellLetters } from './abbreviations.ts';
import { isAcronym } from './english/english-words.ts';
import { builtInExceptions, type ExceptionLookup } from './exceptions.ts';
import { joinKnownWords } from './lexicon/join-known-words.ts';
import { isKnownAcronym, type KnownSpellings, lexiconSpellings, wordOfSpelling } from './lexicon/lexicon.ts';
import { numberToWords } from './numbers/number-words.ts';
import { asciiDigits, englishOrdinal, localDigits, ordinalEnding, romanValue } from './numbers/numerals.ts';
import { type Segment, splitIntoSegments } from './segments.ts';
import { bestCombinations } from './suggestions.ts';
import { languageOfWord } from './word-script.ts';

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

/** The layers that spell a word, in the order in which they are asked. */
export interface TransliterationResources {
  /** People's own spellings. */
  readonly exceptions: ExceptionLookup;
  readonly lexicon: typeof lexiconSpellings;
  readonly transliterator: Transliterator;
}

const builtInResources: TransliterationResources = {
  exceptions: builtInExceptions,
  lexicon: lexiconSpellings,
  transliterator: createBuiltInTransliterator(),
};

interface TransliterationTask extends Required<Pick<TransliterationOptions, 'abbreviate' | 'isBulk'>> {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly limit: number;
  readonly options: TransliterationOptions;
  readonly parts: TransliterationResources;
}

/**
 * Whether "I" is the pronoun rather than a numeral: there is no word before it, or a lower-case word after it.
 */
function isPronoun({ text }: Segment, before: Segment | undefined, after: Segment | undefined): boolean {
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

/** Like `transliterate`, in steps: each handles a word or a part of a long one. */
export function* transliterateInSteps(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
  options: TransliterationOptions = {},
  parts: TransliterationResources = builtInResources,
): Steps<string[]> {
  const limit = Math.min(fixedLimits.suggestions, Math.max(1, options.noOfSuggestions ?? 1));
  const { abbreviate = true, isBulk = true } = options;
  const segments = joinKnownWords(splitIntoSegments(text));
  const task: TransliterationTask = { from, to, limit, abbreviate, isBulk, options, parts };
  if (from === to && options.convertNumber === undefined && !options.convertOrdinal) return [text];
  const lists: (readonly string[])[] = [];
  for (const [at, segment] of segments.entries()) {
    const spellings =
      options.convertNumber === 'roman' && isPronoun(segment, segments[at - 2], segments[at + 2])
        ? spell(segment.text, 'en', 'english', task)
        : yield* candidates(segment, task);
    // The full stop of an abbreviation ends the sentence too.
    const endsInStop = segment.kind === 'word' && segments[at + 1]?.text.startsWith('.');
    lists.push(endsInStop ? spellings.map((spelling) => spelling.replace(/\.$/, '')) : spellings);
    yield;
  }
  return yield* bestCombinations(lists, limit);
}

function* candidates(segment: Segment, task: TransliterationTask): Steps<readonly string[]> {
  const { to, options } = task;
  switch (segment.kind) {
    case 'other':
      return [segment.text];
    case 'number':
      return [writeNumber(segment.text, task)];
    case 'ordinal':
      return yield* writeOrdinal(segment.text, task);
    case 'tagged':
      return [
        (options.ignoreTaggedEntities ?? true) ? yield* spellTaggedEntity(segment.text, task) : segment.text,
      ];
    case 'initials':
      if (to === 'en' || task.from === to) return [segment.text];
      if (!task.abbreviate) return [spellInitials(segment.text, to)];
      return [spellLetters(segment.text.replaceAll('.', ''), to, options.abbreviationWithoutDot ?? false)];
    case 'word':
      return yield* writeWord(segment.text, task);
  }
}

const spellInitials = (text: string, to: LanguageCode) =>
  [...text].map((character) => (character === '.' ? '.' : letterName(character, to))).join('');

function writeNumber(text: string, { to, options }: TransliterationTask): string {
  if (options.convertNumber === 'local') return localDigits(text, to);
  if (options.convertNumber === 'words') return numberToWords(asciiDigits(text), to) ?? text;
  return text;
}

function* writeOrdinal(text: string, task: TransliterationTask): Steps<readonly string[]> {
  const digits = text.slice(0, -2);
  if (task.options.convertOrdinal) return [writeNumber(digits, task)];
  if (task.to === 'en' || task.from === task.to) return [text];
  if (ordinalEnding(digits) !== text.slice(-2).toLowerCase()) {
    return [writeNumber(digits, task) + spellLetters(text.slice(-2), task.to, true)];
  }
  const spelled = englishOrdinal(Number(digits)).map((english) => spell(english, 'en', 'english', task));
  return yield* bestCombinations(
    spelled.flatMap((choices, at) => (at === 0 ? [choices] : [[' '], choices])),
    task.limit,
  );
}

function* spellTaggedEntity(text: string, task: TransliterationTask): Steps<string> {
  if (task.to === 'en' || task.from === task.to) return text;
  let spelled = '';
  for (const piece of text.match(/[A-Za-z]+|[^A-Za-z]+/g) ?? []) {
    spelled += yield* spellTaggedPiece(piece, task);
    yield;
  }
  return spelled;
}

function* spellTaggedPiece(piece: string, task: TransliterationTask): Steps<string> {
  if (!/^[A-Za-z]/.test(piece)) return piece;
  const small = piece.toLowerCase();
  if (small === 'www' || small === 'http' || small === 'https' || small.length === 1) {
    return spellLetters(small, task.to, true);
  }
  const [spelled = ''] = yield* spellInParts(small, 'en', 'english', task);
  return spelled;
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
): Steps<readonly string[]> {
  if (text.length <= maxWordLength) return spell(text, from, readAs, task);
  let spelled = '';
  for (const [part] of text.normalize('NFC').matchAll(wordPartPattern)) {
    spelled += spell(part, from, readAs, { ...task, limit: 1 })[0] ?? '';
    yield;
  }
  return [spelled.normalize('NFC')];
}

function spell(
  text: string,
  from: LanguageCode,
  readAs: 'english' | 'name' | undefined,
  task: TransliterationTask,
): readonly string[] {
  const wordsOf = task.options.cnt_lang;
  return task.parts.transliterator.spell(text, from, task.to, task.limit, {
    ...(readAs && { readAs }),
    ...(wordsOf && { wordsOf }),
  });
}

function* writeWord(text: string, task: TransliterationTask): Steps<readonly string[]> {
  const { from, to, options, parts } = task;
  const source = languageOfWord(text, from);
  if (source === undefined) return [text];
  const isLatin = languages[source].script === 'Latn';
  if (isLatin && options.convertNumber === 'roman' && isRomanNumeral(text)) return [String(romanValue(text))];
  if (languages[source].script === languages[to].script && source !== from) return [text];
  if (source === to) return [text];
  if (isLatin && text.length === 1) return [letterName(text, to)];
  if (!task.isBulk) {
    const exception = parts.exceptions(isLatin ? text.toLowerCase() : text, source, to);
    if (exception && 'spellings' in exception) return exception.spellings.slice(0, task.limit);
    if (exception) return spellKnownFirst(exception.readAs, 'english', task);
  }
  const readAs = preferredReading(isLatin, options, from);
  if (!isLatin) {
    const english = to === 'en' && options.cnt_lang === 'en' ? wordOfSpelling(text, source) : undefined;
    const spelled = yield* spellInParts(text, source, readAs, task);
    return [...new Set([...(english ? [english] : []), ...spelled])].slice(0, task.limit);
  }
  const { spellings, derived } = lexiconSpellingsOf(text, readAs, task);
  if (spellings.length >= task.limit && !derived) return spellings.slice(0, task.limit);
  const isCapitals = task.abbreviate && /^[A-Z]{2,}$/.test(text);
  const wide = { ...task, limit: Math.max(task.limit, 5) };
  const others =
    isCapitals && text.length <= maxWordLength
      ? spellCapitals(text, readAs, task)
      : yield* spellInParts(text.replace(/[.\s]/g, ''), source, readAs, derived ? wide : task);
  const best = derived && !others.includes(spellings[0] ?? '') ? others.slice(0, 1) : [];
  return [...new Set([...best, ...spellings, ...others])].slice(0, task.limit);
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
  return spellings.length > 0 ? spellings.slice(0, task.limit) : spell(word, 'en', readAs, task);
}

function isRomanNumeral(text: string): boolean {
  const value = romanValue(text);
  if (value === undefined) return false;
  // A single letter may be an initial and MIX a word, so only common numerals count as numbers.
  return text.length === 1
    ? /^[IVX]$/.test(text)
    : !['MIX', 'MD', 'CD', 'DC', 'DI', 'MI', 'MC', 'LI', 'DIM', 'MILD'].includes(text);
}

function preferredReading(
  isLatin: boolean,
  { domain, cnt_lang }: TransliterationOptions,
  from: LanguageCode,
): 'english' | 'name' | undefined {
  if (!isLatin) return cnt_lang === 'en' ? 'english' : undefined;
  if (domain === 'OnlyEnglish' || cnt_lang === 'en') return 'english';
  if (from !== 'en') return 'english';
  if (cnt_lang) return 'name';
  return domain === 'pii_names' || domain === 'pii_addresses' ? 'name' : undefined;
}

function spellCapitals(
  text: string,
  readAs: 'english' | 'name' | undefined,
  task: TransliterationTask,
): readonly string[] {
  const letters = spellLetters(text, task.to, task.options.abbreviationWithoutDot ?? false);
  const small = text.toLowerCase();
  if (isAcronym(text) || isKnownAcronym(text))
    return [letters, ...(task.limit > 1 ? spell(small, 'en', readAs, task) : [])].slice(0, task.limit);
  const [first = '', ...others] = spell(small, 'en', readAs, task);
  return [first, letters, ...others].slice(0, task.limit);
}
