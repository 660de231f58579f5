import { countCharacters } from '#console/ui/strings.ts';
import { localLimits } from '#contract/limits.ts';

/** A limit that the strings go over, with what was counted. */
export interface OverLimit {
  readonly limit: 'strings' | 'charactersPerString' | 'jsonBytes';
  readonly counted: number;
  readonly allowed: number;
  /** Place of the first string that is too long, from 1. */
  readonly string?: number;
}

/** The limits of the local service that strings go over; another service has its own. */
export function overLimits(strings: readonly string[]): OverLimit[] {
  const over: OverLimit[] = [];
  const { strings: most, charactersPerString, jsonBytes } = localLimits;
  if (strings.length > most) over.push({ limit: 'strings', counted: strings.length, allowed: most });
  for (const [index, string] of strings.entries()) {
    // A string has at most as many characters as UTF-16 units.
    if (string.length <= charactersPerString) continue;
    const counted = countCharacters([string]);
    if (counted <= charactersPerString) continue;
    over.push({ limit: 'charactersPerString', counted, allowed: charactersPerString, string: index + 1 });
    break;
  }
  const units = strings.reduce((sum, string) => sum + string.length + 3, 0);
  if (units * 6 > jsonBytes) {
    const counted = new TextEncoder().encode(JSON.stringify({ data: strings })).length;
    if (counted > jsonBytes) over.push({ limit: 'jsonBytes', counted, allowed: jsonBytes });
  }
  return over;
}

/** Characters of the longest string. */
export function longestOf(strings: readonly string[]): number {
  let longest = 0;
  for (const string of strings)
    if (string.length > longest) longest = Math.max(longest, countCharacters([string]));
  return longest;
}
