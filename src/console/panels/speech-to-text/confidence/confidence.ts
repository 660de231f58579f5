import type { TimedWord } from '#console/audio/timed-words.ts';

/** How many columns the histogram has, each as wide as the other. */
export const columns = 20;

/** Below it a word is worth a second look, until a tester says otherwise. */
export const usualThreshold = 0.5;

export interface ConfidenceSummary {
  /** Words in each column, from 0 to 1; those outside stand in the first or last. */
  readonly histogram: readonly number[];
  readonly rated: number;
  /** Words without a confidence. */
  readonly unrated: number;
}

/** How sure the engine was of the words; a word without a confidence counts as neither sure nor unsure. */
export function summarise(words: readonly TimedWord[]): ConfidenceSummary {
  const histogram = Array.from({ length: columns }, () => 0);
  let rated = 0;
  for (const { conf } of words) {
    if (typeof conf !== 'number') continue;
    rated += 1;
    const column = Math.min(columns - 1, Math.max(0, Math.floor(conf * columns + 1e-9)));
    histogram[column] = (histogram[column] ?? 0) + 1;
  }
  return { histogram, rated, unrated: words.length - rated };
}

/** The words below a threshold, in their order. */
export function doubtfulWords<Word extends TimedWord>(words: readonly Word[], threshold: number): Word[] {
  return words.filter(({ conf }) => typeof conf === 'number' && conf < threshold);
}
