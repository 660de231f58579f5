import { splitByPattern } from '#console/ui/text/split-at.ts';
import { invisibleCharacters } from './invisible.ts';

/** Short names of invisible characters, the same in every language of the interface. */
const characterNames: Readonly<Record<string, string>> = {
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
export function splitAtInvisible(text: string) {
  return splitByPattern(text, invisibleCharacters).map(({ text: piece, start, found }) => ({
    text: piece,
    start,
    name: found ? (characterNames[piece] ?? codePoint(piece)) : undefined,
  }));
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
