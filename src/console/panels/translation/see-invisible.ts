import { invisible, isLineBreak } from './invisible.ts';

/** A piece of a text: plain, or one character that is not seen, by its short name. */
export interface SeenPiece {
  readonly text: string;
  /** Short name of an invisible character, as typographers and testers know it. */
  readonly name?: string | undefined;
  /** Place in the text, in UTF-16 units. */
  readonly start: number;
}

/** Short names of characters that are not seen. They are the same in every language of the interface. */
const names: Readonly<Record<string, string>> = {
  '\t': 'TAB',
  '\u00a0': 'NBSP',
  '\u00ad': 'SHY',
  '\u034f': 'CGJ',
  '\u061c': 'ALM',
  '\u180e': 'MVS',
  '\u200b': 'ZWSP',
  '\u200c': 'ZWNJ',
  '\u200d': 'ZWJ',
  '\u200e': 'LRM',
  '\u200f': 'RLM',
  '\u2060': 'WJ',
  '\ufeff': 'BOM',
};

/** Cuts a text at the characters that are not seen; line breaks are. */
export function seeInvisible(text: string): SeenPiece[] {
  const pieces: SeenPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(invisible)) {
    if (isLineBreak(found)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), start: end });
    pieces.push({ text: found, name: names[found] ?? codePoint(found), start: index });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), start: end });
  return pieces;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
