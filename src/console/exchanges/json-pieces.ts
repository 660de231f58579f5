/** A piece of JSON text: a string value, a key, or what stands between. */
export interface JsonPiece {
  readonly kind: 'key' | 'string' | 'other';
  readonly text: string;
  /** Where it begins. */
  readonly start: number;
  /** The key that a string value stands under: directly, or in a list. */
  readonly under?: string;
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
  let key: string | undefined;
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"(\s*:)?/g)) {
    const between = text.slice(end, match.index);
    if (between !== '') pieces.push({ kind: 'other', text: between, start: end });
    const under = /[[\]{}]/.test(between.replace(/^\s*\[\s*$/, '')) ? undefined : key;
    key = match[1] ? match[0].slice(1, match[0].lastIndexOf('"')) : under;
    pieces.push({
      kind: match[1] ? 'key' : 'string',
      text: match[0],
      start: match.index,
      ...(!match[1] && under !== undefined && { under }),
    });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'other', text: text.slice(end), start: end });
  return pieces;
}
