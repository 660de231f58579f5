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

/**
 * The paragraphs of a transcript, one a segment, each word with its place in the text. The formatted transcript is
 * used where the words can be found in it; it is cased and punctuated, they are not.
 */
export function transcriptParagraphs(
  segments: readonly (readonly TimedWord[])[],
  formatted: string,
): TranscriptParagraph[] {
  const words = segments.flat();
  if (words.length === 0) return formatted === '' ? [] : [{ text: formatted, spans: [] }];
  const places = findWords(
    words.map(({ word }) => word),
    formatted,
  );
  const found = places.filter((place) => place !== undefined).length;
  return found >= words.length * enough ? cut(segments, formatted, places) : joined(segments);
}

type Place = { readonly start: number; readonly end: number } | undefined;

/** Where each word stands in the text, in order; undefined for a word that is written differently there. */
export function findWords(words: readonly string[], text: string): Place[] {
  // Lower case may change the length of a text; such letters stay as they are, so that places hold.
  const plain = [...text].map((letter) => sameLength(letter)).join('');
  let at = 0;
  return words.map((word) => {
    const wanted = [...word].map((letter) => sameLength(letter)).join('');
    if (wanted === '') return undefined;
    const limit = at + lookAhead + wanted.length;
    for (
      let start = plain.indexOf(wanted, at);
      start >= 0 && start < limit;
      start = plain.indexOf(wanted, start + 1)
    ) {
      const end = start + wanted.length;
      if (isLetter(plain, start - 1) || isLetter(plain, end)) continue;
      at = end;
      return { start, end };
    }
    return undefined;
  });
}

function sameLength(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

const isLetter = (text: string, at: number) => /[\p{L}\p{M}\p{N}]/u.test(text[at] ?? '');

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
    const following = places.slice(next).find((place) => place !== undefined);
    const to = next >= places.length ? text.length : (following?.start ?? text.length);
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const spans = places
      .slice(first, next)
      .flatMap((place, offset): WordSpan[] =>
        place && place.start >= from && place.end <= to
          ? [{ start: place.start - from - lead, end: place.end - from - lead, index: first + offset }]
          : [],
      );
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
