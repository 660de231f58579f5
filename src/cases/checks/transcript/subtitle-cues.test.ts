import { expect, it } from 'vitest';
import { parseSortedCues } from './subtitle-cues.ts';

it('reads the times and lines of subtitles', () => {
  const srt =
    '1\n00:00:01,500 --> 00:00:03,000\nGood morning,\nall of you\n\n2\n01:02:03,004 --> 01:02:04,000\nनमस्ते\n';
  expect(parseSortedCues(srt)).toEqual([
    { number: 1, start: 1.5, end: 3, lines: ['Good morning,', 'all of you'] },
    { number: 2, start: 3723.004, end: 3724, lines: ['नमस्ते'] },
  ]);
});

it('accepts subtitles with CRLF, a missing number or a decimal point', () => {
  expect(parseSortedCues('00:00:00.250 --> 00:00:01.000\r\nYes\r\n\r\n')).toEqual([
    { start: 0.25, end: 1, lines: ['Yes'] },
  ]);
});

it('orders subtitles by start and skips blocks without times', () => {
  const srt = '1\n00:00:05,000 --> 00:00:06,000\nb\n\nlost\n\n2\n00:00:01,000 --> 00:00:02,000\na';
  expect(parseSortedCues(srt).map(({ lines }) => lines.join())).toEqual(['a', 'b']);
  expect(parseSortedCues('')).toEqual([]);
});
