import type { Script } from '#contract/languages.ts';
import { isTaggedEntity, splitTrailingPunctuation } from './tagged-entities.ts';
import { scriptOf } from './word-script.ts';

/** A piece of text that is handled as a unit. `other` is kept byte for byte. */
export interface Segment {
  readonly kind: 'word' | 'number' | 'ordinal' | 'initials' | 'tagged' | 'other';
  readonly text: string;
  /** The word to spell instead of `text`: an abbreviation in full, or capitals in lower case. */
  readonly readAs?: string;
}

// Matches words, numbers, ordinals, initials and signs such as µ, in a single pass without backtracking.
const piecePattern =
  /(?<sign>[µªº]\p{L}*)|(?<initials>(?:(?<![\p{L}\p{M}])[A-Z]\.){2,}(?:[A-Z](?![\p{L}\p{M}]))?)|(?<ordinal>(?<![\p{Nd}.,])[0-9]{1,12}(?:st|nd|rd|th|ST|ND|RD|TH)(?![\p{L}\p{M}\p{Nd}]))|(?<number>\p{Nd}+(?:[.,]\p{Nd}+)*)|(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}\u200c\u200d]|['’](?=\p{Script=Latin}))*)/gu;

/**
 * Splits a run of letters into words of one script each; marks and joiners stay with the letters before them.
 */
function splitByScript(run: string): Segment[] {
  const segments: Segment[] = [];
  let current: Script | 'foreign' | undefined;
  let start = 0;
  for (let at = 0; at < run.length; ) {
    const code = run.codePointAt(at)!;
    const script = scriptOf(code) ?? (/\p{L}/u.test(String.fromCodePoint(code)) ? 'foreign' : undefined);
    if (script !== undefined && current !== undefined && script !== current) {
      segments.push({ kind: 'word', text: run.slice(start, at) });
      start = at;
    }
    current = script ?? current;
    at += code > 0xffff ? 2 : 1;
  }
  if (start < run.length) segments.push({ kind: 'word', text: run.slice(start) });
  return segments;
}

function splitPlainText(text: string, segments: Segment[]): void {
  let end = 0;
  for (const match of text.matchAll(piecePattern)) {
    if (match.index > end) segments.push({ kind: 'other', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { sign, initials, ordinal, number } = match.groups ?? {};
    if (sign) segments.push({ kind: 'other', text: sign });
    else if (initials) segments.push({ kind: 'initials', text: initials });
    else if (ordinal) segments.push({ kind: 'ordinal', text: ordinal });
    else if (number) segments.push({ kind: 'number', text: number });
    else segments.push(...splitByScript(match[0]));
  }
  if (end < text.length) segments.push({ kind: 'other', text: text.slice(end) });
}

/** Splits text into words, numbers, addresses and the rest; joined, they are the text again. */
export function splitIntoSegments(text: string): Segment[] {
  const segments: Segment[] = [];
  if (!/[@.:]/.test(text)) {
    splitPlainText(text, segments);
    return segments;
  }
  let plain = '';
  for (const chunk of text.split(/(\s+)/u)) {
    const [body, trailing] = splitTrailingPunctuation(chunk);
    if (!isTaggedEntity(body)) {
      plain += chunk;
      continue;
    }
    splitPlainText(plain, segments);
    segments.push({ kind: 'tagged', text: body });
    plain = trailing;
  }
  splitPlainText(plain, segments);
  return segments;
}
