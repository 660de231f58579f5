/** A piece of a longer text and its start, in UTF-16 units. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
}

/** The end of a sentence; never before a number, as in `Rs. 500` and `No. 5`. */
const sentenceEnd = /[.!?।॥۔؟]+["'”’)\]]*\s+(?![\s\p{Nd}])/gu;
const space = /\s+/gu;

/**
 * Cuts a long text into pieces of at most `limit` units: after a sentence where possible, otherwise between words,
 * otherwise anywhere except inside a surrogate pair. Joined, the pieces give the text again.
 */
export function splitText(text: string, limit: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  while (text.length - start > limit) {
    const window = text.slice(start, start + limit);
    const cut =
      lastBoundaryEnd(window, sentenceEnd) ??
      lastBoundaryEnd(window, space) ??
      lengthOfWholeCharacters(window);
    pieces.push({ text: window.slice(0, cut), start });
    start += cut;
  }
  if (start < text.length || pieces.length === 0) pieces.push({ text: text.slice(start), start });
  return pieces;
}

function lastBoundaryEnd(window: string, boundary: RegExp): number | undefined {
  let end: number | undefined;
  for (const match of window.matchAll(boundary)) end = match.index + match[0].length;
  return end;
}

function lengthOfWholeCharacters(window: string): number {
  const last = window.charCodeAt(window.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length;
}

/** Whether there is anything to speak: letters, digits or named signs, not just punctuation. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}\p{Sc}\p{Sm}\p{So}%&@#*]/u.test(text.replace(/[<>|]/gu, ' '));
}
