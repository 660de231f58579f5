/** A word of a recording; times in seconds. */
export interface TimedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The index of the word heard at `time`, in words ordered by start: the last one that has begun, as long as it has
 * not ended; -1 in a pause and before the first word.
 */
export function wordAt(words: readonly TimedWord[], time: number): number {
  const index = lastBegun(words, time);
  const word = words[index];
  return word && time < Math.max(word.end, word.start + 0.001) ? index : -1;
}

/** The index of the last word that has begun at `time`; -1 before the first. */
export function lastBegun(words: readonly TimedWord[], time: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as TimedWord).start <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
