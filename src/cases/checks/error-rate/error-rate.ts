import { graphemesOf } from '../text/graphemes.ts';
import { type AlignmentStep, align } from './align.ts';
import { cutInEqualRuns } from './cut-steps.ts';
import { withSameSpellings } from './same-spellings.ts';
import { type ComparisonOptions, defaultComparison, type SpokenWord, spokenWords } from './spoken-words.ts';

/** Differences that are not counted as errors. */
export interface ErrorRateOptions extends ComparisonOptions {
  /** English spellings of the same words are equal: `twenty-five` and `25`, `colour` and `color`, `Mr` and `mister`. */
  readonly sameSpellings: boolean;
}

export const defaultErrorRateOptions: ErrorRateOptions = { ...defaultComparison, sameSpellings: true };

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
  /** Index of the spoken word, or of its first part, in the list that was passed in. */
  readonly source?: number;
  /** Index of the reference word, or of its first part, in the reference that was passed in. */
  readonly referenceSource?: number;
}

export interface ErrorRate {
  readonly words: ErrorCounts;
  /** Counted in grapheme clusters, including the spaces between words. */
  readonly characters: ErrorCounts;
  readonly aligned: readonly AlignedWord[];
}

/** The two texts to compare. */
export interface ErrorRateInput {
  readonly reference: string | readonly string[];
  /** A text, or the words of a transcript in order. */
  readonly hypothesis: string | readonly string[];
  readonly comparison: ErrorRateOptions;
  /** BCP-47 tag of both texts. */
  readonly locale: string;
}

/** Word and character errors of a spoken text against its reference. Slow for long texts: see `useErrorRate`. */
export function errorRate({ reference, hypothesis, comparison, locale }: ErrorRateInput): ErrorRate {
  const written = spokenWords(reference, comparison, locale);
  const spoken = spokenWords(hypothesis, comparison, locale);
  const [wanted, found] = comparison.sameSpellings ? withSameSpellings(written, spoken) : [written, spoken];
  const steps = align(wanted.map(comparedText), found.map(comparedText));
  const [wantedForms, foundForms] = [wanted.map(spelledText), found.map(spelledText)];
  for (const step of steps) if (step.kind === 'same') foundForms[step.after] = wantedForms[step.before]!;
  return {
    words: countErrors(steps),
    characters: characterCounts(
      steps,
      charactersOfWords(wantedForms, locale),
      charactersOfWords(foundForms, locale),
    ),
    aligned: steps.map((step) => ({
      kind: step.kind,
      ...('before' in step && {
        reference: wanted[step.before]?.text,
        referenceSource: wanted[step.before]?.source,
      }),
      ...('after' in step && { hypothesis: found[step.after]?.text, source: found[step.after]?.source }),
    })),
  };
}

export const errorCount = ({ substituted, deleted, inserted }: ErrorCounts) =>
  substituted + deleted + inserted;

/** Errors per element of the reference, such as 0.25; undefined for an empty reference. */
export function errorRateFromCounts(counts: ErrorCounts): number | undefined {
  return counts.reference === 0 ? undefined : errorCount(counts) / counts.reference;
}

const comparedText = (word: SpokenWord) => word.compared;
const spelledText = (word: SpokenWord) => word.spelled ?? word.compared;

/** The grapheme clusters of each word, with a space before every word but the first. */
function charactersOfWords(words: readonly string[], locale: string): (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return words.map((word, place) => {
    const letters = known.get(word) ?? [' ', ...graphemesOf(word, locale)];
    known.set(word, letters);
    return place === 0 ? letters.slice(1) : letters;
  });
}

/**
 * Counts the character errors of two texts whose words are aligned, part by part, because the time grows with the
 * square of the differences in a part. A shortest alignment passes through every long run of equal words, so cutting
 * there does not change the result.
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
