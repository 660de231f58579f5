import type { SpeechMark } from '../synthesis/synthesizer.ts';
import type { RawWord } from './espeak-engine.ts';

/**
 * Returns the time of each written word of `text`. A word that is spoken in parts ("25" as two number words) gets one
 * mark. Words that are not spoken get none.
 */
export function createSpeechMarks(
  text: string,
  words: readonly RawWord[],
): (SpeechMark & { textStart: number })[] {
  const tokens = findWrittenWords(text);
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

/** The written words of a text with their positions, without the punctuation around them. */
function findWrittenWords(text: string) {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: token, index }) => {
    const lead = /^[\p{P}\p{Sk}]+(?=.)/u.exec(token)?.[0].length ?? 0;
    const word = token.slice(lead).replace(/(?<=.)[\p{P}\p{Sk}]+$/u, '');
    return { word, start: index + lead, end: index + token.length };
  });
}
