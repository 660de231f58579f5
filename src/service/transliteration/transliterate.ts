import { type LanguageCode, languages } from '#contract/languages.ts';
import { fixedLimits } from '#contract/limits.ts';
import type { WordRoute } from '#contract/local/explanations.ts';
import { createBuiltInTransliterator } from '../engines/transliterator-built-in.ts';
import { type Steps, stepsAtOnce } from '../in-turns.ts';
import { letterName, spellLetters } from './abbreviations.ts';
import { readAbbreviations } from './abbreviations-in-context.ts';
import { addressWord } from './address-abbreviations.ts';
import { isCommonEnglish } from './english/english-words.ts';
import { builtInExceptions } from './exceptions/built-in-exceptions.ts';
import { withExceptions } from './exceptions/custom-exceptions.ts';
import { joinKnownWords } from './lexicon/join-known-words.ts';
import { hasHeadword, isOnlyEnglish, lexiconSpellings } from './lexicon/lexicon.ts';
import { writeNativeText } from './native-text.ts';
import { readCapitals } from './romanised-capitals.ts';
import { withUsualEnding } from './romanised-endings.ts';
import { isRomanisedText } from './romanised-text.ts';
import { type Segment, splitIntoSegments } from './segments.ts';
import {
  type Piece,
  type Spelled,
  spell,
  spelledLetters,
  spellInParts,
  type TransliterationOptions,
  type TransliterationResources,
  type TransliterationTask,
  unchangedText,
  withLimit,
} from './spelling-task.ts';
import { bestCombinations } from './suggestions.ts';
import { scriptOf } from './word-script.ts';
import { spellingInContext } from './words-in-context.ts';
import { isPronoun, writeNumber, writeOrdinal } from './write-numbers.ts';
import { writeWord } from './write-word.ts';

/** The suggestions for a text, best first, and the route of each of its words. */
export interface Transliteration {
  readonly suggestions: string[];
  readonly words: readonly WordRoute[];
}

export const builtInResources: TransliterationResources = {
  exceptions: builtInExceptions,
  lexicon: lexiconSpellings,
  transliterator: createBuiltInTransliterator(),
};

/**
 * Transliterates the words and ordinals of a text; spaces, symbols and, unless `convertNumber` is set, numbers stay
 * byte for byte.
 *
 * @returns suggestions, best first: at least one, at most `noOfSuggestions`. The suggestions for each word are combined
 *   in order of rank. Between two scripts, no letter of the source script remains except in units such as µm and in
 *   addresses that are kept.
 */
export const transliterate = (...request: Parameters<typeof transliterateInSteps>): string[] =>
  stepsAtOnce(transliterateInSteps(...request));

/** Whether the options allow native words to be spelled one by one, with one spelling each. */
const isPlain = ({ isBulk = true, noOfSuggestions = 1, cnt_lang }: TransliterationOptions) =>
  isBulk && noOfSuggestions <= 1 && !cnt_lang;

