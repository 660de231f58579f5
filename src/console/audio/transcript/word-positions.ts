import type { Timed, TimedWord } from '../timed-words.ts';
import type { TranscriptParagraph } from './transcript-text.ts';

/** Maps the words of a transcript to their positions in the paragraphs and to their times. */
export function wordPositions(
  segments: readonly (readonly TimedWord[])[],
  paragraphs: readonly TranscriptParagraph[],
) {
  const words = segments.flat();
  // Words are nearly always in the order of their start times; then nothing is sorted.
  const outOfOrder = words.some(({ start }, index) => start < (words[index - 1]?.start ?? start));
  const order = outOfOrder
    ? words.map((_, index) => index).sort((a, b) => (words[a]?.start ?? 0) - (words[b]?.start ?? 0))
    : undefined;
  // For each word, its paragraph and its number in that paragraph, counted from 1; 0 means not in the text.
  const paragraphOf = new Uint32Array(words.length);
  const placeIn = new Uint32Array(words.length);
  paragraphs.forEach(({ spans }, paragraph) => {
    spans.forEach(({ index }, place) => {
      paragraphOf[index] = paragraph;
      placeIn[index] = place + 1;
    });
  });
  return {
    /** The words in the order of the transcript. */
    words,
    /** The same words ordered by start. */
    spoken: order ? order.flatMap((index) => words[index] ?? []) : words,
    /** Converts an index in `spoken` into the index of the same word in `words`; -1 remains -1. */
    indexOf: (place: number) => (place < 0 ? -1 : (order?.[place] ?? place)),
    /**
     * The index of a word's paragraph, and offsets in the paragraph's text. Undefined for a word that is not in the
     * formatted text.
     */
    positionOf: (index: number) => {
      const paragraph = paragraphOf[index] ?? 0;
      const span = paragraphs[paragraph]?.spans[(placeIn[index] ?? 0) - 1];
      return span && { paragraph, start: span.start, end: span.end };
    },
    /** The index of the word at a position in a paragraph, or of the previous word; -1 before the first. */
    wordAtPosition: (paragraph: number, place: number) => {
      for (let number = paragraph; number >= 0; number -= 1) {
        const spans = paragraphs[number]?.spans ?? [];
        const found = number === paragraph ? spans.findLast(({ start }) => start <= place) : spans.at(-1);
        if (found) return found.index;
      }
      return -1;
    },
    /** The index of the word at a position, or of the next word; -1 after the last. */
    wordFromPosition: (paragraph: number, place: number) => {
      for (let number = paragraph; number < paragraphs.length; number += 1) {
        const spans = paragraphs[number]?.spans ?? [];
        const found = number === paragraph ? spans.find(({ end }) => end > place) : spans[0];
        if (found) return found.index;
      }
      return -1;
    },
  };
}

export type WordPositions = ReturnType<typeof wordPositions>;

/** The time range that the words from `first` to `last` cover. */
export function timesOf(words: readonly TimedWord[], first: number, last: number): Timed | undefined {
  const chosen = words.slice(first, last + 1);
  if (chosen.length === 0) return undefined;
  return {
    start: Math.min(...chosen.map(({ start }) => start)),
    end: Math.max(...chosen.map(({ end }) => end)),
  };
}
