/** A piece of JSON text: a string value, a key, or what stands between. */
export interface JsonPiece {
  readonly kind: 'key' | 'string' | 'other';
  readonly text: string;
  /** Where it begins. */
  readonly start: number;
}

/** JSON indented by two, or the text as it is when it is not JSON. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Cuts JSON text into keys, string values and the rest, in order; joined again they are the text. */
export function jsonPieces(text: string): JsonPiece[] {
  const pieces: JsonPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"(\s*:)?/g)) {
    if (match.index > end) pieces.push({ kind: 'other', text: text.slice(end, match.index), start: end });
    pieces.push({ kind: match[1] ? 'key' : 'string', text: match[0], start: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'other', text: text.slice(end), start: end });
  return pieces;
}
