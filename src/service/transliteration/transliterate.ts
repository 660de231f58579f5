import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Transliterator } from '../engines/transliterator.ts';
import { createRuleTransliterator } from '../engines/transliterator-rules.ts';
import { letterName, spellLetters } from './abbreviations.ts';
import { isAcronym } from './english-words.ts';
import { builtInExceptions, type ExceptionLookup } from './exceptions.ts';
import { numberToWords } from './number-words.ts';
import { asciiDigits, englishOrdinal, isOrdinalEnding, localDigits, romanValue } from './numerals.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { bestCombinations } from './suggestions.ts';
import { languageOfWord } from './word-script.ts';

/** Options of a transliteration request, under the names of its body and headers. */
export interface TransliterationOptions {
  /** False: the exception database is searched first. */
  readonly isBulk?: boolean;
  readonly noOfSuggestions?: number;
  readonly abbreviate?: boolean;
  readonly convertNumber?: 'local' | 'words' | 'roman' | undefined;
  /** True: e-mail and web addresses are transliterated; false: they stay in the input script. */
  readonly ignoreTaggedEntities?: boolean;
  readonly convertOrdinal?: boolean;
  readonly abbreviationWithoutDot?: boolean;
  readonly domain?: string;
  /** Language of the words, when they are written in the script of another. */
  readonly cnt_lang?: LanguageCode | null | undefined;
}

/** What transliteration of text is made from. */
export interface TransliterationParts {
  readonly transliterator: Transliterator;
  readonly exceptions: ExceptionLookup;
}

const builtIn: TransliterationParts = {
  transliterator: createRuleTransliterator(),
  exceptions: builtInExceptions,
};

interface Task extends Required<Pick<TransliterationOptions, 'abbreviate' | 'isBulk'>> {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly limit: number;
  readonly options: TransliterationOptions;
  readonly parts: TransliterationParts;
}

/** The word I rather than the numeral: nothing is counted before it, or the sentence goes on after it. */
function isPronoun({ text }: Segment, before: Segment | undefined, after: Segment | undefined): boolean {
  return text === 'I' && (before?.kind !== 'word' || /^[a-z]/.test(after?.text ?? ''));
}

/**
 * Spells the words of a text in the script of another language; spaces, digits and symbols stay byte for byte.
 *
 * @returns suggestions, best first: at least one, at most `noOfSuggestions`. Several words combine their own
 * suggestions in order of rank. Text in the source script leaves no letter of it behind.
 */
export function transliterate(
  text: string,
  from: LanguageCode,
  to: LanguageCode,
  options: TransliterationOptions = {},
  parts: TransliterationParts = builtIn,
): string[] {
  const limit = Math.min(100, Math.max(1, options.noOfSuggestions ?? 1));
  const { abbreviate = true, isBulk = true } = options;
  const segments = segmentsOf(text);
  const task: Task = {
    from,
    to,
    limit,
    abbreviate,
    isBulk,
    options,
    parts,
  };
  if (from === to && options.convertNumber === undefined && !options.convertOrdinal) return [text];
  return bestCombinations(
    segments.map((segment, at) =>
      options.convertNumber === 'roman' && isPronoun(segment, segments[at - 2], segments[at + 2])
        ? spell(segment.text, 'en', 'english', task)
        : candidates(segment, task),
    ),
    limit,
  );
}

function candidates(segment: Segment, task: Task): readonly string[] {
  const { to, options } = task;
  switch (segment.kind) {
    case 'other':
      return [segment.text];
    case 'number':
      return [number(segment.text, task)];
    case 'ordinal':
      return ordinal(segment.text, task);
    case 'tagged':
      return [(options.ignoreTaggedEntities ?? true) ? taggedEntity(segment.text, task) : segment.text];
    case 'initials':
      if (to === 'en' || task.from === to) return [segment.text];
      if (!task.abbreviate) return [initialsAsLetters(segment.text, to)];
      return [spellLetters(segment.text.replaceAll('.', ''), to, options.abbreviationWithoutDot ?? false)];
    case 'word':
      return word(segment.text, task);
  }
}

const initialsAsLetters = (text: string, to: LanguageCode) =>
  [...text].map((character) => (character === '.' ? '.' : letterName(character, to))).join('');

function number(text: string, { to, options }: Task): string {
  if (options.convertNumber === 'local') return localDigits(text, to);
  if (options.convertNumber === 'words') return numberToWords(asciiDigits(text), to) ?? text;
  return text;
}

function ordinal(text: string, task: Task): readonly string[] {
  const digits = text.slice(0, -2);
  if (task.options.convertOrdinal) return [number(digits, task)];
  if (task.to === 'en' || task.from === task.to) return [text];
  if (!isOrdinalEnding(digits, text.slice(-2))) {
    return [number(digits, task) + spellLetters(text.slice(-2), task.to, true)];
  }
  const spelled = englishOrdinal(Number(digits)).map((english) => spell(english, 'en', 'english', task));
  return bestCombinations(
    spelled.flatMap((choices, at) => (at === 0 ? [choices] : [[' '], choices])),
    task.limit,
  );
}

function taggedEntity(text: string, task: Task): string {
  if (task.to === 'en' || task.from === task.to) return text;
  return text.replace(/[A-Za-z]+/g, (label) => {
    const small = label.toLowerCase();
    if (small === 'www' || small === 'http' || small === 'https' || small.length === 1) {
      return spellLetters(small, task.to, true);
    }
    return spell(small, 'en', 'english', task)[0] ?? '';
  });
}

function spell(
  text: string,
  from: LanguageCode,
  readAs: 'english' | 'name' | undefined,
  task: Task,
): readonly string[] {
  const wordsOf = task.options.cnt_lang;
  return task.parts.transliterator.spell(text, from, task.to, task.limit, {
    ...(readAs && { readAs }),
    ...(wordsOf && { wordsOf }),
  });
}

function word(text: string, task: Task): readonly string[] {
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
    if (exception) return spell(exception.readAs, source, 'english', task);
  }
  const readAs = readAsOf(isLatin, options, from);
  if (isLatin && task.abbreviate && /^[A-Z]{2,}$/.test(text)) return capitals(text, readAs, task);
  return spell(text, source, readAs, task);
}

function isRomanNumeral(text: string): boolean {
  const value = romanValue(text);
  if (value === undefined) return false;
  // One letter may be an initial and MIX a word: only the common signs are taken for numbers.
  return text.length === 1
    ? /^[IVX]$/.test(text)
    : !['MIX', 'MD', 'CD', 'DC', 'DI', 'MI', 'MC', 'LI', 'DIM', 'MILD'].includes(text);
}

function readAsOf(
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

function capitals(text: string, readAs: 'english' | 'name' | undefined, task: Task): readonly string[] {
  const letters = spellLetters(text, task.to, task.options.abbreviationWithoutDot ?? false);
  const small = text.toLowerCase();
  if (isAcronym(text))
    return [letters, ...(task.limit > 1 ? spell(small, 'en', readAs, task) : [])].slice(0, task.limit);
  const [first = '', ...others] = spell(small, 'en', readAs, task);
  return [first, letters, ...others].slice(0, task.limit);
}
