import { splitAt } from '#console/ui/text/pieces.ts';
import { invisible } from './invisible.ts';

/** A piece of a text: plain, or one invisible character with its short name. */
export interface SeenPiece {
  readonly text: string;
  /** Short name of an invisible character, as typographers and testers know it. */
  readonly name?: string | undefined;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
}

/** Short names of invisible characters, the same in every language of the interface. */
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

/** Splits a text at its invisible characters, line breaks excepted. */
export function seeInvisible(text: string): SeenPiece[] {
  return splitAt(text, invisible).map(({ text: piece, start, found }) => ({
    text: piece,
    start,
    ...(found && { name: names[piece] ?? codePoint(piece) }),
  }));
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
