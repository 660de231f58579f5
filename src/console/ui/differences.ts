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

/** UTF-16 units that are segmented at a time: the segmenter's time grows with the square of what it is given. */
const atATime = 512;

/** The characters as people see them: a consonant with its vowel sign is one, a conjunct is never cut. */
export function graphemesOf(text: string, locale: string): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, segmenter);
  const found: string[] = [];
  let start = 0;
  let length = atATime;
  while (start < text.length) {
    let end = start + length;
    // Half a character would end the one before it too early.
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
    const pieces = Array.from(segmenter.segment(text.slice(start, end)), ({ segment }) => segment);
    // The last one may go on; what comes before it depends on nothing after it.
    const unsure = end < text.length ? pieces.pop() : undefined;
    if (pieces.length === 0) length *= 2;
    else length = atATime;
    for (const piece of pieces) {
      found.push(piece);
      start += piece.length;
    }
    if (unsure === undefined) break;
  }
  return found;
}

/** A stretch of both texts, or of one. */
interface Change {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** UTF-16 units from which on texts are compared word by word first, and by grapheme only where words differ. */
const longText = 400;
/** UTF-16 units of a stretch that is not looked at by grapheme any more. */
const longStretch = 4000;
/** Steps after which two texts have nothing in common that is worth the search; the search takes their square. */
const mostSteps = 300;

/** Where two texts differ, by grapheme; `locale` is a BCP-47 tag. Of long texts that share little, all of it differs. */
export function differences(before: string, after: string, locale: string): Differences {
  const changes = joined(
    Math.max(before.length, after.length) < longText
      ? byGrapheme(before, after, locale)
      : byWord(before, after, locale),
  );
  const side = (lacking: 'added' | 'removed', own: 'added' | 'removed') =>
    changes.flatMap((change, place): Run[] => {
      if (!change[lacking]) return [{ text: change.value, own: change[own] }];
      const elsewhere = changes[place - 1]?.[own] || changes[place + 1]?.[own];
      return elsewhere ? [] : [{ text: '', own: false, gap: true }];
    });
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

function byGrapheme(before: string, after: string, locale: string): Change[] {
  if (Math.max(before.length, after.length) > longStretch) return replaced(before, after);
  return changesOf(graphemesOf(before, locale), graphemesOf(after, locale)) ?? replaced(before, after);
}

function byWord(before: string, after: string, locale: string): Change[] {
  const changes = changesOf(wordsOf(before), wordsOf(after)) ?? replaced(before, after);
  return changes.flatMap((change, place) => {
    const next = changes[place + 1];
    if (change.removed && next?.added) return byGrapheme(change.value, next.value, locale);
    return change.added && changes[place - 1]?.removed ? [] : [change];
  });
}

/** Words, and the white space between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

function changesOf(before: string[], after: string[]): Change[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength: mostSteps });
  return changes?.map(({ value, added, removed }) => ({ value: value.join(''), added, removed }));
}

const replaced = (before: string, after: string): Change[] => [
  { value: before, added: false, removed: true },
  { value: after, added: true, removed: false },
];

/** Changes of one kind that follow each other as one. */
function joined(changes: readonly Change[]): Change[] {
  const whole: Change[] = [];
  for (const change of changes) {
    const last = whole.at(-1);
    if (last && last.added === change.added && last.removed === change.removed) {
      whole[whole.length - 1] = { ...last, value: last.value + change.value };
    } else whole.push(change);
  }
  return whole;
}
