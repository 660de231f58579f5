import type { HeardPiece } from './moonshine-messages.ts';

/*
 * Measured on recordings of 3 to 12 seconds. English, also at 8 kHz and with noise at 5 dB: a mean probability of 0.82 and
 * more, at least 92 of 100 pairs of words are new; short sentences of a robotic voice go down to 0.56. Hindi, Tamil, Telugu,
 * Malayalam, Punjabi, Urdu, German and French: at most 0.30 where pairs are new, at most 0.62 where they repeat themselves.
 */

/** Words are not English below this mean probability. */
const lowest = 0.45;
/** They are not English either when fewer of their pairs are new than this, below a higher mean probability. */
const lowestShareOfNew = 0.7;
const lowestWithRepetitions = 0.75;
/** Fewer pairs than this tell nothing about the language. */
const minPairs = 4;
/** Seconds of sound in which an English speaker has said at least one word. */
const maxSecondsWithoutWords = 3;

/**
 * Whether the words were probably spoken in English, and their mean probability. In another language the model says nothing
 * or goes round in circles, ever surer of itself, so a pair of words counts only where a piece first has it.
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
  const limit = newPairs / count < lowestShareOfNew ? lowestWithRepetitions : lowest;
  return {
    isEnglish: newPairs < minPairs || probability >= limit,
    probability: Math.round(probability * 1000) / 1000,
  };
}
