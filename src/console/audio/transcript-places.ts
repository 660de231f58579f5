import type { Timed, TimedWord } from './timed-words.ts';
import type { TranscriptParagraph } from './transcript-text.ts';

/** Where a word stands on the page: the paragraph's number and the place in its text. */
export interface Spot {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

export interface TranscriptPlaces {
  /** In the order of the transcript. */
  readonly words: readonly TimedWord[];
  /** The same words ordered by start, whatever order they came in. */
  readonly spoken: readonly TimedWord[];
  /** The index in `words` of a word of `spoken`; -1 where there is none. */
  readonly indexOf: (place: number) => number;
  /** Absent for a word that is written differently in the text. */
  readonly spot: (index: number) => Spot | undefined;
  /** The index of the word at a place of a paragraph's text, or of the one before it; -1 before the first. */
  readonly wordAtPlace: (paragraph: number, place: number) => number;
  /** The index of the word at a place, or of the one after it; -1 after the last. */
  readonly wordFromPlace: (paragraph: number, place: number) => number;
}

/** Which words stand where in the paragraphs of a transcript, and when they are heard. */
export function transcriptPlaces(
  segments: readonly (readonly TimedWord[])[],
  paragraphs: readonly TranscriptParagraph[],
): TranscriptPlaces {
  const words = segments.flat();
  // Nearly always they are in order; then nothing is sorted.
  const turned = words.some(({ start }, index) => start < (words[index - 1]?.start ?? start));
  const order = turned
    ? words.map((_, index) => index).sort((a, b) => (words[a]?.start ?? 0) - (words[b]?.start ?? 0))
    : undefined;
  // The paragraph of each word and its place among the words of it, counted from 1: 0 is nowhere.
  const paragraphOf = new Uint32Array(words.length);
  const placeIn = new Uint32Array(words.length);
  paragraphs.forEach(({ spans }, paragraph) => {
    spans.forEach(({ index }, place) => {
      paragraphOf[index] = paragraph;
      placeIn[index] = place + 1;
    });
  });
  return {
    words,
    spoken: order ? order.flatMap((index) => words[index] ?? []) : words,
    indexOf: (place) => (place < 0 ? -1 : (order?.[place] ?? place)),
    spot: (index) => {
      const paragraph = paragraphOf[index] ?? 0;
      const span = paragraphs[paragraph]?.spans[(placeIn[index] ?? 0) - 1];
      return span && { paragraph, start: span.start, end: span.end };
    },
    wordAtPlace: (paragraph, place) => {
      for (let number = paragraph; number >= 0; number -= 1) {
        const spans = paragraphs[number]?.spans ?? [];
        const found = number === paragraph ? spans.findLast(({ start }) => start <= place) : spans.at(-1);
        if (found) return found.index;
      }
      return -1;
    },
    wordFromPlace: (paragraph, place) => {
      for (let number = paragraph; number < paragraphs.length; number += 1) {
        const spans = paragraphs[number]?.spans ?? [];
        const found = number === paragraph ? spans.find(({ end }) => end > place) : spans[0];
        if (found) return found.index;
      }
      return -1;
    },
  };
}

/** From the start of the first to the end of the last word of a stretch of the transcript. */
export function timesOf(words: readonly TimedWord[], first: number, last: number): Timed | undefined {
  const chosen = words.slice(first, last + 1);
  if (chosen.length === 0) return undefined;
  return {
    start: Math.min(...chosen.map(({ start }) => start)),
    end: Math.max(...chosen.map(({ end }) => end)),
  };
}
