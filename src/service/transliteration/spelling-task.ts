import type { LanguageCode } from '#contract/languages.ts';
import type { Transliterator, WordSpellings } from '../engines/transliterator.ts';
import type { Steps } from '../in-turns.ts';
import type { ExceptionLookup } from './exceptions/built-in-exceptions.ts';
import type { CustomExceptions, ExceptionSegment } from './exceptions/custom-exceptions.ts';
import type { lexiconSpellings } from './lexicon/lexicon.ts';
import type { Segment } from './segments.ts';

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
  /** The language of the words, if it is not the main language of their script. */
  readonly cnt_lang?: LanguageCode | null | undefined;
}

/** The layers that spell a word, in the order in which they are tried. */
export interface TransliterationResources {
  /** Custom exceptions, which are searched first. */
  readonly custom?: CustomExceptions | undefined;
  /** The built-in exceptions. */
  readonly exceptions: ExceptionLookup;
  readonly lexicon: typeof lexiconSpellings;
  readonly transliterator: Transliterator;
}

/** A part of the text that is spelled as a unit. */
export type Piece = Segment | ExceptionSegment;

/** A text to transliterate, with everything that affects its spelling. */
export interface TransliterationTask extends Required<Pick<TransliterationOptions, 'abbreviate' | 'isBulk'>> {
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly limit: number;
  readonly options: TransliterationOptions;
  readonly parts: TransliterationResources;
  /** Whether the text is in an Indian language written with Latin letters. */
  readonly isRomanised: boolean;
  /** Whether the domain is `pii_names` and one of the words is a known name. */
  readonly hasName: boolean;
}

/** The spellings of a piece of text. */
export interface Spelled extends WordSpellings {
  /** The id of the exception that supplied the spellings. */
  readonly exception?: string;
}

export const unchangedText = (text: string): Spelled => ({ spellings: [text], layer: 'kept' });
export const spelledLetters = (...spellings: string[]): Spelled => ({ spellings, layer: 'letters' });
export const withLimit = ({ spellings, ...rest }: Spelled, limit: number): Spelled => ({
  ...rest,
  spellings: spellings.slice(0, limit),
});

/** Maximum number of characters of a real word; a longer run of letters is spelled in parts. */
export const maxWordLength = 60;
const wordPartPattern = new RegExp(`[^]{1,${maxWordLength}}`, 'gu');

/** Spells a long run of letters in parts, so that the time is proportional to its length. */
export function* spellInParts(
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

export function spell(
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
