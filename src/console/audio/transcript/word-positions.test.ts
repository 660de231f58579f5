import { describe, expect, it } from 'vitest';
import { transcriptParagraphs } from './transcript-text.ts';
import { timesOf, wordPositions } from './word-positions.ts';

const segments = [
  [
    { word: 'room', start: 1, end: 1.5 },
    { word: 'twenty', start: 1.5, end: 2 },
    { word: 'is', start: 2, end: 2.2 },
  ],
  [{ word: 'free', start: 2.5, end: 3 }],
];
const positions = wordPositions(segments, transcriptParagraphs(segments, 'Room 20 is. Free!'));

describe('the positions of words in a transcript', () => {
  it('gives the position of each word that is in the text', () => {
    expect(positions.positionOf(0)).toEqual({ paragraph: 0, start: 0, end: 4 });
    expect(positions.positionOf(1)).toBeUndefined();
    expect(positions.positionOf(3)).toEqual({ paragraph: 1, start: 0, end: 4 });
  });

  it('finds the word at, before and after a position', () => {
    expect(positions.wordAtPosition(0, 2)).toBe(0);
    expect(positions.wordAtPosition(0, 6)).toBe(0);
    expect(positions.wordFromPosition(0, 6)).toBe(2);
    expect(positions.wordFromPosition(0, 99)).toBe(3);
    expect(positions.wordAtPosition(1, -1)).toBe(2);
    expect(positions.wordFromPosition(1, 99)).toBe(-1);
  });

  it('orders the words by time', () => {
    const [first = [], second = []] = segments;
    const outOfOrder = wordPositions([second, first], transcriptParagraphs([second, first], ''));
    expect(outOfOrder.words.map(({ word }) => word)).toEqual(['free', 'room', 'twenty', 'is']);
    expect(outOfOrder.spoken.map(({ word }) => word)).toEqual(['room', 'twenty', 'is', 'free']);
    expect([0, 1, 2, 3].map(outOfOrder.indexOf)).toEqual([1, 2, 3, 0]);
  });

  it('gives the time range of several words', () => {
    expect(timesOf(positions.words, 1, 2)).toEqual({ start: 1.5, end: 2.2 });
    expect(timesOf(positions.words, 2, 1)).toBeUndefined();
  });
});
