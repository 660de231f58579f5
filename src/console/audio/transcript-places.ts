import type { Timed, TimedWord } from './timed-words.ts';
import type { TranscriptParagraph } from './transcript-text.ts';

/** Where a word stands on the page: the paragraph's number and the place in its text. */
export interface Spot {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** A word of the transcript on the time axis; `index` is its place in the transcript. */
export interface SpokenWord extends TimedWord {
  readonly index: number;
}

export interface TranscriptPlaces {
  /** In the order of the transcript. */
  readonly words: readonly TimedWord[];
  /** The same words ordered by start, whatever order they came in. */
  readonly spoken: readonly SpokenWord[];
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
  const spoken = words.map(({ word, start, end }, index) => ({ word, start, end, index }));
  if (words.some(({ start }, index) => start < (words[index - 1]?.start ?? start))) {
    spoken.sort((a, b) => a.start - b.start);
  }
  const spots: (Spot | undefined)[] = new Array(words.length);
  paragraphs.forEach(({ spans }, paragraph) => {
    for (const { index, start, end } of spans) spots[index] = { paragraph, start, end };
  });
  return {
    words,
    spoken,
    spot: (index) => spots[index],
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
