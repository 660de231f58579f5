import { describe, expect, it } from 'vitest';
import { textWithTimes, transcriptParagraphs } from './transcript-text.ts';

const timedWords = (text: string) => text.split(' ').map((word, n) => ({ word, start: n, end: n + 0.5 }));
const wordSpansIn = (paragraphs: ReturnType<typeof transcriptParagraphs>) =>
  paragraphs.map(({ text, spans }) =>
    spans.map(({ start, end, index }) => `${index}:${text.slice(start, end)}`),
  );

describe('transcriptParagraphs', () => {
  it('finds the words in the formatted text regardless of case and punctuation', () => {
    const paragraphs = transcriptParagraphs([timedWords('thank you for calling')], 'Thank you, for calling!');
    expect(paragraphs[0]?.text).toBe('Thank you, for calling!');
    expect(wordSpansIn(paragraphs)).toEqual([['0:Thank', '1:you', '2:for', '3:calling']]);
  });

  it('creates one paragraph per segment', () => {
    const paragraphs = transcriptParagraphs(
      [timedWords('one two'), timedWords('three four')],
      'One two. Three four.',
    );
    expect(paragraphs.map(({ text }) => text)).toEqual(['One two.', 'Three four.']);
    expect(wordSpansIn(paragraphs)).toEqual([
      ['0:One', '1:two'],
      ['2:Three', '3:four'],
    ]);
  });

  it('does not match a word inside another', () => {
    expect(wordSpansIn(transcriptParagraphs([timedWords('is it this')], 'This is it: this.'))).toEqual([
      ['0:is', '1:it', '2:this'],
    ]);
  });

  it('skips a word that is not in the formatted text', () => {
    expect(
      wordSpansIn(transcriptParagraphs([timedWords('room twenty one is free')], 'Room 21 is free.')),
    ).toEqual([['0:Room', '3:is', '4:free']]);
  });

  it('shows the words themselves when they are not in the formatted text', () => {
    const paragraphs = transcriptParagraphs([timedWords('एक दो'), timedWords('तीन')], 'Quite different');
    expect(paragraphs.map(({ text }) => text)).toEqual(['एक दो', 'तीन']);
    expect(wordSpansIn(paragraphs)).toEqual([['0:एक', '1:दो'], ['2:तीन']]);
  });

  it('shows a transcript without words unchanged', () => {
    expect(transcriptParagraphs([], 'Only text')).toEqual([{ text: 'Only text', spans: [] }]);
    expect(transcriptParagraphs([[]], '')).toEqual([]);
  });
});

describe('splitting at pauses', () => {
  const segment = Array.from({ length: 200 }, (_, n) => ({ word: `w${n}`, start: n, end: n + 0.9 }));

  it('cuts a long segment at its longest pause', () => {
    const paused = segment.map((word, n) => (n === 80 ? { ...word, start: word.start + 0.5 } : word));
    const paragraphs = transcriptParagraphs([paused], '');
    expect(paragraphs.map(({ spans }) => spans.length)).toEqual([80, 120]);
    expect(paragraphs[1]?.text).toMatch(/^w80 w81 /);
  });

  it('does not cut a segment of up to 120 words', () => {
    expect(transcriptParagraphs([segment.slice(0, 120)], '')).toHaveLength(1);
  });
});

describe('textWithTimes', () => {
  const segments = [timedWords('one two'), timedWords('three four')];
  const paragraphs = transcriptParagraphs(segments, 'One two. Three four.');

  it('starts each paragraph with its time', () => {
    expect(textWithTimes(paragraphs, segments.flat())).toBe('[0:00.00] One two.\n[0:00.00] Three four.');
  });

  it('copies only the selected words', () => {
    expect(textWithTimes(paragraphs, segments.flat(), { first: 1, last: 2 })).toBe(
      '[0:01.00] two.\n[0:00.00] Three',
    );
  });
});
