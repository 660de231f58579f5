import { diffArrays } from 'diff';
import { graphemesOf } from './graphemes.ts';

/** A part of one of two texts. */
export interface TextPart {
  readonly text: string;
  /** Whether the part is missing in the other text. */
  readonly own: boolean;
  /** Set on an empty part, where only the other text has something. */
  readonly gap?: true;
}

/** Two texts, split where they differ. */
export interface Differences {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

/** A part of both texts, or of one. */
interface Change {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** Texts of at least this many UTF-16 units are compared by word first, and by grapheme only where words differ. */
const maxGraphemeTextLength = 400;
/** Parts of more than this many UTF-16 units are not compared by grapheme. */
const maxGraphemePartLength = 4000;
/**
 * Maximum number of edits to search for, since the time grows with its square; texts with more edits count as
 * unrelated.
 */
const maxEdits = 300;

/**
 * The differences of two texts by grapheme; `locale` is a BCP-47 tag. Long texts with little in common count as
 * entirely different.
 */
export function differences(before: string, after: string, locale: string): Differences {
  const changes = mergeConsecutive(
    Math.max(before.length, after.length) < maxGraphemeTextLength
      ? changesByGrapheme(before, after, locale)
      : changesByWord(before, after, locale),
  );
  const side = (lacking: 'added' | 'removed', own: 'added' | 'removed') =>
    changes.flatMap((change, place): TextPart[] => {
      if (!change[lacking]) return [{ text: change.value, own: change[own] }];
      const elsewhere = changes[place - 1]?.[own] || changes[place + 1]?.[own];
      return elsewhere ? [] : [{ text: '', own: false, gap: true }];
    });
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

function changesByGrapheme(before: string, after: string, locale: string): Change[] {
  if (Math.max(before.length, after.length) > maxGraphemePartLength) return replacementChanges(before, after);
  return (
    changesOf(graphemesOf(before, locale), graphemesOf(after, locale)) ?? replacementChanges(before, after)
  );
}

function changesByWord(before: string, after: string, locale: string): Change[] {
  const changes = changesOf(wordsOf(before), wordsOf(after)) ?? replacementChanges(before, after);
  return changes.flatMap((change, place) => {
    const next = changes[place + 1];
    if (change.removed && next?.added) return changesByGrapheme(change.value, next.value, locale);
    return change.added && changes[place - 1]?.removed ? [] : [change];
  });
}

/** Splits a text into words and the white space between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

function changesOf(before: string[], after: string[]): Change[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength: maxEdits });
  return changes?.map(({ value, added, removed }) => ({ value: value.join(''), added, removed }));
}

const replacementChanges = (before: string, after: string): Change[] => [
  { value: before, added: false, removed: true },
  { value: after, added: true, removed: false },
];

/** Joins consecutive changes of the same kind. */
function mergeConsecutive(changes: readonly Change[]): Change[] {
  const merged: Change[] = [];
  for (const change of changes) {
    const last = merged.at(-1);
    if (last && last.added === change.added && last.removed === change.removed) {
      merged[merged.length - 1] = { ...last, value: last.value + change.value };
    } else merged.push(change);
  }
  return merged;
}
