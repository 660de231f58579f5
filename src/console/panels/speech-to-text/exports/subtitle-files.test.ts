import { describe, expect, it } from 'vitest';
import { parseSubtitles } from '#cases/checks/transcript/subtitle-cues.ts';
import { cuesFromWords, toSrt, toVtt } from './subtitle-files.ts';

const timedWord = (text: string, start: number, end: number) => ({ word: text, start, end });

describe('subtitle files of a transcript', () => {
  it('cues made from words have two lines of 42 characters, and end at pauses and after seven seconds', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      timedWord('abcdefghi', index * 0.3, index * 0.3 + 0.3),
    );
    const cues = cuesFromWords([...many, timedWord('late', 20, 20.5)]);
    expect(cues.map(({ lines }) => lines.length)).toEqual([2, 2, 2, 2, 2, 1]);
    expect(cues.every(({ lines }) => lines.every((line) => line.length <= 42))).toBe(true);
    expect(cues.at(-1)).toEqual({ start: 20, end: 20.5, lines: ['late'] });
    expect(cuesFromWords([timedWord('a', 0, 4), timedWord('b', 4, 7.5)])).toHaveLength(2);
  });

  it('cues survive a round trip through SubRip', () => {
    const cues = [
      { start: 0.001, end: 1.9999, lines: ['नमस्ते'] },
      { start: 3725.5, end: 3726, lines: ['دو', 'تین'] },
    ];
    const text = toSrt(cues);
    expect(text).toContain('01:02:05,500 --> 01:02:06,000\nدو\nتین\n\n');
    const { cues: read, problems } = parseSubtitles(text);
    expect(problems).toEqual([]);
    expect(read.map(({ start, end }) => [start, end])).toEqual([
      [0.001, 2],
      [3725.5, 3726],
    ]);
  });

  it('text that looks like markup is escaped in WebVTT', () => {
    expect(toVtt([{ start: 0, end: 1, lines: ['a < b & <i>c</i> --> d'] }])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na &lt; b &amp; <i>c</i> --&gt; d\n',
    );
  });
});
