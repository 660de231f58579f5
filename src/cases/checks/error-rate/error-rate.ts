import { graphemesOf } from '../text/graphemes.ts';
import { type AlignmentStep, align } from './align.ts';
import { cutInEqualRuns } from './cut-steps.ts';
import { type ComparisonOptions, type SpokenWord, spokenWords } from './spoken-words.ts';

/** Number of elements in the reference, and of each kind of edit that turns it into the spoken text. */
export interface ErrorCounts {
  readonly reference: number;
  readonly substituted: number;
  readonly deleted: number;
  readonly inserted: number;
}

/** A word of the reference and the spoken word aligned with it. */
export interface AlignedWord {
  readonly kind: AlignmentStep['kind'];
  readonly reference?: string;
  readonly hypothesis?: string;
  /** Index of the spoken word in the list that was passed in. */
  readonly source?: number;
}

export interface ErrorRate {
  readonly words: ErrorCounts;
  /** Grapheme clusters, including the spaces between words. */
  readonly characters: ErrorCounts;
  readonly aligned: readonly AlignedWord[];
}

/** The two texts to compare. */
export interface ErrorRateInput {
  readonly reference: string;
  /** A text, or the words of a transcript in order. */
  readonly hypothesis: string | readonly string[];
  readonly comparison: ComparisonOptions;
  /** BCP-47 tag of both texts. */
  readonly locale: string;
}

/** Word and character errors of a spoken text against its reference. Slow for long texts: see `useErrorRate`. */
export function errorRate({ reference, hypothesis, comparison, locale }: ErrorRateInput): ErrorRate {
  const wanted = spokenWords(reference, comparison, locale);
  const found = spokenWords(hypothesis, comparison, locale);
  const steps = align(wanted.map(comparedText), found.map(comparedText));
  return {
    words: countErrors(steps),
    characters: characterCounts(steps, charactersOfWords(wanted, locale), charactersOfWords(found, locale)),
    aligned: steps.map((step) => ({
      kind: step.kind,
      ...('before' in step && { reference: wanted[step.before]?.text }),
      ...('after' in step && { hypothesis: found[step.after]?.text, source: found[step.after]?.source }),
    })),
  };
}

/** Errors per element of the reference, such as 0.25; undefined for an empty reference. */
export function errorRateFromCounts({
  reference,
  substituted,
  deleted,
  inserted,
}: ErrorCounts): number | undefined {
  return reference === 0 ? undefined : (substituted + deleted + inserted) / reference;
}

const comparedText = (word: SpokenWord) => word.compared;

/** The grapheme clusters of each word, with a space before all but the first. */
function charactersOfWords(words: readonly SpokenWord[], locale: string): (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return words.map(({ compared }, place) => {
    const letters = known.get(compared) ?? [' ', ...graphemesOf(compared, locale)];
    known.set(compared, letters);
    return place === 0 ? letters.slice(1) : letters;
  });
}

/**
 * The steps between the characters of two texts whose words are aligned, part by part, because the time grows with the
 * square of the differences in a part. A shortest path passes through every long run of equal words, so cutting there
 * does not change the result.
 */
function characterCounts(
  steps: readonly AlignmentStep[],
  wanted: readonly (readonly string[])[],
  found: readonly (readonly string[])[],
): ErrorCounts {
  const total = { reference: 0, substituted: 0, deleted: 0, inserted: 0 };
  for (const part of cutInEqualRuns(steps)) {
    const before = part.flatMap((step) => ('before' in step ? (wanted[step.before] ?? []) : []));
    const after = part.flatMap((step) => ('after' in step ? (found[step.after] ?? []) : []));
    const counts = countErrors(align(before, after));
    total.reference += counts.reference;
    total.substituted += counts.substituted;
    total.deleted += counts.deleted;
    total.inserted += counts.inserted;
  }
  return total;
}

function countErrors(steps: readonly AlignmentStep[]): ErrorCounts {
  const count = (kind: AlignmentStep['kind']) => steps.filter((step) => step.kind === kind).length;
  const [substituted, deleted, inserted] = [count('substituted'), count('deleted'), count('inserted')];
  return { reference: count('same') + substituted + deleted, substituted, deleted, inserted };
}
