import { graphemesOf } from '#console/ui/differences.ts';
import { align, type Step } from './align.ts';
import { cutInEqualStretches } from './cut-steps.ts';
import { type Leniency, type SpokenWord, spokenWords } from './spoken-words.ts';

/** How many elements of the reference there are, and how many steps lead from it to what was said. */
export interface ErrorCounts {
  readonly reference: number;
  readonly substituted: number;
  readonly deleted: number;
  readonly inserted: number;
}

/** One word of the reference beside the one that stands in its place. */
export interface AlignedWord {
  readonly kind: Step['kind'];
  readonly reference?: string;
  readonly said?: string;
  /** The place of the said word in the list that was given. */
  readonly source?: number;
}

export interface ErrorRate {
  readonly words: ErrorCounts;
  /** Characters as people see them, with the spaces between words. */
  readonly characters: ErrorCounts;
  readonly aligned: readonly AlignedWord[];
}

/** What is compared with what. */
export interface ErrorRateOrder {
  readonly reference: string;
  /** A text, or the words of a transcript in order. */
  readonly said: string | readonly string[];
  readonly leniency: Leniency;
  /** BCP-47 tag of both texts. */
  readonly locale: string;
}

/** How far what was said is from the reference, in words and in characters. Heavy for long texts: see `measureErrorRate`. */
export function errorRate({ reference, said, leniency, locale }: ErrorRateOrder): ErrorRate {
  const wanted = spokenWords(reference, leniency, locale);
  const found = spokenWords(said, leniency, locale);
  const steps = align(wanted.map(compared), found.map(compared));
  return {
    words: countsOf(steps),
    characters: characterCounts(steps, characters(wanted, locale), characters(found, locale)),
    aligned: steps.map((step) => ({
      kind: step.kind,
      ...('before' in step && { reference: wanted[step.before]?.text }),
      ...('after' in step && { said: found[step.after]?.text, source: found[step.after]?.source }),
    })),
  };
}

/** Errors for each element of the reference, 0.25 for a quarter; undefined where the reference is empty. */
export function rateOf({ reference, substituted, deleted, inserted }: ErrorCounts): number | undefined {
  return reference === 0 ? undefined : (substituted + deleted + inserted) / reference;
}

const compared = (word: SpokenWord) => word.compared;

/** The characters of each word, a space before all but the first. */
function characters(words: readonly SpokenWord[], locale: string): (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return words.map(({ compared }, place) => {
    const letters = known.get(compared) ?? [' ', ...graphemesOf(compared, locale)];
    known.set(compared, letters);
    return place === 0 ? letters.slice(1) : letters;
  });
}

/**
 * The steps between the characters of two texts whose words are aligned, part by part: the time for one part grows
 * with the square of its differences. No shortest way leads around the middle of a long stretch of equal words, so
 * texts that have such stretches get exactly the steps they would get as a whole.
 */
function characterCounts(
  steps: readonly Step[],
  wanted: readonly (readonly string[])[],
  found: readonly (readonly string[])[],
): ErrorCounts {
  const total = { reference: 0, substituted: 0, deleted: 0, inserted: 0 };
  for (const part of cutInEqualStretches(steps)) {
    const before = part.flatMap((step) => ('before' in step ? (wanted[step.before] ?? []) : []));
    const after = part.flatMap((step) => ('after' in step ? (found[step.after] ?? []) : []));
    const counts = countsOf(align(before, after));
    total.reference += counts.reference;
    total.substituted += counts.substituted;
    total.deleted += counts.deleted;
    total.inserted += counts.inserted;
  }
  return total;
}

function countsOf(steps: readonly Step[]): ErrorCounts {
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  const [substituted, deleted, inserted] = [count('substituted'), count('deleted'), count('inserted')];
  return { reference: count('same') + substituted + deleted, substituted, deleted, inserted };
}
