import type { Step } from './align.ts';

/** A run of this many equal words certainly matches at the same point of both texts. */
const certainRunWords = 8;
/** Steps after which a shorter run of equal words is enough for a cut, and steps after which a cut is made anywhere. */
const longStretchSteps = 300;
const maxStretchSteps = 400;

/**
 * Cuts an alignment of words in the middle of every long run of equal words. Where there is none for hundreds of words,
 * it cuts in shorter runs, so that no part is longer than 400 steps.
 */
export function cutInEqualStretches(steps: readonly Step[]): Step[][] {
  const parts: Step[][] = [];
  let start = 0;
  let equal = 0;
  const cut = (end: number) => {
    for (; start < end; start += maxStretchSteps)
      parts.push(steps.slice(start, Math.min(end, start + maxStretchSteps)));
    start = end;
  };
  for (const [index, { kind }] of steps.entries()) {
    if (kind === 'same') {
      equal += 1;
      continue;
    }
    const middle = index - Math.ceil(equal / 2);
    if (equal >= certainRunWords || (equal > 0 && middle - start >= longStretchSteps))
      cut(Math.max(start, middle));
    if (index - start >= maxStretchSteps) cut(index);
    equal = 0;
  }
  cut(steps.length);
  return parts;
}
