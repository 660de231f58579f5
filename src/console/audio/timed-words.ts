/** A stretch of a recording; times in seconds. */
export interface Timed {
  readonly start: number;
  readonly end: number;
}

/** A word of a recording. */
export interface TimedWord extends Timed {
  readonly word: string;
  /** From 0 to 1, where the recogniser gives one. */
  readonly conf?: number | null | undefined;
}

/**
 * The index of the word heard at `time`, in words ordered by start: the last one that has begun, as long as it has
 * not ended; -1 in a pause and before the first word.
 */
export function wordAt(words: readonly Timed[], time: number): number {
  const index = lastBegun(words, time);
  const word = words[index];
  return word && time < Math.max(word.end, word.start + 0.001) ? index : -1;
}

/** The index of the last word that has begun at `time`; -1 before the first. */
export function lastBegun(words: readonly { readonly start: number }[], time: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