/** Like `transliterate`, in steps: each handles at most a hundred words, or a part of a long word. */
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
  const whole = splitIntoSegments(text);
  const isRomanised = from === 'en' && !options.cnt_lang && isRomanisedText(whole, to);
  const split = isRomanised ? readCapitals(whole, to) : whole;
  const hasName = options.domain === 'pii_names' && split.some(isKnownName);
  const task: TransliterationTask = {
    ...{ from, to, limit, abbreviate, isBulk, options, parts },
    ...{ isRomanised, hasName },
  };
  const pieces = findExceptions(split, task);
  const segments = joinKnownWords(languages[to].script === 'Latn' ? pieces : readAbbreviations(pieces));
  const lists: (readonly string[])[] = [];
  const words: WordRoute[] = [];
  for (const [at, segment] of segments.entries()) {
    if (options.domain === 'pii_addresses' && isDotOfAddressWord(segments, at)) {
      lists.push([segment.text.slice(1)]);
      continue;
    }
    const isEnglish =
      (options.convertNumber === 'roman' && isPronoun(segment, segments[at - 2], segments[at + 2])) ||
      (languages[to].script !== 'Latn' && isVerbMay(segment, segments[at - 2], segments[at + 2]));
    const { spellings, layer, exception } = isEnglish
      ? spell(segment.text, 'en', 'english', task)
      : inContext(
          yield* candidates(segment, isBesideNumber(segments, at) ? withoutDots(task) : task),
          segments,
          at,
          task,
        );
    // A full stop in the text also serves as the last dot of an abbreviation.
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

/** The spellings of a word; in a romanised text, adapted to its neighbours or given the usual verb ending. */
function inContext(
  spelled: Spelled,
  segments: readonly Piece[],
  at: number,
  { isRomanised, to, limit }: TransliterationTask,
): Spelled {
  const segment = segments[at];
  if (!isRomanised || segment?.kind !== 'word') return spelled;
  const wordAt = (distance: number) => {
    const piece = segments[at + 2 * distance];
    return piece?.kind === 'word' ? piece.text.toLowerCase() : undefined;
  };
  const word = segment.readAs ?? segment.text;
  if (spelled.layer === 'exception') return spelled;
  const first = spellingInContext(word, to, wordAt);
  if (first === undefined) {
    if (spelled.layer === 'lexicon' || !/^[a-z]+$/.test(word)) return spelled;
    const ended = spelled.spellings.map((spelling) => withUsualEnding(spelling, word, to));
    return { ...spelled, spellings: [...new Set(ended)] };
  }
  return withLimit(
    { ...spelled, layer: 'lexicon', spellings: [first, ...spelled.spellings.filter((one) => one !== first)] },
    limit,
  );
}

/** Whether letters stand beside a number and so are spelled without dots: MP3 is एमपी3. */
const isBesideNumber = (segments: readonly Piece[], at: number) =>
  segments[at - 1]?.kind === 'number' || segments[at + 1]?.kind === 'number';
const withoutDots = (task: TransliterationTask): TransliterationTask => ({
  ...task,
  options: { ...task.options, abbreviationWithoutDot: true },
});

/** Whether a segment begins with the full stop of an address abbreviation that is written in full: `Opp. SBI`. */
const isDotOfAddressWord = (segments: readonly Piece[], at: number) =>
  segments[at]?.kind === 'other' &&
  segments[at].text.startsWith('.') &&
  at < segments.length - 1 &&
  addressWord(segments[at - 1]?.text ?? '') !== undefined;

const pronouns = /^(?:i|we|you|he|she|it|they|this|that)$/i;

/** Whether a word is the verb "may", which stands beside a pronoun, and not the month. */
const isVerbMay = ({ text }: Piece, before: Piece | undefined, after: Piece | undefined) =>
  /^may$/i.test(text) && (pronouns.test(before?.text ?? '') || pronouns.test(after?.text ?? ''));

const isKnownName = ({ kind, text }: Segment) =>
  kind === 'word' && hasHeadword(text) && !isOnlyEnglish(text) && !isCommonEnglish(text.toLowerCase());

function findExceptions(
  segments: readonly Segment[],
  { isBulk, parts, from, to }: TransliterationTask,
): readonly Piece[] {
  return isBulk || !parts.custom ? segments : withExceptions(segments, from, to, parts.custom);
}

function* candidates(segment: Piece, task: TransliterationTask): Steps<Spelled> {
  const { to, options } = task;
  switch (segment.kind) {
    case 'other':
      return unchangedText(segment.text);
    case 'exception': {
      const { spellings, id } = segment.exception;
      return withLimit({ spellings, layer: 'exception', exception: id }, task.limit);
    }
    case 'number':
      return writeNumber(segment.text, task);
    case 'ordinal':
      return yield* writeOrdinal(segment.text, task);
    case 'tagged':
      return (options.ignoreTaggedEntities ?? true)
        ? yield* spellTaggedEntity(segment.text, task)
        : unchangedText(segment.text);
    case 'initials':
      if (to === 'en' || task.from === to) return unchangedText(segment.text);
      if (!task.abbreviate) return spelledLetters(spellInitials(segment.text, to));
      return spelledLetters(
        spellLetters(segment.text.replaceAll('.', ''), to, options.abbreviationWithoutDot ?? false),
      );
    case 'word':
      return yield* writeWord(segment.readAs ?? segment.text, task);
  }
}

const spellInitials = (text: string, to: LanguageCode) =>
  [...text].map((character) => (character === '.' ? '.' : letterName(character, to))).join('');

function* spellTaggedEntity(text: string, task: TransliterationTask): Steps<Spelled> {
  if (task.to === 'en' || task.from === task.to) return unchangedText(text);
  let spelled = '';
  for (const piece of text.match(/[A-Za-z]+|[^A-Za-z]+/g) ?? []) {
    spelled += yield* spellTaggedPiece(piece, task);
    yield;
  }
  return { spellings: [spelled], layer: 'address' };
}

function* spellTaggedPiece(piece: string, task: TransliterationTask): Steps<string> {
  if (!/\p{L}/u.test(piece)) return piece;
  if (!/^[A-Za-z]/.test(piece)) return (yield* transliterateInSteps(piece, task.from, task.to))[0] ?? piece;
  const small = piece.toLowerCase();
  if (small === 'www' || small === 'http' || small === 'https' || small.length === 1) {
    return spellLetters(small, task.to, true);
  }
  const { spellings } = yield* spellInParts(small, 'en', 'english', task);
  return spellings[0] ?? '';
}
