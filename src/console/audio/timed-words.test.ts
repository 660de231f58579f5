import { describe, expect, it } from 'vitest';
import { timeText } from './time-text.ts';
import { lastStartedIndex, wordIndexAt } from './timed-words.ts';

describe('finding words by time', () => {
  const words = [
    { word: 'one', start: 0.5, end: 1 },
    { word: 'two', start: 1, end: 1.4 },
    { word: 'three', start: 2, end: 2 },
  ];
  it.each([
    [0, -1],
    [0.5, 0],
    [0.999, 0],
    [1, 1],
    [1.7, -1],
    [2, 2],
    [9, -1],
  ])('at %s s, finds the word with index %s', (time, index) => {
    expect(wordIndexAt(words, time)).toBe(index);
  });
  it('finds the last word that started, even in a pause', () => {
    expect([lastStartedIndex(words, 0.1), lastStartedIndex(words, 1.7), lastStartedIndex(words, 9)]).toEqual([
      -1, 1, 2,
    ]);
  });
});

it.each([
  [0, 2, '0:00.00'],
  [67.429, 2, '1:07.42'],
  [59.999, 0, '0:59'],
  [3725.1, 1, '1:02:05.1'],
  [Number.NaN, 0, '0:00'],
])('%s seconds with %s decimals are written %s', (seconds, decimals, text) => {
  expect(timeText(seconds, decimals)).toBe(text);
});
