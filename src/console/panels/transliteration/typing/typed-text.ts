/** A word that the user has finished: replaced by a suggestion, kept as typed, or still waiting for its answer. */
export interface CommittedWord {
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The word as typed. */
  readonly typed: string;
  /** Undefined while waiting for the answer; until then the word stays as typed. */
  readonly suggestions: readonly string[] | undefined;
}

/** Offset in the text, in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface TypedText {
  readonly text: string;
  readonly caret: number;
  /** The committed words, in the order in which they occur in the text. */
  readonly committed: readonly CommittedWord[];
}

const wordCharacterPattern = /[\p{L}\p{M}\u200c\u200d]/u;

/** Whether the unit at this offset belongs to a word; the halves of a surrogate pair count as one. */
function isInWord(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  const from = unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
  const point = text.codePointAt(from);
  return point !== undefined && wordCharacterPattern.test(String.fromCodePoint(point));
}

/** The word that ends at the caret or contains it; undefined if there is none. */
export function wordAt(text: string, caret: number): TextRange | undefined {
  let start = caret;
  while (start > 0 && isInWord(text, start - 1)) start--;
  if (start === caret) return undefined;
  let end = caret;
  while (end < text.length && isInWord(text, end)) end++;
  return { start, end };
}

/**
 * The text after an edit of any kind. Committed words move along; one that was edited or extended is an
 * ordinary word again.
 */
export function afterEdit(before: TypedText, text: string, caret: number): TypedText {
  const shorter = Math.min(before.text.length, text.length);
  // The edit ends at the caret, so equal characters after the caret are the old ones.
  const mostAlike = Math.min(shorter, text.length - caret);
  let alike = 0;
  while (alike < mostAlike && before.text.at(-1 - alike) === text.at(-1 - alike)) alike++;
  let start = 0;
  while (start < shorter - alike && before.text[start] === text[start]) start++;
  const oldEnd = before.text.length - alike;
  const shift = text.length - before.text.length;
  const committed = before.committed.flatMap((word) => {
    if (word.end > start && word.start < oldEnd) return [];
    const moved = word.end <= start ? word : { ...word, start: word.start + shift, end: word.end + shift };
    const grown = (moved.start > 0 && isInWord(text, moved.start - 1)) || isInWord(text, moved.end);
    return grown ? [] : [moved];
  });
  return { text, caret, committed };
}

/** How a word is committed. */
export interface WordReplacement {
  readonly typed: string;
  readonly replacement: string;
  readonly suggestions?: readonly string[];
}

/** Commits a word: replaces it with `replacement`, and puts a caret that was in the word after it. */
export function commitWord(before: TypedText, { start, end }: TextRange, word: WordReplacement): TypedText {
  const shift = word.replacement.length - (end - start);
  const moved = before.committed
    .filter((other) => other.end <= start || other.start >= end)
    .map((other) =>
      other.start >= end ? { ...other, start: other.start + shift, end: other.end + shift } : other,
    );
  const own: CommittedWord = {
    start,
    end: end + shift,
    typed: word.typed,
    suggestions: word.suggestions,
  };
  return {
    text: before.text.slice(0, start) + word.replacement + before.text.slice(end),
    caret:
      before.caret > start ? Math.max(before.caret + shift, start + word.replacement.length) : before.caret,
    committed: [...moved, own].sort((a, b) => a.start - b.start),
  };
}

/** The committed word that ends at the caret or contains it. */
export function committedWordAt({ committed }: TypedText, caret: number): CommittedWord | undefined {
  return committed.find((word) => word.start < caret && caret <= word.end);
}
