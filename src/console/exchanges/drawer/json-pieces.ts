import { jsonValue } from '#client/parse-json.ts';

/** A piece of JSON text: a string value, a key, or the text between them. */
export interface JsonPiece {
  readonly kind: 'key' | 'string' | 'other';
  readonly text: string;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  /** The key of the string value, or of the list that contains it. */
  readonly under?: string;
}

/** JSON indented by two, or the text as it is when it is not JSON. */
export function prettyJson(text: string): string {
  const value = jsonValue(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Splits JSON text into keys, string values and the rest; joined, the pieces are the text again. */
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
