import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '#contract/speech-to-text.ts';
import { randomSampleCount } from '#testing/samples.ts';
import { createSubtitles } from './subtitles.ts';

interface Cue {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly lines: string[];
}

/** A strict SubRip parser: number, times, lines, one blank line. */
function cuesOf(text: string): Cue[] {
  const cues: Cue[] = [];
  let rest = text;
  while (rest !== '') {
    const match = /^(\d+)\n(\d\d+:\d\d:\d\d,\d{3}) --> (\d\d+:\d\d:\d\d,\d{3})\n((?:[^\n]+\n)+)\n/.exec(rest);
    if (match === null) throw new Error(`no cue at: ${rest.slice(0, 80)}`);
    const [whole, number = '', start = '', end = '', lines = ''] = match;
    cues.push({
      number: Number(number),
      start: secondsOf(start),
      end: secondsOf(end),
      lines: lines.trim().split('\n'),
    });
    rest = rest.slice(whole.length);
  }
  return cues;
}

function secondsOf(timestamp: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = timestamp.replace(',', '.').split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

const word = fc.oneof(
  fc.stringMatching(/^[a-z']{1,12}$/),
  fc.stringMatching(/^[\u0915-\u0939][\u093e-\u094d]{0,2}$/),
  fc.stringMatching(/^[a-z]{43,130}$/),
);
const segments = fc.array(
  fc.array(
    fc.record({ word, gap: fc.integer({ min: 0, max: 900 }), length: fc.integer({ min: 0, max: 2_000 }) }),
    {
      minLength: 1,
      maxLength: 60,
    },
  ),
  { maxLength: 6 },
);

function withTimes(input: { word: string; gap: number; length: number }[][]): Word[][] {
  let at = 0;
  return input.map((list) =>
    list.map(({ word, gap, length }) => {
      const start = at + gap;
      at = start + length;
      return { word, start: start / 1000, end: at / 1000 };
    }),
  );
}

describe('subtitles', () => {
  it('subtitles follow the rules for lines and cues, whatever the words', { tags: 'samples' }, () => {
    fc.assert(
      fc.property(segments, (input) => {
        const words = withTimes(input);
        const cues = cuesOf(createSubtitles(words));
        expect(cues.map(({ number }) => number)).toEqual(cues.map((_, index) => index + 1));
        for (const { lines, start, end } of cues) {
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
          expect(end).toBeGreaterThan(start);
        }
        const spoken = words.flat().map(({ word }) => word);
        expect(
          cues
            .flatMap(({ lines }) => lines)
            .join('')
            .replaceAll(' ', ''),
        ).toBe(spoken.join(''));
        // A word of no duration is shown for one millisecond, which may overlap the next word.
        for (const [index, { start }] of cues.entries()) {
          expect(start).toBeGreaterThan((cues[index - 1]?.end ?? 0) - 0.0015);
        }
        if (spoken.some((text) => text.length > 42)) return;
        const starts = new Set(words.flat().map(({ start }) => start.toFixed(3)));
        for (const { start } of cues) expect(starts.has(start.toFixed(3))).toBe(true);
      }),
      { numRuns: randomSampleCount(200), endOnFailure: true },
    );
  });

  it('a cue fills two lines before the next begins, and never joins segments', () => {
    const words = withTimes([
      Array.from({ length: 20 }, () => ({ word: 'fortunate', gap: 0, length: 300 })),
      [{ word: 'next', gap: 0, length: 300 }],
    ]);
    const cues = cuesOf(createSubtitles(words));
    expect(cues.map(({ lines }) => lines.map((line) => line.split(' ').length))).toEqual([
      [4, 4],
      [4, 4],
      [4],
      [1],
    ]);
    expect(cues[1]?.start).toBe(2.4);
    expect(cues[2]?.end).toBe(6);
  });

  it('a cue lasts at most seven seconds', () => {
    const words = withTimes([Array.from({ length: 6 }, () => ({ word: 'slow', gap: 0, length: 2_000 }))]);
    for (const { start, end } of cuesOf(createSubtitles(words))) expect(end - start).toBeLessThanOrEqual(7);
  });

  it('cue times have hours, and a comma before the milliseconds', () => {
    const text = createSubtitles([[{ word: 'late', start: 3_661.0004, end: 36_061.9996 }]]);
    expect(text).toBe('1\n01:01:01,000 --> 10:01:02,000\nlate\n\n');
  });

  it('a word of no duration is shown for one millisecond', () => {
    expect(createSubtitles([[{ word: 'x', start: 1, end: 1 }]])).toBe(
      '1\n00:00:01,000 --> 00:00:01,001\nx\n\n',
    );
  });
});
