import type { LanguageCode } from '#contract/languages.ts';
import { splitSentences } from '#service/translation/sentences/sentences.ts';
import type { PronouncedWord } from '../espeak/espeak-engine.ts';
import { numbersOf, punctuationSymbol, wordSymbols } from './kokoro-symbols.ts';
import type { Accent, KokoroLanguage } from './kokoro-voices.ts';

/** A word in the model's symbols. */
export interface SymbolWord {
  /** Position in the text, in UTF-16 units. */
  readonly position: number;
  /** Numbers of its symbols; never empty. */
  readonly symbols: readonly number[];
  /** Number of the symbol of the punctuation after it, if that affects the intonation. */
  readonly punctuation?: number;
  /** Number of the sentence within the text, from 0. */
  readonly sentence: number;
}

/** Words that the model speaks in one call: a sentence, or a part of a long one. */
export interface Piece {
  readonly words: readonly SymbolWord[];
  /** Seconds of silence before the next piece, at the voice's own speed. */
  readonly pause: number;
}

export type Pronounce = (text: string) => readonly PronouncedWord[];

/**
 * Pause after a sentence, as after `<s>`; after a part that ends with a comma; and where a sentence was cut without one.
 */
const pauses = { sentence: 0.4, clause: 0.2, cut: 0 } as const;
const clauseMarks = numbersOf(',;:—…');
const spaceLength = 1;

/** The sentences of a text in the model's symbols, long ones in parts of at most `limit` symbols. */
export function piecesOf(
  text: string,
  language: KokoroLanguage,
  accent: Accent,
  pronounce: Pronounce,
  limit: number,
): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let sentence = 0;
  for (const { before, text: content, after } of splitSentences(text, language satisfies LanguageCode)) {
    start += before.length;
    const words = symbolWords(pronounce(content), language, accent, { start, sentence });
    if (words.length > 0) {
      pieces.push(...partsOf(words, limit));
      sentence++;
    }
    start += content.length + after.length;
  }
  return pieces;
}

function symbolWords(
  words: readonly PronouncedWord[],
  language: KokoroLanguage,
  accent: Accent,
  { start, sentence }: { readonly start: number; readonly sentence: number },
): SymbolWord[] {
  return words.flatMap(({ position, phonemes, punctuation }, index): SymbolWord[] => {
    const symbols = numbersOf(wordSymbols(phonemes, language, accent));
    if (symbols.length === 0) return [];
    const isLast = index === words.length - 1;
    // A full stop inside a sentence belongs to an abbreviation.
    const [sign] = numbersOf(
      punctuationSymbol(isLast ? punctuation : punctuation.replace(/(?<!\.)\.(?!\.)/gu, '')),
    );
    return [
      { position: start + position, symbols, ...(sign !== undefined && { punctuation: sign }), sentence },
    ];
  });
}

/**
 * Splits a sentence after punctuation where possible, otherwise between words, and only as a last resort inside a word.
 */
function partsOf(words: readonly SymbolWord[], limit: number): Piece[] {
  const short = words.flatMap((word) => cutWord(word, limit));
  const pieces: Piece[] = [];
  let from = 0;
  while (from < short.length) {
    let to = from;
    let length = 0;
    let clauseEnd = from;
    while (to < short.length) {
      const word = short[to]!;
      const next = length + lengthOf(word);
      if (next > limit && to > from) break;
      length = next;
      to++;
      if (word.punctuation !== undefined && clauseMarks.includes(word.punctuation)) clauseEnd = to;
    }
    if (to < short.length && clauseEnd > from) to = clauseEnd;
    const atEnd = to === short.length ? pauses.sentence : pauses.cut;
    pieces.push({ words: short.slice(from, to), pause: to === clauseEnd ? pauses.clause : atEnd });
    from = to;
  }
  return pieces;
}

function lengthOf({ symbols, punctuation }: SymbolWord): number {
  return symbols.length + (punctuation === undefined ? 0 : 1) + spaceLength;
}

function cutWord(word: SymbolWord, limit: number): SymbolWord[] {
  const longest = limit - 1 - spaceLength;
  if (word.symbols.length <= longest) return [word];
  const parts: SymbolWord[] = [];
  for (let at = 0; at < word.symbols.length; at += longest) {
    const { punctuation: _, ...rest } = word;
    parts.push({ ...rest, symbols: word.symbols.slice(at, at + longest) });
  }
  return parts;
}

const [space = 0] = numbersOf(' ');
/** The symbol before and after every row. */
const silence = 0;

/** The row of symbols that the model speaks for a piece. */
export function rowOf({ words }: Piece): number[] {
  const symbols = words.flatMap((word, index) => [
    ...(index > 0 ? [space] : []),
    ...word.symbols,
    ...(word.punctuation === undefined ? [] : [word.punctuation]),
  ]);
  return [silence, ...symbols, silence];
}

/** The first and the end index of each word's own symbols in the row. */
export function wordPlaces({ words }: Piece): { readonly from: number; readonly to: number }[] {
  let at = 1;
  return words.map(({ symbols, punctuation }) => {
    const place = { from: at, to: at + symbols.length };
    at = place.to + (punctuation === undefined ? 0 : 1) + spaceLength;
    return place;
  });
}
