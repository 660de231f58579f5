import type { HeardPiece } from '../pieces/piece-messages.ts';

/*
 * Measured on recordings of 3 to 12 seconds. English, even at 8 kHz and with noise at 5 dB: a mean probability of 0.82
 * and more, at least 92 of 100 pairs of words are new; short sentences of a robotic voice go down to 0.57. Twelve
 * other languages spoken by robotic voices: below 0.5, except for one German sentence at 0.56; at most 0.71 where pairs
 * repeat themselves.
 */

/** Minimum mean probability of English words. */
const minProbability = 0.5;
/** The minimum when the share of new word pairs is below `minShareOfNewPairs`. */
const minProbabilityWithRepetitions = 0.75;
const minShareOfNewPairs = 0.7;
/** Minimum number of new pairs from which the language can be judged. */
const minPairs = 4;
/** Any English recording with this many seconds of sound contains at least one recognised word. */
const maxSecondsWithoutWords = 3;

/**
 * Whether the words were probably spoken in English, and their mean probability. For other languages the model returns
 * nothing, or repeats itself with growing probabilities, so only the first occurrence of a word pair in each piece
 * counts.
 */
export function judgeLanguage(pieces: readonly Pick<HeardPiece, 'words' | 'start' | 'end'>[]): {
  readonly isEnglish: boolean;
  readonly probability: number;
} {
  let [count, newPairs, sum] = [0, 0, 0];
  for (const { words } of pieces) {
    const seen = new Set<string>();
    for (const [index, { word, probability }] of words.entries()) {
      count++;
      const pair = `${words[index - 1]?.word ?? ''} ${word}`;
      if (seen.has(pair)) continue;
      seen.add(pair);
      newPairs++;
      sum += Math.log(Math.max(probability, 0.001));
    }
  }
  if (count === 0) {
    const seconds = pieces.reduce((total, { start, end }) => total + end - start, 0);
    return { isEnglish: seconds < maxSecondsWithoutWords, probability: 0 };
  }
  const probability = Math.exp(sum / newPairs);
  const limit = newPairs / count < minShareOfNewPairs ? minProbabilityWithRepetitions : minProbability;
  return {
    isEnglish: newPairs < minPairs || probability >= limit,
    probability: Math.round(probability * 1000) / 1000,
  };
}
