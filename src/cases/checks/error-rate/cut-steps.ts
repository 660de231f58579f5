import type { AlignmentStep } from './align.ts';

/** Minimum number of consecutive equal words that are certainly aligned correctly. */
const certainRunWords = 8;
/** A part of at least this many steps is also cut in a shorter run of equal words. */
const longPartSteps = 300;
/** Maximum number of steps in a part; a longer one is cut anywhere. */
const maxPartSteps = 400;

/**
 * Cuts an alignment of words in the middle of every long run of equal words. Where there is no such run for hundreds of
 * words, it cuts in a shorter one or anywhere, so that no part is longer than 400 steps.
 */
export function cutInEqualRuns(steps: readonly AlignmentStep[]): AlignmentStep[][] {
  const parts: AlignmentStep[][] = [];
  let start = 0;
  let equal = 0;
  const cut = (end: number) => {
    for (; start < end; start += maxPartSteps)
      parts.push(steps.slice(start, Math.min(end, start + maxPartSteps)));
    start = end;
  };
  for (const [index, { kind }] of steps.entries()) {
    if (kind === 'same') {
      equal += 1;
      continue;
    }
    const middle = index - Math.ceil(equal / 2);
    if (equal >= certainRunWords || (equal > 0 && middle - start >= longPartSteps))
      cut(Math.max(start, middle));
    if (index - start >= maxPartSteps) cut(index);
    equal = 0;
  }
  cut(steps.length);
  return parts;
}
