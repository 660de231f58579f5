import { describe, expect, it } from 'vitest';
import { timesOf, transcriptPlaces } from './transcript-places.ts';
import { transcriptParagraphs } from './transcript-text.ts';

const segments = [
  [
    { word: 'room', start: 1, end: 1.5 },
    { word: 'twenty', start: 1.5, end: 2 },
    { word: 'is', start: 2, end: 2.2 },
  ],
  [{ word: 'free', start: 2.5, end: 3 }],
];
const places = transcriptPlaces(segments, transcriptParagraphs(segments, 'Room 20 is. Free!'));

describe('the places of a transcript', () => {
  it('say where a word stands, and that one is written differently', () => {
    expect(places.spot(0)).toEqual({ paragraph: 0, start: 0, end: 4 });
    expect(places.spot(1)).toBeUndefined();
    expect(places.spot(3)).toEqual({ paragraph: 1, start: 0, end: 4 });
  });

  it('find the word at a place, before it and from it on', () => {
    expect(places.wordAtPlace(0, 2)).toBe(0);
    expect(places.wordAtPlace(0, 6)).toBe(0);
    expect(places.wordFromPlace(0, 6)).toBe(2);
    expect(places.wordFromPlace(0, 99)).toBe(3);
    expect(places.wordAtPlace(1, -1)).toBe(2);
    expect(places.wordFromPlace(1, 99)).toBe(-1);
  });

  it('put words in the order they are heard in, whatever order they came in', () => {
    const [first = [], second = []] = segments;
    const turned = transcriptPlaces([second, first], transcriptParagraphs([second, first], ''));
    expect(turned.words.map(({ word }) => word)).toEqual(['free', 'room', 'twenty', 'is']);
    expect(turned.spoken.map(({ word }) => word)).toEqual(['room', 'twenty', 'is', 'free']);
    expect([0, 1, 2, 3].map(turned.indexOf)).toEqual([1, 2, 3, 0]);
  });

  it('tell the times of a stretch of words', () => {
    expect(timesOf(places.words, 1, 2)).toEqual({ start: 1.5, end: 2.2 });
    expect(timesOf(places.words, 2, 1)).toBeUndefined();
  });
});
