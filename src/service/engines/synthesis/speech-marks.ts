import type { RawWord } from './speech-engine.ts';
import type { SpeechMark } from './synthesizer.ts';

/**
 * Returns the time of each written word of `text`. A word that is spoken in parts ("25" as two number words) gets one
 * mark. Words that the voice joins ("of the", "براہ کرم") get one mark with the text of all of them. Signs that are not
 * spoken get none.
 */
export function createSpeechMarks(
  text: string,
  words: readonly RawWord[],
): (SpeechMark & { textStart: number })[] {
  const tokens = findWrittenWords(text);
  const marks: (SpeechMark & { textStart: number })[] = [];
  /** Adds a word without a time to the mark before it. */
  const join = (token: WrittenWord) => {
    const previous = marks.at(-1);
    if (!previous || !/[\p{L}\p{N}]/u.test(token.word)) return;
    const end = token.start + token.word.length;
    marks[marks.length - 1] = { ...previous, word: text.slice(previous.textStart, end) };
  };
  let next = 0;
  let marked = -1;
  for (const { position, start, end, sentence } of words) {
    while (next < tokens.length && tokens[next]!.end <= position) {
      if (next !== marked) join(tokens[next]!);
      next++;
    }
    const token = tokens[next];
    if (!token) break;
    const previous = marks.at(-1);
    if (next === marked && previous) marks[marks.length - 1] = { ...previous, end };
    else marks.push({ word: token.word, start, end, sentence, textStart: token.start });
    marked = next;
  }
  for (const token of tokens.slice(Math.max(next, marked + 1))) join(token);
  return marks;
}

interface WrittenWord {
  readonly word: string;
  readonly start: number;
  /** Includes the punctuation after the word. */
  readonly end: number;
}

/** The written words of a text with their positions, without the punctuation around them. */
function findWrittenWords(text: string): WrittenWord[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: token, index }) => {
    const lead = /^[\p{P}\p{Sk}]+(?=.)/u.exec(token)?.[0].length ?? 0;
    const word = token.slice(lead).replace(/(?<=.)[\p{P}\p{Sk}]+$/u, '');
    return { word, start: index + lead, end: index + token.length };
  });
}
