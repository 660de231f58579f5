import { describe, expect, it } from 'vitest';
import { createSpeechMarks } from './speech-marks.ts';

const rawWordAt = (position: number, start: number, end: number, sentence = 0) => ({
  position,
  start,
  end,
  sentence,
});

describe('speech marks', () => {
  it('speech marks give the times of written words, without punctuation', () => {
    expect(
      createSpeechMarks('"Hi," all. Bye!', [
        rawWordAt(1, 0, 0.2),
        rawWordAt(6, 0.2, 0.5),
        rawWordAt(11, 0.8, 1, 1),
      ]),
    ).toEqual([
      { word: 'Hi', start: 0, end: 0.2, sentence: 0, textStart: 1 },
      { word: 'all', start: 0.2, end: 0.5, sentence: 0, textStart: 6 },
      { word: 'Bye', start: 0.8, end: 1, sentence: 1, textStart: 11 },
    ]);
  });

  it('speech marks join the spoken parts of a word and skip words that are not spoken', () => {
    expect(
      createSpeechMarks('a … 25 z', [
        rawWordAt(0, 0, 0.1),
        rawWordAt(4, 0.1, 0.4),
        rawWordAt(4, 0.4, 0.6),
        rawWordAt(7, 0.6, 0.7),
      ]),
    ).toEqual([
      { word: 'a', start: 0, end: 0.1, sentence: 0, textStart: 0 },
      { word: '25', start: 0.1, end: 0.6, sentence: 0, textStart: 4 },
      { word: 'z', start: 0.6, end: 0.7, sentence: 0, textStart: 7 },
    ]);
  });

  it('words that the voice joins get one mark with the text of all of them', () => {
    expect(
      createSpeechMarks('براہ کرم اپنا ٹکٹ', [
        rawWordAt(0, 0, 0.4),
        rawWordAt(1, 0.4, 0.7),
        rawWordAt(9, 0.7, 1),
        rawWordAt(14, 1, 1.3),
      ]),
    ).toMatchObject([
      { word: 'براہ کرم', start: 0, end: 0.7, textStart: 0 },
      { word: 'اپنا', start: 0.7, end: 1, textStart: 9 },
      { word: 'ٹکٹ', start: 1, end: 1.3, textStart: 14 },
    ]);
    expect(
      createSpeechMarks('one of a kind, I am.', [
        rawWordAt(0, 0, 1),
        rawWordAt(4, 1, 2),
        rawWordAt(9, 2, 3),
        rawWordAt(15, 3, 4),
      ]).map(({ word }) => word),
    ).toEqual(['one', 'of a', 'kind', 'I am']);
  });
});
