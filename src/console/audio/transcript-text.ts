import { timeText } from './time-text.ts';
import type { TimedWord } from './timed-words.ts';

/** One paragraph of a transcript and where its words stand in it. */
export interface TranscriptParagraph {
  readonly text: string;
  readonly spans: readonly WordSpan[];
}

/** From `start` to `end` in the paragraph's text stands the word with this index in the whole transcript. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

/** Enough words must be found in the formatted text, or the words themselves are shown. */
const enough = 0.6;
/** How far ahead a word is looked for: numbers and inserted punctuation shift what follows. */
const lookAhead = 60;

/** A long transcript is put on the page in blocks of so many paragraphs. */
export const paragraphsInBlock = 12;

/** Words; a paragraph longer than this is hard to read, and slow to lay out. */
const longest = 120;

/**
 * The paragraphs of a transcript, one a segment, a long one cut at its pauses, each word with its place in the text.
 * The formatted transcript is used where the words can be found in it; it is cased and punctuated, they are not.
 */
export function transcriptParagraphs(
  received: readonly (readonly TimedWord[])[],
  formatted: string,
): TranscriptParagraph[] {
  const segments = received.flatMap(atPauses);
  const words = segments.flat();
  if (words.length === 0) return formatted === '' ? [] : [{ text: formatted, spans: [] }];
  const places = findWords(
    words.map(({ word }) => word),
    formatted,
  );
  const found = places.filter((place) => place !== undefined).length;
  return found >= words.length * enough ? cut(segments, formatted, places) : joined(segments);
}

/** A segment in parts of at most `longest` words, each cut at the longest pause of its second half. */
function atPauses(segment: readonly TimedWord[]): (readonly TimedWord[])[] {
  const parts: (readonly TimedWord[])[] = [];
  let from = 0;
  while (segment.length - from > longest) {
    let to = from + longest;
    let pause = Number.NEGATIVE_INFINITY;
    for (let at = from + longest / 2; at <= from + longest; at += 1) {
      const before = (segment[at]?.start ?? 0) - (segment[at - 1]?.end ?? 0);
      if (before > pause) [pause, to] = [before, at];
    }
    parts.push(segment.slice(from, to));
    from = to;
  }
  return [...parts, segment.slice(from)];
}

type Place = { readonly start: number; readonly end: number } | undefined;

/** Where each word stands in the text, in order; undefined for a word that is written differently there. */
export function findWords(words: readonly string[], text: string): Place[] {
  const plain = lowered(text);
  let at = 0;
  return words.map((word) => {
    const wanted = lowered(word);
    if (wanted === '') return undefined;
    // Mostly it is the next word, and no other place comes before that one.
    let next = at;
    while (next < at + lookAhead && !isLetter(plain, next)) next += 1;
    if (isLetter(wanted, 0) && plain.startsWith(wanted, next)) {
      const end = next + wanted.length;
      if (!isLetter(plain, next - 1) && !isLetter(plain, end)) {
        at = end;
        return { start: next, end };
      }
    }
    const limit = at + lookAhead + wanted.length;
    // A word that is not near is not looked for in the rest of a long text.
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

/** In lower case. It may change the length of a text; then such letters stay as they are, so that places hold. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}

const letter = /[\p{L}\p{M}\p{N}]/u;
const [space, a, z] = [0x20, 0x61, 0x7a];

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= a && code <= z) return true;
  return code !== space && letter.test(text.charAt(at));
}

/** The formatted text cut where the first found word of each segment begins. */
function cut(
  segments: readonly (readonly TimedWord[])[],
  text: string,
  places: readonly Place[],
): TranscriptParagraph[] {
  const paragraphs: TranscriptParagraph[] = [];
  let first = 0;
  let from = 0;
  for (const segment of segments) {
    if (segment.length === 0) continue;
    const next = first + segment.length;
    let later = next;
    while (later < places.length && !places[later]) later += 1;
    const following = places[later];
    const to = next >= places.length ? text.length : (following?.start ?? text.length);
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const spans: WordSpan[] = [];
    for (let index = first; index < next; index += 1) {
      const place = places[index];
      if (!place || place.start < from || place.end > to) continue;
      spans.push({ start: place.start - from - lead, end: place.end - from - lead, index });
    }
    if (piece.trim() !== '') paragraphs.push({ text: piece.trim(), spans });
    first = next;
    from = to;
  }
  return paragraphs;
}

/** The words themselves, a space between. */
function joined(segments: readonly (readonly TimedWord[])[]): TranscriptParagraph[] {
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
 * A transcript to be copied, or the words of it from `first` to `last`: a line a paragraph, each with the time it
 * begins at.
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
      // What stands before the first word and after the last, such as a full stop, belongs to a whole paragraph.
      const start = from === spans[0] ? 0 : from.start;
      const end = to === spans.at(-1) ? text.length : to.end;
      return [`[${timeText(begins)}] ${text.slice(start, end)}`];
    })
    .join('\n');
}
