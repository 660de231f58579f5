import {
  type AlignedWord,
  defaultErrorRateOptions,
  errorCount,
  errorRate,
} from '#cases/checks/error-rate/error-rate.ts';

/** How the words of a transcript compare with the spoken ones. */
export interface Comparison {
  /** Number of words that are missing, added or different. */
  readonly wrong: number;
  /** For each word of the text, whether the transcript has it. */
  readonly isHeard: readonly boolean[];
  /** For each word of the transcript, whether it is in the text. */
  readonly isRight: readonly boolean[];
  /**
   * For each word of the transcript, the index of the same word in the text; undefined for a wrong word, and for a
   * number that text and transcript write with different numbers of words, such as `25` and `twenty five`.
   */
  readonly matches: readonly (number | undefined)[];
}

/** Compares English words as the console does. */
export function compareWords(said: readonly string[], heard: readonly string[]): Comparison {
  const { words, aligned } = errorRate({
    reference: said,
    hypothesis: heard,
    comparison: defaultErrorRateOptions,
    locale: 'en',
  });
  const isHeard = said.map(() => true);
  const isRight = heard.map(() => true);
  const matches: (number | undefined)[] = heard.map(() => undefined);
  const placesOfSaid = placesOf(aligned, 'referenceSource', said.length);
  const placesOfHeard = placesOf(aligned, 'source', heard.length);
  for (const word of aligned) {
    const [ours, theirs] = [placesOfSaid.get(word) ?? [], placesOfHeard.get(word) ?? []];
    if (word.kind !== 'same') {
      for (const place of ours) isHeard[place] = false;
      for (const place of theirs) isRight[place] = false;
    } else if (ours.length === theirs.length) {
      for (const [index, place] of theirs.entries()) matches[place] = ours[index];
    }
  }
  return { wrong: errorCount(words), isHeard, isRight, matches };
}

/** For each aligned word, the indices of the words in a list that it stands for: `twenty` and `five` for `25`. */
function placesOf(
  aligned: readonly AlignedWord[],
  list: 'source' | 'referenceSource',
  length: number,
): Map<AlignedWord, number[]> {
  const inList = aligned.flatMap((word) => {
    const from = word[list];
    return from === undefined ? [] : [{ word, from }];
  });
  return new Map(
    inList.map(({ word, from }, index) => {
      const to = Math.max(from + 1, inList[index + 1]?.from ?? length);
      return [word, Array.from({ length: to - from }, (_, at) => from + at)];
    }),
  );
}
