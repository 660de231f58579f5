import type { Word } from '#contract/speech-to-text.ts';

const maxLineCharacters = 42;
const linesPerCue = 2;
const maxCueSeconds = 7;

interface Cue {
  readonly lines: string[];
  readonly start: number;
  end: number;
}

/**
 * SubRip text from recognised words: cues of at most two lines of 42 characters, none across two segments, each
 * from the start of its first word to the end of its last, a blank line after each. Empty when there are no words.
 */
export function createSubtitles(segments: readonly (readonly Word[])[]): string {
  return segments
    .flatMap(cuesOf)
    .map(({ lines, start, end }, index) => {
      const until = Math.max(end, start + 0.001);
      return `${index + 1}\n${timestamp(start)} --> ${timestamp(until)}\n${lines.join('\n')}\n\n`;
    })
    .join('');
}

function cuesOf(words: readonly Word[]): Cue[] {
  const cues: Cue[] = [];
  for (const { text, start, end } of words.flatMap(piecesOf)) {
    const cue = cues.at(-1);
    if (cue !== undefined && end - cue.start <= maxCueSeconds && appendIfFits(cue.lines, text)) cue.end = end;
    else cues.push({ lines: [text], start, end });
  }
  return cues;
}

/** Adds the text to the last line or to a new one if it fits into the cue. */
function appendIfFits(lines: string[], text: string): boolean {
  const last = lines.at(-1) ?? '';
  if (last.length + 1 + text.length <= maxLineCharacters) {
    lines[lines.length - 1] = `${last} ${text}`;
    return true;
  }
  if (lines.length === linesPerCue) return false;
  lines.push(text);
  return true;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words longer than a line are cut at spaces, otherwise between graphemes, and their time is divided evenly. */
function piecesOf({ word, start, end }: Word): Piece[] {
  if (word.length <= maxLineCharacters) return [{ text: word, start, end }];
  const texts = joinUpToLine(
    word.split(' ').flatMap((part) =>
      joinUpToLine(
        [...graphemes.segment(part)].map(({ segment }) => segment),
        '',
      ),
    ),
    ' ',
  );
  const each = (end - start) / texts.length;
  return texts.map((text, index) => ({ text, start: start + index * each, end: start + (index + 1) * each }));
}

/** Joins parts into texts of at most one line; no part may be longer than that. */
function joinUpToLine(parts: readonly string[], separator: string): string[] {
  const texts: string[] = [];
  for (const part of parts) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + separator.length + part.length <= maxLineCharacters) {
      texts[texts.length - 1] = last + separator + part;
    } else texts.push(part);
  }
  return texts;
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const field = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  return `${field(hours, 2)}:${field(minutes, 2)}:${field((milliseconds / 1000) % 60, 2)},${field(milliseconds % 1000, 3)}`;
}
