import { diffArrays } from 'diff';

/** A run of one of two texts. */
export interface Run {
  readonly text: string;
  /** Whether the other text lacks it. */
  readonly own: boolean;
  /** Empty, and stands where the other text alone has something. */
  readonly gap?: true;
}

/** Two texts cut where they differ. */
export interface Differences {
  readonly before: readonly Run[];
  readonly after: readonly Run[];
}

const segmenters = new Map<string, Intl.Segmenter>();

/** The characters as people see them: a consonant with its vowel sign is one, a conjunct is never cut. */
export function graphemesOf(text: string, locale: string): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Where two texts differ, by grapheme; `locale` is a BCP-47 tag. */
export function differences(before: string, after: string, locale: string): Differences {
  const changes = diffArrays(graphemesOf(before, locale), graphemesOf(after, locale));
  const side = (lacking: 'added' | 'removed', own: 'added' | 'removed') =>
    changes.flatMap((change, place): Run[] => {
      if (!change[lacking]) return [{ text: change.value.join(''), own: change[own] }];
      const replaced = changes[place - 1]?.[own] || changes[place + 1]?.[own];
      return replaced ? [] : [{ text: '', own: false, gap: true }];
    });
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
