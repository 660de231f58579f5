import { timeText } from '../time-text.ts';
import type { TimedWord } from '../timed-words.ts';

/** A paragraph of a transcript and the positions of its words. */
export interface TranscriptParagraph {
  readonly text: string;
  readonly spans: readonly WordSpan[];
}

/** The word with this index in the transcript is the text from `start` to `end`. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

/** The fraction of the words that must be found in the formatted text; below it, the words themselves are shown. */
const requiredShare = 0.6;
/** How many characters ahead a word is searched for, since numbers and punctuation shift what follows. */
const maxLookAhead = 60;

/** Paragraphs per block; a long transcript is rendered block by block. */
export const paragraphsInBlock = 12;

/** Maximum number of words per paragraph; longer paragraphs are hard to read and slow to lay out. */
const maxParagraphWords = 120;

/**
 * The paragraphs of a transcript, one per segment, long ones cut at their pauses, with the position of each word. Uses
 * the formatted transcript, which has case and punctuation, if the words can be found in it.
 */
export function transcriptParagraphs(
  received: readonly (readonly TimedWord[])[],
  formatted: string,
): TranscriptParagraph[] {
  const segments = received.flatMap(splitAtPauses);
  const words = segments.flat();
  if (words.length === 0) return formatted === '' ? [] : [{ text: formatted, spans: [] }];
  const ranges = findWords(
    words.map(({ word }) => word),
    formatted,
  );
  const found = ranges.filter((range) => range !== undefined).length;
  return found >= words.length * requiredShare
    ? paragraphsFromText(segments, formatted, ranges)
    : paragraphsFromWords(segments);
}

/** Splits a segment into parts of at most `maxParagraphWords` words, cut at the longest pause of their second half. */
function splitAtPauses(segment: readonly TimedWord[]): (readonly TimedWord[])[] {
  const parts: (readonly TimedWord[])[] = [];
  let from = 0;
  while (segment.length - from > maxParagraphWords) {
    let to = from + maxParagraphWords;
    let pause = Number.NEGATIVE_INFINITY;
    for (let at = from + maxParagraphWords / 2; at <= from + maxParagraphWords; at += 1) {
      const before = (segment[at]?.start ?? 0) - (segment[at - 1]?.end ?? 0);
      if (before > pause) [pause, to] = [before, at];
    }
    parts.push(segment.slice(from, to));
    from = to;
  }
  return [...parts, segment.slice(from)];
}

type WordRange = { readonly start: number; readonly end: number } | undefined;

/** The position of each word in the text, in order; undefined for a word that is not in it. */
function findWords(words: readonly string[], text: string): WordRange[] {
  const plain = lowerCaseOf(text);
  let at = 0;
  return words.map((word) => {
    const wanted = lowerCaseOf(word);
    if (wanted === '') return undefined;
    // The word is usually the next one in the text, which is checked before searching further.
    let next = at;
    while (next < at + maxLookAhead && !isLetter(plain, next)) next += 1;
    if (isLetter(wanted, 0) && plain.startsWith(wanted, next)) {
      const end = next + wanted.length;
      if (!isLetter(plain, next - 1) && !isLetter(plain, end)) {
        at = end;
        return { start: next, end };
      }
    }
    const limit = at + maxLookAhead + wanted.length;
    // Only the nearby text is searched: a missing word must not cost a search of the whole text.
    const near = plain.slice(at, limit + wanted.length);
    const from = at;
    for (let found = near.indexOf(wanted); found >= 0; found = near.indexOf(wanted, found + 1)) {
      const start = from + found;
      const end = start + wanted.length;
      if (start >= limit) return undefined;
      if (isLetter(plain, start - 1) || isLetter(plain, end)) continue;
      at = end;
      return { start, end };
    }
    return undefined;
  });
}

/** Lower case. Letters whose lower case has another length stay unchanged, so that positions remain valid. */
function lowerCaseOf(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}

const letterPattern = /[\p{L}\p{M}\p{N}]/u;
const [space, a, z] = [0x20, 0x61, 0x7a];

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= a && code <= z) return true;
  return code !== space && letterPattern.test(text.charAt(at));
}

/** Splits the formatted text at the first word of each segment that was found in it. */
function paragraphsFromText(
  segments: readonly (readonly TimedWord[])[],
  text: string,
  ranges: readonly WordRange[],
): TranscriptParagraph[] {
  const paragraphs: TranscriptParagraph[] = [];
  let first = 0;
  let from = 0;
  for (const segment of segments) {
    if (segment.length === 0) continue;
    const next = first + segment.length;
    let later = next;
    while (later < ranges.length && !ranges[later]) later += 1;
    const following = ranges[later];
    const to = next >= ranges.length ? text.length : (following?.start ?? text.length);
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const spans: WordSpan[] = [];
    for (let index = first; index < next; index += 1) {
      const range = ranges[index];
      if (!range || range.start < from || range.end > to) continue;
      spans.push({ start: range.start - from - lead, end: range.end - from - lead, index });
    }
    if (piece.trim() !== '') paragraphs.push({ text: piece.trim(), spans });
    first = next;
    from = to;
  }
  return paragraphs;
}

/** One paragraph per segment: its words, separated by spaces. */
function paragraphsFromWords(segments: readonly (readonly TimedWord[])[]): TranscriptParagraph[] {
  let index = 0;
  return segments.flatMap((segment) => {
    if (segment.length === 0) return [];
    let text = '';
    const spans = segment.map(({ word }) => {
      const start = text === '' ? 0 : text.length + 1;
      text = text === '' ? word : `${text} ${word}`;
      const span = { start, end: text.length, index };
      index += 1;
      return span;
    });
    return [{ text, spans }];
  });
}

/**
 * The text of a transcript for copying, or of its words from `first` to `last`: one line per paragraph, each with its
 * time.
 */
export function textWithTimes(
  paragraphs: readonly TranscriptParagraph[],
  words: readonly TimedWord[],
  chosen: { readonly first: number; readonly last: number } = { first: 0, last: words.length - 1 },
): string {
  return paragraphs
    .flatMap(({ text, spans }) => {
      const inside = spans.filter(({ index }) => index >= chosen.first && index <= chosen.last);
      const [from, to] = [inside[0], inside.at(-1)];
      const begins = words[from?.index ?? -1]?.start;
      if (!from || !to || begins === undefined) return [];
      // Text before the first and after the last word, such as a full stop, is included for whole paragraphs only.
      const start = from === spans[0] ? 0 : from.start;
      const end = to === spans.at(-1) ? text.length : to.end;
      return [`[${timeText(begins)}] ${text.slice(start, end)}`];
    })
    .join('\n');
}
