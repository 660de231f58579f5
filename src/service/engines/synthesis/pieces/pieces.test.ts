import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kokoroFormat } from '../../kokoro/kokoro-speech.ts';
import { kokoroSpelling, numbersOf } from '../../kokoro/kokoro-symbols.ts';
import { type Piece, piecesOf, rowOf as rowIn, wordPlaces } from './pieces.ts';

/** Pronounces each letter as itself. */
const spell = (text: string) =>
  Array.from(text.matchAll(/([a-z]+)([^a-z]*)/giu), ({ 1: word = '', 2: rest = '', index }) => ({
    position: index,
    phonemes: [...word.toLowerCase()],
    punctuation: rest.trim(),
    sentence: 0,
  }));
const pieces = (text: string, limit = 200) =>
  piecesOf(text, 'hi', kokoroSpelling('hi', 'american'), spell, limit);
const rowOf = (piece: Piece) => rowIn(piece, kokoroFormat);

describe('pieces for the model', () => {
  it('a text is split by sentence, and its words keep their positions', () => {
    const [first, second] = pieces(' See him. Do, now!');
    expect(first!.words.map(({ position, sentence }) => [position, sentence])).toEqual([
      [1, 0],
      [5, 0],
    ]);
    expect(second!.words.map(({ position, sentence }) => [position, sentence])).toEqual([
      [10, 1],
      [14, 1],
    ]);
    expect(rowOf(second!)).toEqual([0, ...numbersOf('do, now!'), 0]);
    expect(wordPlaces(second!, kokoroFormat)).toEqual([
      { from: 1, to: 3 },
      { from: 5, to: 8 },
    ]);
  });

  it('the full stop of an abbreviation ends neither the sentence nor its intonation', () => {
    const [only, ...others] = pieces('Dr. Rao is in.');
    expect(others).toEqual([]);
    expect(rowOf(only!)).toEqual([0, ...numbersOf('dr rao is in.'), 0]);
  });

  it('a long sentence is split after a comma, otherwise between words, otherwise inside a word', () => {
    const rows = (text: string, limit: number) =>
      pieces(text, limit).map((piece) => rowOf(piece).slice(1, -1));
    expect(rows('one two, three four', 14)).toEqual([numbersOf('one two,'), numbersOf('three four')]);
    expect(rows('one two three', 10)).toEqual([numbersOf('one two'), numbersOf('three')]);
    expect(rows('abcdefhijk', 6)).toEqual([numbersOf('abcd'), numbersOf('efhi'), numbersOf('jk')]);
  });

  it('the pause after a piece depends on its punctuation', () => {
    const pauses = (text: string, limit?: number) => pieces(text, limit).map(({ pause }) => pause);
    expect(pauses('one two, three four. Five', 14)).toEqual([0.2, 0.4, 0.4]);
    expect(pauses('one two three', 10)).toEqual([0, 0.4]);
    expect(pauses('One, two: ')).toEqual([0.2]);
  });

  it('no piece is longer than the limit, and no symbol is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '.', 'k'), maxLength: 80 }),
        fc.integer({ min: 6, max: 20 }),
        (text, limit) => {
          const found = pieces(text, limit);
          for (const piece of found) expect(rowOf(piece).length - 2).toBeLessThanOrEqual(limit);
          const symbols = found.flatMap(({ words }) => words.flatMap((word) => word.symbols));
          expect(symbols).toEqual(numbersOf(text.replace(/[ ,.]/g, '')));
        },
      ),
    );
  });

  it('a text without words has no pieces', () => {
    expect(pieces(' … ')).toEqual([]);
  });
});
