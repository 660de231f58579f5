import { splitAt } from '#console/ui/text/pieces.ts';
import { invisible } from './invisible.ts';

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

/** Splits a text at its invisible characters, line breaks excepted; each of them has a short name. */
export function seeInvisible(text: string) {
  return splitAt(text, invisible).map(({ text: piece, start, found }) => ({
    text: piece,
    start,
    name: found ? (names[piece] ?? codePoint(piece)) : undefined,
  }));
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
