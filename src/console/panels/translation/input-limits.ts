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

/** UTF-16 units of all strings. */
export function lengthOf(strings: readonly string[]): number {
  let length = 0;
  for (const string of strings) length += string.length;
  return length;
}

/** Counts strings, but not the bytes of their request: so few strings as are counted in one go are below that limit. */
export function countInput(strings: readonly string[]): InputFacts {
  const { strings: most, charactersPerString: allowed } = localLimits;
  const over: OverLimit[] = [];
  let [characters, longest, invisible] = [0, 0, 0];
  if (strings.length > most) over.push({ limit: 'strings', counted: strings.length, allowed: most });
  for (const [index, string] of strings.entries()) {
    const counted = countCharacters([string]);
    characters += counted;
    invisible += countInvisible(string);
    if (counted > allowed && longest <= allowed) {
      over.push({ limit: 'charactersPerString', counted, allowed, string: index + 1 });
    }
    longest = Math.max(longest, counted);
  }
  return { characters, longest, invisible, over };
}

/** UTF-16 units that are counted without a pause. */
const pieceLength = 50_000;

/** What is counted of strings, however many: in one go, off the page. */
export function countLongInput(strings: readonly string[]): InputFacts {
  const counting = countingLongInput(strings);
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
  }
}

/** The same piece by piece, for the page. */
export function* countingLongInput(strings: readonly string[]): Generator<void, InputFacts> {
  const { strings: most, jsonBytes } = localLimits;
  // A character has at most six bytes, and its string the marks around it.
  const weighed = (lengthOf(strings) + strings.length * 3) * 6 > jsonBytes;
  let [characters, longest, invisible] = [0, 0, 0];
  let bytes = JSON.stringify({ data: [] }).length + Math.max(0, strings.length - 1);
  let tooLong: OverLimit | undefined;
  for (let start = 0, end = 0; start < strings.length; start = end) {
    for (let length = 0; end < strings.length && length < pieceLength; end++)
      length += strings[end]?.length ?? 0;
    const piece = strings.slice(start, end);
    const facts = countInput(piece);
    characters += facts.characters;
    longest = Math.max(longest, facts.longest);
    invisible += facts.invisible;
    // The brackets and commas of all are counted above.
    if (weighed) bytes += new TextEncoder().encode(JSON.stringify(piece)).length - 1 - piece.length;
    const found = facts.over.find(({ limit }) => limit === 'charactersPerString');
    tooLong ??= found && { ...found, string: start + (found.string ?? 0) };
    yield;
  }
  const over: OverLimit[] = [];
  if (strings.length > most) over.push({ limit: 'strings', counted: strings.length, allowed: most });
  if (tooLong) over.push(tooLong);
  if (weighed && bytes > jsonBytes) over.push({ limit: 'jsonBytes', counted: bytes, allowed: jsonBytes });
  return { characters, longest, invisible, over };
}
