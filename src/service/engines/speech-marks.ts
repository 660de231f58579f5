import type { RawWord } from './espeak-engine.ts';
import type { SpeechMark } from './synthesizer.ts';

/** A written word without the punctuation around it, and where it begins. */
interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Gives each written word of `text` its time: a word may be announced in parts ("25" as two number words), its mark
 * spans them all. Words the engine says nothing for get no mark.
 */
export function marksOf(text: string, words: readonly RawWord[]): (SpeechMark & { textStart: number })[] {
  const tokens = tokensOf(text);
  const marks: (SpeechMark & { textStart: number })[] = [];
  let next = 0;
  for (const { position, start, end, sentence } of words) {
    while (next < tokens.length && tokens[next]!.end <= position) next++;
    const token = tokens[next];
    if (!token) break;
    const previous = marks.at(-1);
    if (previous?.textStart === token.start) marks[marks.length - 1] = { ...previous, end };
    else marks.push({ word: token.word, start, end, sentence, textStart: token.start });
  }
  return marks;
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: token, index }) => {
    const lead = /^[\p{P}\p{Sk}]+(?=.)/u.exec(token)?.[0].length ?? 0;
    const word = token.slice(lead).replace(/(?<=.)[\p{P}\p{Sk}]+$/u, '');
    return { word, start: index + lead, end: index + token.length };
  });
}
