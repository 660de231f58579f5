import { countCharacters } from '#console/ui/strings.ts';
import { localLimits } from '#contract/limits.ts';
import { countInvisible } from './invisible.ts';

/** A limit that the strings go over, with what was counted. */
export interface OverLimit {
  readonly limit: 'strings' | 'charactersPerString' | 'jsonBytes';
  readonly counted: number;
  readonly allowed: number;
  /** Place of the first string that is too long, from 1. */
  readonly string?: number;
}

/** What is counted of strings before they are sent; characters are code points. */
export interface InputFacts {
  readonly characters: number;
  /** Characters of the longest string. */
  readonly longest: number;
  /** Characters that are not seen. */
  readonly invisible: number;
  /** The limits of the local service that they go over; another service has its own. */
  readonly over: readonly OverLimit[];
}

/** Strings that are counted without a pause, in UTF-16 units. */
const pieceLength = 50_000;

/** UTF-16 units of all strings. */
export function lengthOf(strings: readonly string[]): number {
  let length = 0;
  for (const string of strings) length += string.length;
  return length;
}

/** Counts strings piece by piece. */
export function* countingInput(strings: readonly string[]): Generator<void, InputFacts> {
  const { strings: most, charactersPerString, jsonBytes } = localLimits;
  // A character has at most six bytes, and its string the marks around it.
  const weighed = (lengthOf(strings) + strings.length * 3) * 6 > jsonBytes;
  const encoder = new TextEncoder();
  let [characters, longest, invisible, piece] = [0, 0, 0, 0];
  let bytes = encoder.encode(JSON.stringify({ data: [] })).length + Math.max(0, strings.length - 1);
  let tooLong: OverLimit | undefined;
  for (const [index, string] of strings.entries()) {
    const counted = countCharacters([string]);
    characters += counted;
    longest = Math.max(longest, counted);
    invisible += countInvisible(string);
    if (weighed) bytes += encoder.encode(JSON.stringify(string)).length;
    if (counted > charactersPerString) {
      tooLong ??= { limit: 'charactersPerString', counted, allowed: charactersPerString, string: index + 1 };
    }
    piece += string.length;
    if (piece < pieceLength) continue;
    piece = 0;
    yield;
  }
  const over: OverLimit[] = [];
  if (strings.length > most) over.push({ limit: 'strings', counted: strings.length, allowed: most });
  if (tooLong) over.push(tooLong);
  if (weighed && bytes > jsonBytes) over.push({ limit: 'jsonBytes', counted: bytes, allowed: jsonBytes });
  return { characters, longest, invisible, over };
}
