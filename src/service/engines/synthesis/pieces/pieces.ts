import type { LanguageCode } from '#contract/languages.ts';
import { splitSentences } from '#service/translation/sentences/sentences.ts';
import type { PronouncedWord } from '../../espeak/espeak-engine.ts';

/** The numbered symbols in which a model represents speech. */
export interface Spelling {
  /** The symbols of one word; empty for a word that the model cannot speak. */
  wordSymbols(phonemes: readonly string[]): readonly number[];
  /** The symbol of the punctuation after a word, if it affects the intonation. */
  signSymbol(punctuation: string): number | undefined;
  /** Symbols of punctuation that ends a part of a sentence. */
  readonly clauseSigns: readonly number[];
}

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
 * Pause in seconds after a sentence, as after `<s>`; after a part that ends with a clause sign; after another part.
 */
const pauses = { sentence: 0.4, clause: 0.2, cut: 0 } as const;
const spaceLength = 1;

/** The sentences of a text in the model's symbols, long ones in parts of at most `limit` symbols. */
export function piecesOf(
  text: string,
  language: LanguageCode,
  spelling: Spelling,
  pronounce: Pronounce,
  limit: number,
): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let sentence = 0;
  for (const { before, text: content, after } of splitSentences(text, language)) {
    start += before.length;
    const words = symbolWords(pronounce(content), spelling, { start, sentence });
    if (words.length > 0) {
      pieces.push(...partsOf(words, limit, spelling.clauseSigns));
      sentence++;
    }
    start += content.length + after.length;
  }
  return pieces;
}

function symbolWords(
  words: readonly PronouncedWord[],
  spelling: Spelling,
  { start, sentence }: { readonly start: number; readonly sentence: number },
): SymbolWord[] {
  return words.flatMap(({ position, phonemes, punctuation }, index): SymbolWord[] => {
    const symbols = spelling.wordSymbols(phonemes);
    if (symbols.length === 0) return [];
    const isLast = index === words.length - 1;
    // A full stop inside a sentence belongs to an abbreviation.
    const sign = spelling.signSymbol(isLast ? punctuation : punctuation.replace(/(?<!\.)\.(?!\.)/gu, ''));
    return [
      { position: start + position, symbols, ...(sign !== undefined && { punctuation: sign }), sentence },
    ];
  });
}

/**
 * Splits a sentence after punctuation where possible, otherwise between words, and only as a last resort inside a word.
 */
function partsOf(words: readonly SymbolWord[], limit: number, clauseSigns: readonly number[]): Piece[] {
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
      if (word.punctuation !== undefined && clauseSigns.includes(word.punctuation)) clauseEnd = to;
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

/** The symbols that a model expects around and between the symbols of a row. */
export interface RowFormat {
  readonly beginning: readonly number[];
  readonly end: readonly number[];
  readonly space: number;
  /** Inserted after every symbol, for models that require it. */
  readonly filler?: number;
}

/** The row of symbols that the model speaks for a piece. */
export function rowOf({ words }: Piece, { beginning, end, space, filler }: RowFormat): number[] {
  const symbols = words.flatMap((word, index) => [
    ...(index > 0 ? [space] : []),
    ...word.symbols,
    ...(word.punctuation === undefined ? [] : [word.punctuation]),
  ]);
  const filled = filler === undefined ? symbols : symbols.flatMap((symbol) => [symbol, filler]);
  return [...beginning, ...filled, ...end];
}

/** The first and the end index of each word's own symbols in the row. */
export function wordPlaces(
  { words }: Piece,
  { beginning, filler }: RowFormat,
): { readonly from: number; readonly to: number }[] {
  const step = filler === undefined ? 1 : 2;
  let at = beginning.length;
  return words.map(({ symbols, punctuation }) => {
    const place = { from: at, to: at + step * symbols.length };
    at = place.to + step * ((punctuation === undefined ? 0 : 1) + spaceLength);
    return place;
  });
}
