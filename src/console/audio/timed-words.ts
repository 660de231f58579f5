/** A range of a recording; times in seconds. */
export interface Timed {
  readonly start: number;
  readonly end: number;
}

/** A word of a recording. */
export interface TimedWord extends Timed {
  readonly word: string;
  /** Confidence from 0 to 1, if the recogniser gives one. */
  readonly conf?: number | null | undefined;
}

/** The index of the word spoken at `time` among words ordered by start; -1 in a pause and before the first word. */
export function wordIndexAt(words: readonly Timed[], time: number): number {
  const index = lastStartedIndex(words, time);
  const word = words[index];
  return word && time < Math.max(word.end, word.start + 0.001) ? index : -1;
}

/** The index of the last word that has started at `time`; -1 before the first. */
export function lastStartedIndex(words: readonly { readonly start: number }[], time: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
