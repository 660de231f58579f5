import { countCharacters } from '#console/ui/text/strings.ts';
import { localLimits } from '#contract/limits.ts';
import { countInvisible } from './invisible.ts';

/** An exceeded limit, with the count. */
export interface ExceededLimit {
  readonly limit: 'strings' | 'charactersPerString' | 'jsonBytes';
  readonly counted: number;
  readonly allowed: number;
  /** Position of the first string that is too long, counted from 1. */
  readonly string?: number;
}

/** Counts of strings before they are sent; characters are code points. */
export interface InputFacts {
  readonly characters: number;
  /** Number of characters in the longest string. */
  readonly longest: number;
  /** Number of invisible characters. */
  readonly invisible: number;
  /** The exceeded limits of the local service; other services have their own. */
  readonly over: readonly ExceededLimit[];
}

/** Number of UTF-16 units in all strings. */
export function totalLength(strings: readonly string[]): number {
  let length = 0;
  for (const string of strings) length += string.length;
  return length;
}

/** Number of UTF-16 units that are counted between two pauses. */
const pieceLength = 50_000;

/** Counts any number of strings without a pause. */
export function countInput(strings: readonly string[]): InputFacts {
  const counting = countInputInSteps(strings);
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
  }
}

/** Counts piece by piece, so that the page can do something else in between. */
export function* countInputInSteps(strings: readonly string[]): Generator<void, InputFacts> {
  const { strings: most, charactersPerString: allowed, jsonBytes } = localLimits;
  // Bytes are counted only if the request may be too large: a UTF-16 unit takes at most six bytes in JSON.
  const weighed = (totalLength(strings) + strings.length * 3) * 6 > jsonBytes;
  const encoder = new TextEncoder();
  let [characters, longest, invisible, length] = [0, 0, 0, 0];
  let bytes = JSON.stringify({ data: [] }).length + Math.max(0, strings.length - 1);
  let tooLong: ExceededLimit | undefined;
  for (const [index, string] of strings.entries()) {
    const counted = countCharacters([string]);
    characters += counted;
    longest = Math.max(longest, counted);
    invisible += countInvisible(string);
    if (weighed) bytes += encoder.encode(JSON.stringify(string)).length;
    if (counted > allowed) {
      tooLong ??= { limit: 'charactersPerString', counted, allowed, string: index + 1 };
    }
    length += string.length + 1;
    if (length < pieceLength) continue;
    length = 0;
    yield;
  }
  const over: ExceededLimit[] = [];
  if (strings.length > most) over.push({ limit: 'strings', counted: strings.length, allowed: most });
  if (tooLong) over.push(tooLong);
  if (weighed && bytes > jsonBytes) over.push({ limit: 'jsonBytes', counted: bytes, allowed: jsonBytes });
  return { characters, longest, invisible, over };
}
