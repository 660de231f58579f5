import type { TimedWord } from '#console/audio/timed-words.ts';

/** Columns of the histogram, all of the same width. */
export const histogramColumns = 20;

/** Default threshold of low confidence, on the scale from 0 to 1. */
export const defaultThreshold = 0.5;

/**
 * Counts the words in each column of confidence from 0 to 1. The first and the last column include values outside that
 * range; words without confidence are counted separately.
 */
export function summariseConfidence(words: readonly TimedWord[]) {
  const histogram = Array.from({ length: histogramColumns }, () => 0);
  let rated = 0;
  for (const { conf } of words) {
    if (typeof conf !== 'number') continue;
    rated += 1;
    const column = Math.min(histogramColumns - 1, Math.max(0, Math.floor(conf * histogramColumns + 1e-9)));
    histogram[column] = (histogram[column] ?? 0) + 1;
  }
  return { histogram, rated, unrated: words.length - rated };
}

/** The words whose confidence is below a threshold, in order. */
export function doubtfulWords<Word extends TimedWord>(words: readonly Word[], threshold: number): Word[] {
  return words.filter(({ conf }) => typeof conf === 'number' && conf < threshold);
}
