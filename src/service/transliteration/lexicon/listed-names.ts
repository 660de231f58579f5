import { nameTables, readHeadwords } from './word-table.ts';

let names: ReadonlySet<string> | undefined;

/** Whether a word in lower case is a name, or a word of a name, in a table of the lexicon. */
export function isListedName(word: string): boolean {
  names ??= new Set(nameTables.flatMap(readHeadwords).flatMap((name) => name.toLowerCase().split(' ')));
  return names.has(word);
}
