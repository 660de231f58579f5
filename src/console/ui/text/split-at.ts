/** A piece of a text: what a pattern found, or the text between. */
export interface Piece {
  readonly text: string;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  readonly found: boolean;
}

/** Splits a text where a global pattern matches; joined, the pieces are the text again. */
export function splitByPattern(text: string, pattern: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index), start: end, found: false });
    pieces.push({ text: match, start: index, found: true });
    end = index + match.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end, found: false });
  return pieces;
}
