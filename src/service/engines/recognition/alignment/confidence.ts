/** The facts about a recognised word from which its confidence is computed. */
export interface WordEvidence {
  /** The lowest probability of its tokens. */
  readonly probability: number;
  /** How badly its sound fits; undefined when the aligner did not find it. */
  readonly misfit: number | undefined;
}

/**
 * Weights of the features that distinguish right words from wrong ones, in the order of `featuresOf`. Fitted by
 * `npx tsx e2e/bench/recognition/fit-confidence.ts` to 2,151 words of our own voices: unchanged, at 8 kHz, and with
 * noise at 5 to 20 dB.
 */
const weights = [1.402, 0.571, 0.168, -0.855, -1.806, 1.2];

/** The probability that each word of a passage is right, from 0 to 1. */
export function confidencesOf(words: readonly WordEvidence[]): number[] {
  return featuresOf(words).map((features) => {
    const sum = features.reduce((total, feature, index) => total + feature * weights[index]!, 0);
    return 1 / (1 + Math.exp(-sum));
  });
}

const unfoundMisfit = 2.5;

/**
 * For each word: 1, the log odds of its probability, those of its less probable neighbour, the misfit, 1 if its sound
 * was not found, otherwise 0, and the mean logarithmic probability of the passage.
 */
export function featuresOf(words: readonly WordEvidence[]): number[][] {
  const passage =
    words.reduce((sum, { probability }) => sum + Math.log(within(probability)), 0) / words.length;
  return words.map(({ probability, misfit }, index) => [
    1,
    logOdds(probability),
    logOdds(Math.min(words[index - 1]?.probability ?? 1, words[index + 1]?.probability ?? 1)),
    misfit ?? unfoundMisfit,
    misfit === undefined ? 1 : 0,
    passage,
  ]);
}

const within = (probability: number) => Math.min(1 - 1e-5, Math.max(1e-4, probability));
const logOdds = (probability: number) => Math.log(within(probability) / (1 - within(probability)));
