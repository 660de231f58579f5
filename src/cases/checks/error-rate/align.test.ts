import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSampleCount } from '#testing/samples.ts';
import { align } from './align.ts';

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '');

/** The alignment in one line: `word` equal, `a>b` substituted, `-a` deleted, `+b` inserted. */
function alignmentText(before: string, after: string): string {
  const [a, b] = [wordsIn(before), wordsIn(after)];
  return align(a, b)
    .map((step) => {
      if (step.kind === 'deleted') return `-${a[step.before]}`;
      if (step.kind === 'inserted') return `+${b[step.after]}`;
      return step.kind === 'same' ? a[step.before] : `${a[step.before]}>${b[step.after]}`;
    })
    .join(' ');
}

/** The edit distance, computed by filling the whole table: slow but simple. */
function editDistance(a: readonly string[], b: readonly string[]): number {
  let above = b.map((_, column) => column + 1);
  for (const [row, wanted] of a.entries()) {
    let corner = row;
    let left = row + 1;
    above = b.map((found, column) => {
      const up = above[column] as number;
      const least = Math.min(up + 1, left + 1, corner + (wanted === found ? 0 : 1));
      [corner, left] = [up, least];
      return least;
    });
  }
  return above.at(-1) ?? a.length;
}

describe('aligning two word sequences', () => {
  it.each([
    ['', '', ''],
    ['a b c', 'a b c', 'a b c'],
    ['a b c', '', '-a -b -c'],
    ['', 'a b', '+a +b'],
    ['a b c', 'a x c', 'a b>x c'],
    ['a b c', 'a c', 'a -b c'],
    ['a c', 'a b c', 'a +b c'],
    ['the cat sat on the mat', 'the cat sit on mat', 'the cat sat>sit on -the mat'],
    ['a b', 'x y', 'a>x b>y'],
  ])('gives the expected steps for %j and %j', (before, after, expected) =>
    expect(alignmentText(before, after)).toBe(expected),
  );

  it('finds a shortest alignment that contains every word once and in order', { tags: 'samples' }, () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const steps = align(before, after);
        expect(steps.filter(({ kind }) => kind !== 'same')).toHaveLength(editDistance(before, after));
        expect(steps.flatMap((step) => ('before' in step ? [step.before] : []))).toEqual([...before.keys()]);
        expect(steps.flatMap((step) => ('after' in step ? [step.after] : []))).toEqual([...after.keys()]);
        for (const step of steps) {
          if (step.kind === 'same') expect(before[step.before]).toBe(after[step.after]);
          if (step.kind === 'substituted') expect(before[step.before]).not.toBe(after[step.after]);
        }
      }),
      { numRuns: randomSampleCount(400) },
    );
  });

  it('aligns texts with nothing in common', () => {
    const before = Array.from({ length: 3000 }, (_, index) => `a${index}`);
    const after = Array.from({ length: 2000 }, (_, index) => `b${index}`);
    expect(align(before, after).filter(({ kind }) => kind === 'substituted')).toHaveLength(2000);
  });

  it('aligns 30,000 words, every tenth of them wrong', () => {
    const before = Array.from({ length: 30_000 }, (_, index) => `w${(index * 7919) % 5000}`);
    const after = before.flatMap((word, index) =>
      index % 30 === 0 ? [] : index % 30 === 10 ? ['x', word] : [index % 30 === 20 ? 'y' : word],
    );
    expect(align(before, after).filter(({ kind }) => kind !== 'same')).toHaveLength(3000);
  });
});
