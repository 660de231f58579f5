import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let file: Buffer | undefined;
const newline = 10;

/**
 * The file of the CMU dictionary: one entry per line, sorted. It is searched as bytes, which load in milliseconds;
 * importing it as a module would create 135,000 strings.
 */
function dictionaryBytes(): Buffer {
  file ??= readFileSync(createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary'));
  return file;
}

const entryPattern = /^ {2}"([^"]+?)(?:\(\d\))?": "([^"]*)"/;

/** All words of the dictionary that consist of letters, each with its first pronunciation (`K AE1 T`). */
export function* listedPronunciations(): Generator<readonly [word: string, phones: string]> {
  const entries = dictionaryBytes()
    .toString('latin1')
    .matchAll(/^ {2}"([a-z]+)": "([^"]*)"/gm);
  for (const [, word = '', phones = ''] of entries) yield [word, phones];
}

/** ARPAbet phones (`["K", "AE1", "T"]`) of a lower-case English word; undefined when it is not listed. */
export function pronunciationOf(word: string): readonly string[] | undefined {
  if (!/^[a-z][a-z']*$/.test(word)) return undefined;
  const text = dictionaryBytes();
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : text.lastIndexOf(newline, middle - 1) + 1;
    const end = text.indexOf(newline, middle);
    const match = entryPattern.exec(text.toString('latin1', start, end < 0 ? text.length : end));
    if (!match) {
      // Lines that are not entries occur only before the first entry and after the last, so their position shows in
      // which direction to continue the search.
      if (start < text.length / 2) low = end + 1;
      else high = start;
      continue;
    }
    if (match[1] === word) return firstPronunciation(text, start, word)?.split(' ');
    if (match[1]! < word) low = end < 0 ? text.length : end + 1;
    else high = start;
  }
  return undefined;
}

function firstPronunciation(text: Buffer, start: number, word: string): string | undefined {
  let phones: string | undefined;
  for (let at = start; at > 0; ) {
    const end = text.indexOf(newline, at);
    const match = entryPattern.exec(text.toString('latin1', at, end < 0 ? text.length : end));
    if (match?.[1] !== word) break;
    phones = match[2];
    at = text.lastIndexOf(newline, at - 2) + 1;
  }
  return phones;
}
